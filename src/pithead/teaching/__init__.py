"""Teaching: worked examples whose claims the engine checks, the rulebook made from them, and guided first games."""
