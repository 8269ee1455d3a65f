"""Loops that add up terms, run as one step: all terms at once, as arrays with an axis more.

    while (i < n) { s = s - f(i); i = i + 1 }

Only the counter leads from one turn to the next one, and the sums are used for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import in_order, splat_int
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import reduced
from raise_kernel.stablehlo.algebra import Rule
from raise_kernel.stablehlo.elementwise import FUNCTIONS

# Turns that are tried at once, to see how many there are.
TURNS = 1 << 12

Lanes = dict[Node, np.ndarray]

_POINTWISE = FUNCTIONS.keys() | {"negate", "sqrt", "rsqrt"}


@dataclass(frozen=True)
class SumLoop:
    """A loop with one counter, which goes up by `step`, and sums: `terms` has what each turn adds
    to each value that is carried, with signs; nothing for one that stays."""

    counter: int
    step: int
    terms: list[list[tuple[Node, int]]]
    test: Node
    arguments: tuple[Node, Node]

    @property
    def nodes(self) -> list[Node]:
        """All that is computed anew in each turn, or for each loop."""
        return in_order([n for parts in self.terms for n, _ in parts])


def read(
    test: tuple[Sequence[Node], Node], body: tuple[Sequence[Node], Sequence[Node]]
) -> SumLoop | None:
    """The loop of these arguments, test, and results of its body."""
    arguments, results = body
    counter: int | None = None
    terms: list[list[tuple[Node, int]]] = []
    step = 0
    for number, (argument, result) in enumerate(zip(arguments, results, strict=True)):
        advance = _advance(argument, result)
        if advance is not None and counter is None:
            counter, step = number, advance
            terms.append([])
            continue
        found = _terms(argument, result)
        if found is None:
            return None
        terms.append(found)
    if counter is None:
        return None
    used = set(in_order([n for parts in terms for n, _ in parts]))
    if any(a in used for k, a in enumerate(arguments) if k != counter and terms[k]):
        return None
    asked = set(in_order([test[1]]))
    if any(a in asked for k, a in enumerate(test[0]) if k != counter):
        return None
    if not all(_can(n) for n in used | asked if n.operands):
        return None
    return SumLoop(counter, step, terms, test[1], (test[0][counter], arguments[counter]))


def _advance(argument: Node, result: Node) -> int | None:
    if result.op != "add" or argument.shape or argument not in result.operands:
        return None
    (other,) = [o for o in result.operands if o is not argument] or [argument]
    return splat_int(other)


def _terms(argument: Node, result: Node) -> list[tuple[Node, int]] | None:
    """What is added to the argument; None where it is another thing."""
    terms: list[tuple[Node, int]] = []
    while result is not argument:
        if result.op not in ("add", "subtract") or result.element[0] not in "fb":
            return None
        first, second = result.operands
        if result.op == "add" and argument in in_order([second]):
            first, second = second, first
        terms.append((second, 1 if result.op == "add" else -1))
        result = first
    return terms


def _can(node: Node) -> bool:
    return node.op in _POINTWISE or node.op in _RULES


def turns(loop: SumLoop, start: int, holds: Callable[[np.ndarray], np.ndarray]) -> np.ndarray:
    """The counter in each turn; `holds`: the test for many of them."""
    dtype = np.int64
    parts: list[np.ndarray] = []
    while True:
        counts = start + loop.step * np.arange(TURNS, dtype=dtype)
        going = np.broadcast_to(holds(counts), counts.shape)
        stop = TURNS if going.all() else int(np.argmin(going))
        parts.append(counts[:stop])
        if stop < TURNS:
            return np.concatenate(parts)
        start += loop.step * TURNS


def total(terms: Sequence[tuple[np.ndarray, int]], before: np.ndarray) -> np.ndarray:
    """The sum after all turns; a term has an axis of turns."""
    for cells, sign in terms:
        before = reduced(before + sign * reduced(cells.sum(axis=0)))
    return before


def spread(node: Node, x: Sequence[np.ndarray], many: Sequence[bool], plain: Rule) -> np.ndarray:
    """A node's elements in each turn; `many`: which operands have an axis of turns, the first."""
    rule = _RULES.get(node.op)
    if rule is not None:
        return rule(node, x, many)
    wide = [
        v.reshape(v.shape + (1,) * (node.rank - o.rank)) if lanes else v
        for v, o, lanes in zip(x, node.operands, many, strict=True)
    ]
    return plain(wide)


def _reshape(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    return x[0].reshape(len(x[0]), *node.shape)


def _transpose(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    return x[0].transpose(0, *(a + 1 for a in node.attr))


def _broadcast(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    shape = [1] * node.rank
    for axis, place in enumerate(node.attr):
        shape[place] = x[0].shape[axis + 1]
    order = [0, *(a + 1 for a in np.argsort(node.attr))]
    wide = x[0].transpose(order).reshape(len(x[0]), *shape)
    return np.broadcast_to(wide, (len(wide), *node.shape))


def _slice(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    return x[0][(slice(None), *(slice(*part) for part in zip(*node.attr, strict=True)))]


def _dynamic_slice(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    array, *starts = x
    shape = array.shape[1:] if many[0] else array.shape
    count = max(len(v) for v, lanes in zip(x, many, strict=True) if lanes)
    where: list[np.ndarray] = [np.arange(count).reshape(-1, *[1] * node.rank)] if many[0] else []
    for axis, (start, size, whole) in enumerate(zip(starts, node.shape, shape, strict=True)):
        first = np.clip(start.astype(np.int64), 0, whole - size).reshape(-1, *[1] * node.rank)
        line = np.arange(size).reshape([-1 if k == axis + 1 else 1 for k in range(node.rank + 1)])
        where.append(first + line)
    found = array[tuple(where)]
    return np.broadcast_to(found, (count, *node.shape))


Spread = Callable[[Node, Sequence[np.ndarray], Sequence[bool]], np.ndarray]

_RULES: dict[str, Spread] = {
    "reshape": _reshape,
    "transpose": _transpose,
    "broadcast_in_dim": _broadcast,
    "slice": _slice,
    "dynamic_slice": _dynamic_slice,
}
