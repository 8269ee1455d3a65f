"""Explains differences to the reference executor that are due to the kernel itself.

Launches of the original kernel are compared with each other. One whose results change when only the
values that nothing defines are chosen in another way has an undefined result
(reference/undefined/values.py); one whose results change when only the threads go in another order
depends on that order. An element that does not move must be right, and then nothing here explains
it. One that moves with the order by more than roundings do has no one value: how far it moves in a
few orders says nothing of others, for they may choose between values of any kind. One that depends
on poison may be anything (LLVM's language reference: whatever is computed from poison is poison).
Of other values that nothing defines there is one, so an element that depends on them may differ by
eight times what it moves, as with roundings.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from raise_kernel.runtime.checking.compare import differing
from raise_kernel.runtime.reference import (
    FILLS,
    Fill,
    Order,
    OutOfRange,
    UndefinedError,
    UndefinedValue,
    UndefinedValues,
)
from raise_kernel.runtime.reference.errors import ExecutionError, OrderError

# The last thread first, and orders drawn at random; in the last ones blocks take turns.
ORDERS = tuple(Order(number) for number in (*range(1, 8), 9, 11, 13))

Arrays = list[np.ndarray]


class Run(Protocol):
    """Launches the original kernel; the arrays afterwards."""

    def __call__(
        self,
        *,
        order: Order = ...,
        noise: int | None = ...,
        lost: OutOfRange | None = ...,
        still: bool = ...,
        undefined: UndefinedValues | None = ...,
    ) -> Arrays: ...


@dataclass(frozen=True)
class Element:
    """The first one that differs: the number of its array, its index, how to call it."""

    array: int
    index: tuple[int, ...]
    name: str

    def bytes(self, arrays: Arrays) -> bytes:
        """Its bytes; those of all arrays where it is none of them."""
        if len(self.index) != arrays[self.array].ndim:
            return b"".join(a.tobytes() for a in arrays)
        return arrays[self.array][self.index].tobytes()

    def value(self, arrays: Arrays) -> str:
        if len(self.index) != arrays[self.array].ndim:
            return "other arrays"
        return str(arrays[self.array][self.index])


def in_other_orders(run: Run) -> list[Arrays]:
    """Results of the kernel with its threads in other orders."""
    found = []
    for order in ORDERS:
        try:
            found.append(run(order=order))
        except ExecutionError:  # a kernel that only ends in some orders has no result to compare
            continue
    return found


def decided_by_order(
    expected: Arrays, others: Sequence[Arrays], noisy: Sequence[Arrays]
) -> list[np.ndarray]:
    """The elements of each array that change with the order of the threads by more than roundings
    (`noisy` runs) explain. None of an array that is the same list after every run: its elements are
    decided but for their order (`are_reordered`)."""
    found = []
    for number, array in enumerate(expected):
        mask = np.zeros(array.shape, bool)
        runs = [arrays[number] for arrays in others]
        if any(_sorted(run) != _sorted(array) for run in runs):
            moved = [arrays[number] for arrays in noisy]
            mask = np.logical_or.reduce([differing(array, run, moved) for run in runs])
        found.append(mask)
    return found


def are_reordered(arrays: Sequence[tuple[np.ndarray, np.ndarray]], others: list[Arrays]) -> bool:
    """Whether each pair (expected, actual) is one list in two orders, a list that changes with the
    order of the threads. `others` has the results of other orders, an array for each pair."""
    return all(
        expected.tobytes() == actual.tobytes()
        or (
            any(found[number].tobytes() != expected.tobytes() for found in others)
            and _sorted(expected) == _sorted(actual)
        )
        for number, (expected, actual) in enumerate(arrays)
    )


def _sorted(array: np.ndarray) -> bytes:
    rows = np.ascontiguousarray(array).reshape(-1).view(np.uint8).reshape(array.size, -1)
    return rows[np.lexsort(rows.T)].tobytes()


def order_refusal(
    kernel: str, element: Element, expected: Arrays, others: list[Arrays]
) -> OrderError:
    """RK035, with some of the values that the element has."""
    values = dict.fromkeys(element.value(arrays) for arrays in [expected, *others])
    return OrderError(
        "RK035",
        f"{element.name} depends on the order in which the threads run: it is "
        f"{' or '.join([*values][:3])} after runs of the original kernel in different orders",
        kernel=kernel,
        hint="atomic operations whose old value decides, or a race that no barrier orders",
    )


@dataclass(frozen=True)
class _Change:
    """Undefined values become `base`, some of them `other`, or are followed as poison; `seen` is
    what changes."""

    base: Fill
    other: Fill
    seen: Callable[[Arrays], bytes]
    follow: bool = False


@dataclass
class Choices:
    """Launches that choose differently what nothing defines."""

    run: Run
    kernel: str
    results: list[Arrays]
    first: list[UndefinedValue]
    failed: tuple[int, ExecutionError] | None = None
    fills: Sequence[Fill] = FILLS

    @classmethod
    def of(cls, run: Run, kernel: str, fills: Sequence[Fill] = FILLS) -> Choices:
        """One launch for each of `fills`; none after the first where nothing is undefined."""
        choices = cls(run, kernel, [], [], fills=fills)
        for number, fill in enumerate(fills):
            undefined = UndefinedValues(fill=fill)
            try:
                choices.results.append(run(undefined=undefined))
            except ExecutionError as error:
                choices.failed = choices.failed or (number, error)
            choices.first = choices.first or undefined.found
            if not choices.first:
                break
        return choices

    def decided_by_poison(self) -> list[np.ndarray]:
        """The elements of each array that are poison, or change where only what is poison is chosen
        in another way."""
        runs: list[Arrays] = []
        for other in self.fills if self._poison() else ():
            # A launch that fails with some choice has no result to compare.
            with contextlib.suppress(ExecutionError):
                undefined = UndefinedValues(fill=self.fills[0], other=other, sites=self._poison())
                runs.append(self.run(undefined=undefined))
        if runs:
            with contextlib.suppress(ExecutionError):
                runs.append(
                    self.run(
                        undefined=UndefinedValues(self.fills[0], sites=self._poison(), follow=True)
                    )
                )
        if not runs:
            return []
        return [
            np.logical_or.reduce([unlike(array, arrays[number]) for arrays in runs])
            for number, array in enumerate(runs[0])
        ]

    def _poison(self) -> frozenset[int]:
        """The locations that gave poison."""
        return frozenset(value.site for value in self.first if value.poison)

    def refusal(self, element: Element) -> ExecutionError | None:
        """RK036 for the location that the element depends on, or that makes the launch fail; None
        where there is none. Where all choices come to one result, which is not that of the plain
        launch (a maximum with the sum that overflows), for the first location."""
        change = self._change(element)
        if change is None and not self.first:
            return None
        value = self._to_blame(change) if change is not None else self.first[0]
        what = element.name if self.failed is None else "how the kernel goes on"
        message = f"{what} depends on {value.message}"
        return UndefinedError("RK036", message, self.kernel, value.lane, value.source)

    def _change(self, element: Element) -> _Change | None:
        """What changes the result, and what of it."""
        first = self.fills[0]
        if self.failed is not None:
            number = self.failed[0]
            return _Change(first if number else self.fills[-1], self.fills[number], _all)
        for seen in (element.bytes, _all):
            for number, arrays in enumerate(self.results):
                if seen(arrays) != seen(self.results[0]):
                    return _Change(first, self.fills[number], seen)
            poison = _Change(first, first, seen, follow=True)
            if self._poison() and self._outcome(poison, self._poison())[0] != seen(self.results[0]):
                return poison
        return None

    def _outcome(
        self, change: _Change, sites: Collection[int]
    ) -> tuple[bytes | None, list[UndefinedValue]]:
        """What is seen of a launch with the change at these locations, and its undefined values."""
        undefined = UndefinedValues(change.base, change.other, frozenset(sites), change.follow)
        try:
            return change.seen(self.run(undefined=undefined)), undefined.found
        except ExecutionError:
            return None, undefined.found

    def _to_blame(self, change: _Change) -> UndefinedValue:
        """The undefined value whose choice changes the result, of the first that do so together."""
        plain, found = self._outcome(change, ())
        known = {value.site: value for value in [*found, *self.first]}
        _, more = self._outcome(change, known)
        known |= {value.site: value for value in more if value.site not in known}
        sites = [site for site, value in known.items() if value.poison or not change.follow]
        few, many = 0, len(sites)
        while many - few > 1:
            middle = (few + many) // 2
            if self._outcome(change, sites[:middle])[0] != plain:
                many = middle
            else:
                few = middle
        return known[sites[many - 1]]


def unlike(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The elements whose bytes differ."""
    one_bytes, other_bytes = (
        np.ascontiguousarray(a).reshape(-1).view(np.uint8).reshape(a.size, -1) for a in (one, other)
    )
    return (one_bytes != other_bytes).any(axis=1).reshape(one.shape)


def _all(arrays: Arrays) -> bytes:
    return b"".join(a.tobytes() for a in arrays)
