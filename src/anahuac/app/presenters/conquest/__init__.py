"""How the Conquest looks: counters and stacks, what to point at for each answer, what there is to read."""

from anahuac.app.presenters.conquest.presenter import ConquestPresenter

__all__ = ["ConquestPresenter"]
