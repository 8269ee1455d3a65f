"""Comparisons of numba-cuda's compiler flags, without building a dictionary of them each time.

numba-cuda looks up each `a[i]` and `a + b` of a function in tables whose keys hold the flags. Their
`__hash__` sorts the names of all options, their `__eq__` fills two dictionaries by properties: 48 %
of a profile's samples of one kernel of some thousand operations. These two give the same answers.
"""

from __future__ import annotations

import functools
from typing import Any


def compare_fast(config: Any) -> None:
    """Replaces both methods of `TargetConfig`, a class of numba-cuda."""
    if not {"__hash__", "__eq__", "values"} <= vars(config).keys():
        return  # another numba-cuda, which may compare otherwise
    config.__eq__, config.__hash__ = _equals(config.__eq__), _hash


def _equals(by_values: Any) -> Any:
    def equals(self: Any, other: Any) -> Any:
        # What is set decides between two of one class. Where it differs, a default may be set.
        if type(self) is type(other) and self._values == other._values:
            return True
        return by_values(self, other)

    return equals


def _hash(self: Any) -> int:
    return _hash_of_names(type(self))


@functools.cache
def _hash_of_names(kind: type) -> int:
    """Numba's hash of flags is one of the names of their options."""
    return hash(tuple(sorted(kind.options)))  # type: ignore[attr-defined]
