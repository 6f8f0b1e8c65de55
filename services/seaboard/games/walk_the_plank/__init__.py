"""Walk the Plank!: three to five crews, one plank, three cards a round laid in secret, and the Kraken at its end."""

from seaboard.games.walk_the_plank.game import WalkThePlank

GAME = WalkThePlank()
