"""The use cases: what players, clocks and house bots do with matches, one verb a file. Knows no HTTP, no Celery."""
