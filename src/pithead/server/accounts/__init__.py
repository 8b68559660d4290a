"""People: how the server recognises them, and the data it stores about them."""
