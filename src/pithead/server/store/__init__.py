"""The database: reading, writing, schema and migrations."""
