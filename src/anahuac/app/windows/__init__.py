"""Windows and pages: start, new match, the table."""
