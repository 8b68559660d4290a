"""Teaching: worked examples whose claims the engine checks, and guided first games."""
