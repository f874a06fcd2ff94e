"""How the siege looks: counters and stacks, what to point at for each answer, what there is to read."""

from anahuac.app.presenters.siege.presenter import SiegePresenter

__all__ = ["SiegePresenter"]
