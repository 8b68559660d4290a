"""Teaching: worked examples and guided first games."""
