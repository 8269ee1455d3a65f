"""Terms of sums in a normal form: an expression over affine loads, and the points of the loads.

Two terms are isomorphic if their expressions differ only in the constants of their subscripts, and
in the indices that the terms themselves are summed over. These parts of the subscripts are the
coordinates, linear forms over the summed indices. So a term is an expression, common to all
isomorphic terms, and a set of points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import access_forms, to_map
from raise_kernel.analysis.accesses.linear import UNBOUNDED, Constraint, Domain, Linear
from raise_kernel.analysis.accesses.point_boxes import PointBox
from raise_kernel.bindings import affine_load, attributes_of, defining_op, ir
from raise_kernel.diagnostics import NoMatch

# The most operations in the expression of a term.
MAX_OPERATIONS = 64
_PURE = ("arith.", "math.")


@dataclass(frozen=True)
class SummedTerm:
    """The product of `factors` where `constraints` hold, summed over `box`.

    `box`: the inclusive bounds of its own indices. `loops`: the reductions that sum it; `results`:
    the position of its result in each. `padded`: for each factor, the guard outside of which it is
    zero. `written`: the addend in the code, or the two factors of a fused product; `factors` may be
    values inside of the guards.
    """

    factors: tuple[ir.Value, ...]
    written: tuple[ir.Value, ...] = ()
    constraints: tuple[Constraint, ...] = ()
    box: tuple[tuple[ir.Value, int, int], ...] = ()
    loops: tuple[ir.Operation, ...] = ()
    results: tuple[int, ...] = ()
    padded: tuple[tuple[Constraint, ...], ...] = ()
    kind: str = "arith.addf"
    negative: bool = False

    @property
    def own(self) -> frozenset[ir.Value]:
        return frozenset(index for index, _, _ in self.box)


@dataclass
class Description:
    """The expression of a term as a key, and its loads with their coordinates, in the same order.

    `origin`: the term with its factors in their original order.
    """

    term: SummedTerm
    origin: SummedTerm
    key: tuple = ()
    loads: list[ir.Operation] = field(default_factory=list)
    coordinates: list[Linear] = field(default_factory=list)
    outer: list[frozenset[tuple[ir.Value, int]]] = field(default_factory=list)

    def grid(self, limit: int, domain: Domain | None) -> dict[ir.Value, np.ndarray]:
        """The values of the term's own indices for which its constraints can hold.

        The outer indices are in `domain`; without a domain they are any integers.
        """
        count = 1
        for _, low, high in self.term.box:
            count *= high - low + 1
        if count > limit:
            raise NoMatch(f"it has more than {limit} terms")
        axes = [np.arange(low, high + 1, dtype=np.int64) for _, low, high in self.term.box]
        mesh = np.meshgrid(*axes, indexing="ij") if axes else []
        values = {v: m.reshape(-1) for (v, _, _), m in zip(self.term.box, mesh, strict=True)}
        keep = np.ones(count, bool)
        for constraint in self.term.constraints:
            here = at_points(constraint.form, values, count)
            around = {v: c for v, c in constraint.form.terms.items() if v not in self.term.own}
            if domain is None and around:
                continue
            low, high = domain.interval(Linear(0, around)) if domain is not None else (0, 0)
            if UNBOUNDED[0] < low and high < UNBOUNDED[1]:
                keep &= here + high >= 0
                if constraint.equality:
                    keep &= here + low <= 0
        kept = {v: n[keep] for v, n in values.items()}
        self.count = int(keep.sum())
        return kept

    def points(self, values: dict[ir.Value, np.ndarray]) -> np.ndarray:
        columns = [at_points(form, values, self.count) for form in self.coordinates]
        return np.stack(columns, axis=1)


def at_points(form: Linear, values: dict[ir.Value, np.ndarray], count: int) -> np.ndarray:
    """The part of a form over `values`, at each of `count` points."""
    total = np.full(count, form.const, np.int64)
    for value, factor in form.terms.items():
        if value in values:
            total += factor * values[value]
    return total


def describe(term: SummedTerm) -> Description:
    """The normal form of a term. NoMatch if it uses its own indices as values, or has no load."""
    found = Description(term, term)
    reader = _Reader(found)
    found.key = (term.negative, *(reader.key(v) for v in term.factors))
    if not found.loads:
        raise NoMatch("it loads nothing")
    return found


class _Reader:
    def __init__(self, found: Description) -> None:
        self.found = found
        self.own = found.term.own
        self.seen: dict[ir.Value, int] = {}

    def key(self, value: ir.Value) -> tuple:
        if value in self.seen:
            return ("again", self.seen[value])
        self.seen[value] = len(self.seen)
        if len(self.seen) > MAX_OPERATIONS:
            raise NoMatch("its terms are long expressions")
        if value in self.own:
            raise NoMatch("an index of the sum is used as a value")
        op = defining_op(value)
        if op is None:
            return ("value", value)
        if op.name == "affine.load":
            return self._load(op)
        if op.name == "arith.constant":
            return ("constant", str(op.attributes["value"]))
        if not op.regions and op.name.startswith(_PURE):
            name = (op.name, str(op.results[0].type), _attributes(op))
            return (*name, *(self.key(v) for v in op.operands))
        if self.own and not self._is_outside(op):
            raise NoMatch(f"its terms come from {op.name}")
        return ("value", value)

    def _load(self, op: ir.Operation) -> tuple:
        forms = access_forms(op)
        if forms is None:
            raise NoMatch("its terms load at non-affine indices")
        self.found.loads.append(op)
        shapes = []
        for form in forms:
            rest = frozenset((v, c) for v, c in form.terms.items() if v not in self.own)
            own = Linear(form.const, {v: c for v, c in form.terms.items() if v in self.own})
            self.found.coordinates.append(own)
            self.found.outer.append(rest)
            shapes.append(rest)
        return ("load", op.operands[0], *shapes)

    def _is_outside(self, op: ir.Operation) -> bool:
        """Whether an operation is outside of all loops of the term."""
        bodies = [index.owner for index in self.own]
        block = op.block
        while True:
            if block in bodies:
                return False
            parent = block.owner
            if parent.operation.name == "func.func":
                return True
            block = parent.operation.block


def _attributes(op: ir.Operation) -> tuple:
    return tuple(sorted((name, str(a)) for name, a in attributes_of(op).items()))


class Rebuild:
    """Builds a described term at the insertion point, over the indices of a box."""

    def __init__(self, found: Description, box: PointBox, indices: Sequence[ir.Value]) -> None:
        self.found = found
        self.own = found.term.own
        self.coordinates = self._coordinates(box, indices)
        self.built: dict[ir.Value, ir.Value] = {}
        self.next = 0

    def _coordinates(self, box: PointBox, indices: Sequence[ir.Value]) -> list[Linear]:
        """Each coordinate as a form over the indices."""
        coordinates = []
        for number, origin in enumerate(box.origin):
            terms = {v: step[number] for v, (step, _) in zip(indices, box.steps, strict=True)}
            coordinates.append(Linear(origin, terms))
        return coordinates

    def value(self, value: ir.Value) -> ir.Value:
        if value not in self.built:
            self.built[value] = self._value(value)
        return self.built[value]

    def _value(self, value: ir.Value) -> ir.Value:
        op = defining_op(value)
        if op is not None and op.name == "affine.load":
            forms = []
            for rest in self._next_forms(op):
                forms.append(self.coordinates[self.next] + Linear(0, dict(rest)))
                self.next += 1
            map_, operands = to_map(forms)
            return affine_load(op.operands[0], map_, operands)
        pure = op is not None and not op.regions and op.name.startswith(_PURE)
        if op is None or not pure or op.name == "arith.constant":
            return value if op is None or op.name != "arith.constant" else _copy(op)
        operands = [self.value(v) for v in op.operands]
        copy = op.clone().operation
        for position, operand in enumerate(operands):
            copy.operands[position] = operand
        return copy.results[0]

    def _next_forms(self, op: ir.Operation) -> Iterator[frozenset[tuple[ir.Value, int]]]:
        count = len(list(op.operands[0].type.shape))
        yield from self.found.outer[self.next : self.next + count]


def _copy(constant: ir.Operation) -> ir.Value:
    return constant.clone().operation.results[0]
