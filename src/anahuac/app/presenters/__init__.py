"""Presenters: what a game looks like. One module per game; nothing else in the window knows one."""
