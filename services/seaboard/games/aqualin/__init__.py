"""Aqualin: two seats, one reef of six by six, schools of colours against schools of animals."""

from seaboard.games.aqualin.game import Aqualin

GAME = Aqualin()
