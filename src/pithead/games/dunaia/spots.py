"""The names of places on the table, the same in views and events."""


def village(seat: int, name: str) -> str:
    """Return a square of a village, or the line between two: "0/A1", "0/A1-B1"."""
    return f"{seat}/{name}"


def booked(seat: int) -> str:
    """Return the place where the Surveyor keeps a tile."""
    return f"{seat}/booked"


def die(value: int) -> str:
    """Return the column of the pool for the dice of a value."""
    return f"die/{value}"


def space(id: str) -> str:
    """Return a recycling space of the common board."""
    return f"space/{id}"


def elder(space: int) -> str:
    """Return an Elder space, counted from 1."""
    return f"elder/{space}"


def prophecy(notch: str) -> str:
    """Return a notch for a prophecy tile."""
    return f"prophecy/{notch}"


def market(level: int, slot: str) -> str:
    """Return a place where a tile is for sale: the board space or the top of the pile of a level."""
    return f"market/{level}/{slot}"
