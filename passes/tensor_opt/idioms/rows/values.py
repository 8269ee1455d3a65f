"""Elements of one row: terms of data, and integers that depend on indices alone."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import (
    FALSE,
    TRUE,
    Terms,
    TooManyTerms,
)
from raise_kernel.stablehlo.elements import is_integer

# Elements of a row at most.
ROW = 2048
# What may be computed for one program: a value costs `EACH`, and one for each of its elements.
BUDGET = 1 << 23
EACH = 1 << 8


@dataclass(frozen=True)
class Ints:
    """Integers `base + row * step`; both of the row's shape."""

    base: np.ndarray
    step: np.ndarray


@dataclass(frozen=True)
class Data:
    """Terms: numbers or, of an i1 tensor, masks."""

    terms: np.ndarray


@dataclass(frozen=True)
class Masked:
    """One of two integers, by a mask."""

    mask: np.ndarray
    yes: Ints
    no: Ints


Row = Ints | Data | Masked


@dataclass
class Shared:
    """What the rows of one program have in common."""

    rows: int
    terms: Terms = field(default_factory=Terms)
    budget: int = BUDGET
    constants: dict[bytes, int] = field(default_factory=dict)
    # Of each term, whether it is an atom for what a loop computes; and whether a loop was left for
    # computing all that it carries.
    _computed: bytearray = field(default_factory=bytearray)
    stopped: bool = False

    def constant(self, scalar: np.ndarray) -> int:
        """The atom of a constant element."""
        key = scalar.tobytes()
        if key not in self.constants:
            self.constants[key] = self.terms.atoms(1)
        return self.constants[key]

    def compute(self, first: int, count: int) -> None:
        """These atoms are for what a loop computes."""
        end = first + count
        self._computed.extend(bytes(max(0, end - len(self._computed))))
        self._computed[first:end] = b"\1" * count

    def any_computed(self, terms: np.ndarray) -> bool:
        """Whether a loop computes one of these terms."""
        flags = np.frombuffer(self._computed, np.bool_)
        return bool(flags[terms[terms < len(flags)]].any())

    def spend(self, elements: int) -> None:
        """Count a value that is computed; raises `TooManyTerms` past the limit."""
        self.budget -= EACH + elements
        if self.budget < 0:
            raise TooManyTerms


def known(element: str, value: np.ndarray, shape: tuple[int, ...]) -> Row | None:
    """Elements that are the same in all rows; None for floats."""
    spread = np.broadcast_to(value, shape)
    if element == "i1":
        return Data(np.where(spread, TRUE, FALSE))
    if is_integer(element):
        return Ints(spread.astype(np.int64), np.zeros(shape, np.int64))
    return None


def masked(mask: np.ndarray, yes: Ints, no: Ints) -> Row:
    if bool(((mask == TRUE) | (mask == FALSE)).all()):
        take = mask == TRUE
        return Ints(np.where(take, yes.base, no.base), np.where(take, yes.step, no.step))
    return Masked(mask, yes, no)
