"""What the reader of the rules says."""

from __future__ import annotations

from anahuac.engine.text import plural, text

RULES = text("reader", "Rules of the game")
SHORT = text("reader", "Rules")
BACK = text("reader", "Back")
BACK_TIP = text("reader", "To the section before (Alt+Left)")
FORWARD = text("reader", "Forward")
FORWARD_TIP = text("reader", "To the section you came back from (Alt+Right)")
CONTENTS = text("reader", "Contents")
CONTENTS_TIP = text("reader", "All pages and sections (Ctrl+Home)")
SEARCH = text("reader", "Search the rules")
SEARCH_HINT = text("reader", "Words, or the number of a rule")
RESULTS = plural("reader", "%n section(s) found", "", 1)
NOTHING = text("reader", "Nothing found for “{query}”.")
NOTHING_HINT = text("reader", "Try fewer letters: words are found by their beginning.")
CLOSE = text("reader", "Close the rules")
LEAVE_TIP = text("reader", "Leave the rules (Esc)")
NOW = text("reader", "used now")
SEE_ALSO = text("reader", "See also")
NAMED = text("reader", "{clause} {title}")
ON_PAGE = text("reader", "{title}, in “{page}”")
NO_PAGES = text("reader", "There are no pages on this game.")
READ = text("reader", "Read in the rules")
MENU = text("reader", "&Rules of the game")
