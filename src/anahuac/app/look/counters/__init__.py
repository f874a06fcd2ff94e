"""Counters: what is printed on them, how they are painted, and their pixmaps."""

from .cache import SIZE_STEPS, CounterCache, shadow_margin, size_step
from .faces import (
    MARKER_GLYPHS,
    BackFace,
    CommanderFace,
    CursorFace,
    DiscFace,
    Face,
    SiegeFace,
    SiegeMarkerFace,
    TacticalFace,
    UnitFace,
    VictoryFace,
    commander_glyph,
    control_face,
    nation_of,
    siege_glyph,
    siege_rank,
    unit_glyph,
)
from .painting import paint_counter
from .stacks import StackFace, StackPicture, paint_stack, stack_picture

__all__ = [
    "MARKER_GLYPHS",
    "SIZE_STEPS",
    "BackFace",
    "CommanderFace",
    "CounterCache",
    "CursorFace",
    "DiscFace",
    "Face",
    "SiegeFace",
    "SiegeMarkerFace",
    "StackFace",
    "StackPicture",
    "TacticalFace",
    "UnitFace",
    "VictoryFace",
    "commander_glyph",
    "control_face",
    "nation_of",
    "paint_counter",
    "paint_stack",
    "shadow_margin",
    "siege_glyph",
    "siege_rank",
    "size_step",
    "stack_picture",
    "unit_glyph",
]
