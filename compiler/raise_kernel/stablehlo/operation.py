"""What the library asks of an operation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Shape = tuple[int, ...]


class Operation(Protocol):
    """An operation with one result. `op` is its name without the dialect, `shape` and `element` are
    those of its result, `attr` is its record (attributes.py)."""

    @property
    def op(self) -> str: ...

    @property
    def shape(self) -> Shape: ...

    @property
    def element(self) -> str: ...

    @property
    def attr(self) -> Any: ...

    @property
    def operands(self) -> Sequence[Operation]: ...


@dataclass(frozen=True)
class Formed:
    """An operation in another form: with other shapes and attributes than one of a program has."""

    op: str
    shape: Shape
    element: str
    attr: Any
    operands: Sequence[Operation] = ()
