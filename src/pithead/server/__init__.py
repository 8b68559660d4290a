"""The web table: lobby, live tables and their store, behind HTTP and WebSocket."""
