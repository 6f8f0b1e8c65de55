"""Lanterns, a toy that has a turn of every kind: sealed for all, any of several, and secret. For tests alone."""

from .game import Lanterns

GAME = Lanterns()
