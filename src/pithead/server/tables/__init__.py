"""Tables: how they begin, change and end, and who sits at them."""
