"""Judgement of the Conquest for computer players: an evaluation, and an opinion on every kind of decision.

Everything is judged from a seat's view. Closed-form averages over the tables take the place of trials, so an
opinion on an answer needs no dice and is the same every time.
"""

from __future__ import annotations

from anahuac.games.conquest.advisor.advisor import ConquestAdvisor

__all__ = ["ConquestAdvisor"]
