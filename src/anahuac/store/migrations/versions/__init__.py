"""One module per version of the tables, ``v0001_...`` the first."""
