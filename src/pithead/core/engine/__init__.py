"""The compiled engine: positions, random numbers, playouts and static evaluation."""
