"""What is kept, and how: Postgres, named queries, migrations. The only room that knows psycopg; knows no game."""
