"""Teaching: guided first games, worked examples whose claims the engine checks, and the rulebook and player aid made from them."""
