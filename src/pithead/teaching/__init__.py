"""Teaching: guided first games, worked examples whose claims the engine checks, and the rulebook made from them."""
