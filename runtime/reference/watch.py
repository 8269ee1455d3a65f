"""Options of the executor: what it checks besides faults."""

from __future__ import annotations

from enum import Enum, auto


class Watch(Enum):
    """Each kind is a translation of its own: lanes pay for what is looked for."""

    FAULTS = auto()  # nothing else
    RACES = auto()  # remembers every access (races.py)
    NOISE = auto()  # draws roundings at random (noise.py)
    UNDEFINED = auto()  # chooses the values that nothing defines (values.py)
    POISON = auto()  # also follows those that are poison as data (poison.py)

    @property
    def has_undefined(self) -> bool:
        """Whether values that nothing defines are chosen."""
        return self in (Watch.UNDEFINED, Watch.POISON)
