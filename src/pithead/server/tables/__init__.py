"""Tables: their life, their changes, and who sits at them."""
