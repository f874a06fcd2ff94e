"""The rules help: pages in our own words, read and checked, searched, found by clause. Knows no window."""

from __future__ import annotations

from anahuac.help.blocks import Block, Example, Grid, Heading, Page, Picture, Prose, Section, TableOf
from anahuac.help.book import Book, Place, open_book
from anahuac.help.checking import page_faults
from anahuac.help.parsing import PageFault, read_page
from anahuac.help.search import Hit, search

__all__ = [
    "Block",
    "Book",
    "Example",
    "Grid",
    "Heading",
    "Hit",
    "Page",
    "PageFault",
    "Picture",
    "Place",
    "Prose",
    "Section",
    "TableOf",
    "open_book",
    "page_faults",
    "read_page",
    "search",
]
