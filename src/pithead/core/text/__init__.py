"""Messages as typed data, and the sentences made of them."""
