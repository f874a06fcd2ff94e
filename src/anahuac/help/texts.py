"""What can be wrong in a page of the rules help, said to whoever writes it."""

from __future__ import annotations

from anahuac.engine.text import plural, text

LINE = text("help pages", "line {line}")
TOO_LARGE = text("help pages", "the page has more than {most} bytes")
NOT_TEXT = text("help pages", "this is not text in UTF-8")
UNSEEN = text("help pages", "there is a character here that nobody could see")
NO_TITLE = text("help pages", "the first line must be “# ” and the title of the page")
SECOND_TITLE = text("help pages", "a page has one title; sections begin with “##”")
DEEP_HEADING = text("help pages", "headings below “###” are not used")
EMPTY_HEADING = text("help pages", "the heading is empty")
BRACES = text("help pages", "the braces must hold ids of clauses, at the end of a “##” heading")
HTML = text("help pages", "HTML is not allowed")
LINK = text("help pages", "a link leads to “clause:” or “page:” and nowhere else, not to “{target}”")
BARE_LINK = text("help pages", "addresses are not allowed")
PICTURE = text("help pages", "a picture stands on a line of its own as “![words](picture:KIND/NAME)”")
NO_ALT = text("help pages", "a picture needs words that say what it shows")
TABLE = text("help pages", "a table of the game stands on a line of its own as “{form}”")
CODE = text("help pages", "code is not used in these pages")
DEEP = text("help pages", "this is nested too deeply")
LONG_LINE = text("help pages", "the line is longer than {most} characters")
UNEVEN = text("help pages", "the rows of the table do not have the same number of cells")
NO_CLAUSE = text("help pages", "there is no clause {clause}")
NO_PAGE = text("help pages", "there is no page “{page}”")
NO_PICTURE = text("help pages", "there is no picture “{picture}”")
NO_TABLE = text("help pages", "the game has no table “{table}”")
TWICE = text("help pages", "clause {clause} is explained in {other} too")
NOT_EXPLAINED = text("help pages", "clause {clause} is explained nowhere")
NO_TWIN = text("help pages", "the page is missing in the language “{language}”")
OTHER_SECTIONS = plural(
    "help pages", "the page has %n section(s), but not the same number in “{language}”", "", 1
)
OTHER_CLAUSES = text("help pages", "the section explains other clauses than in “{language}”")
OTHER_LINKS = text("help pages", "the section does not show the same pictures and tables as in “{language}”")
THIN_SPACE = text("help pages", "French needs a thin no-break space before “{sign}”")
THIN_AFTER = text("help pages", "French needs a thin no-break space after “«”")
STRAIGHT = text("help pages", "the straight quotation mark is not used; use ’ or « »")
STRANGE_NAME = text("help pages", "pages are called NN-name.md, in small letters without accents")
