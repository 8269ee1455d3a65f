"""Values of a StableHLO block as nodes.

A node is one tensor: operation, operands, shape, element type, attributes. Two nodes with the same
five are one object, so that equality is identity and common subexpressions meet. Attributes of the
operations that rules look into are tuples of ints; any other operation has its `Origin` there.

| op | attr |
|---|---|
| constant | the element (0-d NumPy array as `Splat`) or all of them (`Table`) |
| composite | a `Call`, where a pass has made it |
| any other | its record, or its integers (stablehlo/attributes.py) |
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple, TypeVar

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.stablehlo.elements import is_integer, numpy_dtype
from raise_kernel.worklist import make_in_order

Shape = tuple[int, ...]

Made = TypeVar("Made")


@dataclass(frozen=True)
class Splat:
    """A constant with one element everywhere; `data` is that element's bytes."""

    data: bytes


@dataclass(frozen=True)
class Table:
    """A constant with these bytes, row major."""

    data: bytes


@dataclass(frozen=True)
class Call:
    """What a composite calls: its name, and the function of the module that says what it is."""

    name: str
    decomposition: str


class Inside(NamedTuple):
    """What is in the regions of an operation: values that they use and do not define, in the order
    of their first use, and the names of their operations."""

    captured: list[ir.Value]
    names: set[str]


_NOTHING = Inside([], set())


class Origin:
    """The MLIR operation that a node was loaded from, and whether it stands in its new place.

    `operands` and `results` are its values as they were read. `inside` has what is in its regions
    where the values that those capture are operands of its node. (An `ir.Operation` hashes by what
    it holds, which changes: it is no key.)
    """

    __slots__ = ("inside", "op", "operands", "placed", "results")

    def __init__(
        self,
        op: ir.Operation,
        operands: tuple[ir.Value, ...] = (),
        results: tuple[ir.Value, ...] = (),
    ) -> None:
        self.op = op
        self.operands = operands
        self.results = results
        self.placed = False
        self.inside = _NOTHING


class Node:
    """One tensor value. Of an operation with several results, each is a "result" node of it.

    `uses` counts the users in the program that was loaded; a node made since has none.
    """

    __slots__ = ("attr", "element", "location", "op", "operands", "origin", "shape", "uses")

    def __init__(
        self,
        op: str,
        operands: tuple[Node, ...],
        shape: Shape,
        element: str,
        attr: Any,
        location: ir.Location | None = None,
    ) -> None:
        self.op = op
        self.operands = operands
        self.shape = shape
        self.element = element
        self.attr = attr
        self.location = location
        self.origin: Origin | None = None
        self.uses = 0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def rank(self) -> int:
        return len(self.shape)

    def __repr__(self) -> str:
        names = ", ".join(o.op for o in self.operands)
        shape = "x".join(map(str, self.shape))
        return f"{self.op}[{self.attr}]({names}) : {shape}x{self.element}"


def moved_from(node: Node, moves: Container[str] = ("reshape",)) -> Node:
    """What these operations, which have the elements of their first operand, move to a node."""
    while node.op in moves:
        node = node.operands[0]
    return node


def tested_for_nan(mask: Node) -> Node | None:
    """What is NaN where a mask holds: x of `x != x`."""
    if mask.op != "compare" or mask.attr[0] != "NE":
        return None
    return mask.operands[0] if mask.operands[0] is mask.operands[1] else None


def splat_value(node: Node) -> np.ndarray | None:
    """The 0-d element of a splat constant, else None."""
    if not isinstance(node.attr, Splat):
        return None
    return np.frombuffer(node.attr.data, numpy_dtype(node.element))[0:1].reshape(())


def splat_int(node: Node) -> int | None:
    """The integer (or bool) of a splat constant, else None."""
    if not isinstance(node.attr, Splat) or not (node.element == "i1" or is_integer(node.element)):
        return None
    return int(np.frombuffer(node.attr.data, numpy_dtype(node.element))[0])


def constant_values(node: Node) -> np.ndarray | None:
    """All elements of a constant (broadcast, read-only), else None."""
    if isinstance(node.attr, Splat):
        scalar = np.frombuffer(node.attr.data, numpy_dtype(node.element))[0]
        return np.broadcast_to(scalar, node.shape)
    if isinstance(node.attr, Table):
        return np.frombuffer(node.attr.data, numpy_dtype(node.element)).reshape(node.shape)
    return None


def constant_ints(nodes: Sequence[Node]) -> tuple[int, ...] | None:
    """Integers of scalar constants; None where one is not constant."""
    found = [splat_int(n) for n in nodes]
    return None if any(v is None for v in found) else tuple(v for v in found if v is not None)


def in_order(roots: Iterable[Node], stops: Container[Node] = ()) -> list[Node]:
    """Every node that `roots` need, operands first; of `stops`, not what those need."""
    done: dict[Node, None] = {}
    for root in reversed(list(roots)):
        make_in_order(root, done, lambda n: () if n in stops else n.operands, lambda n: None)
    return list(done)


def reached(roots: Iterable[Node], stops: Container[Node] = ()) -> set[Node]:
    """The nodes, and all that they are computed from; of `stops`, not what those are."""
    return set(in_order(roots, stops))
