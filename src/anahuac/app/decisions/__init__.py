"""Decision tools: one for each kind of domain, so that every question of every game can be answered.

A tool is plain Python. It holds what has been pointed at so far, tells what to mark on the board and which
buttons to offer, and gives the answer when it is complete. It knows no game: a presenter says what an option
looks like.
"""

from anahuac.app.decisions.base import Answer, Changed, Nothing, Refused, Result, Tool
from anahuac.app.decisions.registry import make_tool

__all__ = ["Answer", "Changed", "Nothing", "Refused", "Result", "Tool", "make_tool"]
