"""What a game is, and how one is played: pure rules machinery without clock, I/O or global randomness."""
