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
from raise_kernel.stablehlo.attributes import Gather
from raise_kernel.stablehlo.batching import batched
from raise_kernel.stablehlo.elementwise import FUNCTIONS
from raise_kernel.stablehlo.indexed import gather
from raise_kernel.stablehlo.moves import MOVES

# Turns that are tried at once, to see how many there are.
TURNS = 1 << 12

Lanes = dict[Node, np.ndarray]

_MOVED = frozenset({"reshape", "transpose", "broadcast_in_dim", "slice"})
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
    return node.op in _POINTWISE or node.op in _MOVED or node.op == "dynamic_slice"


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
    if node.op == "dynamic_slice":
        return _windows(node, x, many)
    if node.op in _MOVED:
        count = max(len(v) for v, lanes in zip(x, many, strict=True) if lanes)
        return MOVES[node.op](batched(node, count, many).form, x)
    wide = [
        v.reshape(v.shape + (1,) * (node.rank - o.rank)) if lanes else v
        for v, o, lanes in zip(x, node.operands, many, strict=True)
    ]
    return plain(wide)


def _windows(node: Node, x: Sequence[np.ndarray], many: Sequence[bool]) -> np.ndarray:
    """A dynamic slice in each turn: a gather of windows."""
    array, *starts = x
    if not starts:
        return array
    count = max(len(v) for v, lanes in zip(x, many, strict=True) if lanes)
    columns = [np.broadcast_to(s.astype(np.int64), (count,)) for s in starts]
    own = (0,) if many[0] else ()
    axes = tuple(range(len(own), node.rank + len(own)))
    numbers = Gather(
        offset_dims=tuple(range(1, node.rank + 1)),
        collapsed=(),
        operand_batch=own,
        index_batch=own,
        index_map=axes,
        index_dim=1,
        sizes=(*(1 for _ in own), *node.shape),
        sorted=False,
    )
    return gather(array, np.stack(columns, axis=1), numbers)
