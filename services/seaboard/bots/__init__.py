"""Search, belief and the contract of a bot. Knows no game: games bring their own house bots and build on this."""
