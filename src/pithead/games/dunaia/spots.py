"""The names of the spots of the table, the same in views and in events."""


def village(seat: int, name: str) -> str:
    """A square of a village, or the line between two: "0/A1", "0/A1-B1"."""
    return f"{seat}/{name}"


def booked(seat: int) -> str:
    """Where the Surveyor keeps a tile."""
    return f"{seat}/booked"


def die(value: int) -> str:
    """The column of the pool for the dice of a value."""
    return f"die/{value}"


def space(id: str) -> str:
    """A recycling space of the common board."""
    return f"space/{id}"


def elder(space: int) -> str:
    """An Elder space, counted from 1."""
    return f"elder/{space}"


def prophecy(notch: str) -> str:
    """A notch for a prophecy tile."""
    return f"prophecy/{notch}"


def market(level: int, slot: str) -> str:
    """Where a tile is for sale: the board space or the top of the pile of a level."""
    return f"market/{level}/{slot}"
