"""The server's operating-system process: one supervisor, its workers, one instance per database."""
