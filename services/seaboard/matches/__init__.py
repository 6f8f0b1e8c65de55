"""The use cases: what players, clocks and house bots can do with matches, one verb a file. Knows nothing of HTTP or Celery."""
