"""Facts of the set-up (3)."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.terms import Camp


class DeploymentEnded(msgspec.Struct, frozen=True, tag="deployment_ended"):
    """A camp stands as its owner wants it. ``surplus`` are the hexes overstacked until the first Movement Phase of
    the Spanish player ends (3.2)."""

    camp: Camp
    surplus: tuple[str, ...] = ()


class SurplusEnded(msgspec.Struct, frozen=True, tag="surplus_ended"):
    """From now on no stack of the set-up may be too large (3.2, 6.6)."""


SetupEvents = DeploymentEnded | SurplusEnded
