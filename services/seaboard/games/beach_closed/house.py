"""The house bots of Beach Closed."""
