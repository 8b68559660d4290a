"""WebSockets: the protocol, and the streams of tables and of the lobby."""
