"""People: who somebody is, and the data kept about them."""
