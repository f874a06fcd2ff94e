"""The drawing of the application: theme, type, pictograms, patterns, counters, dice and map painting.

Painters take plain values (frozen dataclasses, colours, numbers), never game state, and work on any
``QPainter``: a tile, a widget, a picture file, a printer.
"""
