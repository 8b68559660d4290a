"""Messages as typed data, and the sentences built from them."""
