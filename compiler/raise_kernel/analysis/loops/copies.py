"""Copies of one expression, as unrolling leaves them: what they share, and where they differ.

The copies `x[i] * w[0]`, `x[i + 1] * w[1]`, ... have one *shape*: the expression without the
constants in its subscripts, integers and guards, and without the indices that a copy iterates over
itself. `Shapes` gives each shape a number, so that copies are found by a dictionary. `Family`
matches copies operation by operation, and gathers the linear forms in which they differ as
*columns*, one form for each copy. A guard (affine.if) is no part of a shape, because compilers drop
guards that are implied: one copy may have it and another one not.

`copy_grid.py` tells whether the copies are one expression that is affine in new indices
(anti-unification, with affine forms for the generalized leaves).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.graphs.speculation import is_pure
from raise_kernel.analysis.integers.affine.affine_values import affine_values, is_integer
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import reduced_kinds, starts_from_zero
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import NoMatch

# Operations that commute in their first two operands.
COMMUTATIVE = frozenset((*KINDS, "math.fma"))
LOADS = ("affine.load", "memref.load")
# Unrolled source lines have short expressions; longer ones are not examined.
MAX_DEPTH = 200
MAX_VALUES = 4096
DIFFERENT = "their terms are different expressions"


@dataclass(frozen=True, eq=False)
class Copy:
    """The indices that a copy iterates over itself, and the domain of its operations."""

    domain: Domain
    own: frozenset[ir.Value] = frozenset()

    def outer(self, form: Linear) -> Linear:
        """The part of a form that all copies must share."""
        return Linear(0, {v: c for v, c in form.terms.items() if v not in self.own})


@dataclass(frozen=True, eq=False)
class Column:
    """A linear form in each copy: `outer`, the same in all, plus one over its own indices."""

    outer: Linear
    own: tuple[Linear, ...]


@dataclass(frozen=True, eq=False)
class Node:
    """Values that correspond in all copies; `value` is the first copy's.

    `kind`: "same" for one value that is visible to all, "integer" for a form, else the name of the
    operation. `operands` are those of the operation that are no subscripts, and what its regions
    yield for the value. `columns`: the integer's form, or the subscripts. `guards`: the constraints
    of an affine.if in each copy.
    """

    value: ir.Value
    kind: str
    operands: tuple[Node, ...] = ()
    columns: tuple[Column, ...] = ()
    guards: tuple[Sequence[Constraint], ...] = ()


class Shapes:
    """The shapes of values, as numbers.

    `visible`: blocks whose values the rewritten expression may use. `movable`: whether a load may
    be moved to it. `fixed`: indices that have one value.
    """

    def __init__(
        self,
        visible: Collection[ir.Block],
        movable: Callable[[ir.Operation], bool] = lambda _: True,
        fixed: Mapping[ir.Value, Linear] | None = None,
    ) -> None:
        self.visible, self.movable, self.fixed = visible, movable, fixed or {}
        self._integers = affine_values()
        self._numbers: dict[tuple, int] = {}
        self._known: dict[tuple[int, ir.Value], tuple[Copy, int]] = {}
        self._indices: dict[tuple, list[ir.Value]] = {}
        self._renamed: dict[ir.Value, ir.Value] = {}

    def of(self, value: ir.Value, copy: Copy, depth: int = 0) -> int:
        key = id(copy), value
        if key not in self._known:
            if depth > MAX_DEPTH:
                raise NoMatch("their terms are long")
            op = defining_op(value)
            if op is not None and _constraints(op) is not None:
                number = self.of(yielded(value)[0], copy, depth + 1)
            else:
                shape = self._shape(value, copy, depth + 1)
                number = self._numbers.setdefault(shape, len(self._numbers))
            self._known[key] = copy, number
        return self._known[key][1]

    def is_visible(self, value: ir.Value) -> bool:
        """Whether the rewritten expression may use the value, or what stands for it."""
        op = defining_op(value)
        inner = value in self._renamed
        return inner or (op.block if op is not None else value.owner) in self.visible

    def form(self, value: ir.Value, copy: Copy) -> Linear | None:
        """An integer as a linear form."""
        form = self._integers.of(value, copy.domain) if is_integer(value.type) else None
        return form.substituted(self.fixed) if form is not None else None

    def renamed(self, value: ir.Value) -> ir.Value:
        """The value; for an inner reduction's index the one that all copies use for it."""
        return self._renamed.get(value, value)

    def renamed_form(self, form: Linear) -> Linear:
        form = form.substituted(self.fixed)
        return Linear(form.const, {self.renamed(v): c for v, c in form.terms.items()})

    def subscripts(self, load: ir.Operation) -> list[Linear]:
        forms = access_forms(load)
        if forms is None:
            raise NoMatch("an index is not affine")
        return [self.renamed_form(form) for form in forms]

    def _shape(self, value: ir.Value, copy: Copy, depth: int) -> tuple:
        form = self.form(value, copy)
        if form is not None:
            return "integer", value.type, copy.outer(form)
        op = defining_op(value)
        if op is None:
            return "value", self.renamed(value)
        if op.name in LOADS and not self.movable(op):
            raise NoMatch("their terms load from memory that is written in between")
        if op.name == "affine.load":
            return op.name, op.operands[0], *map(copy.outer, self.subscripts(op))
        if op.name == "affine.parallel":
            self._rename(op)
            return op.name, *reduction_of(value), self.of(yielded(value)[0], copy, depth)
        if op.name == "arith.constant":
            return op.name, op.attributes["value"]
        if not _is_followed(op):
            return "value", value
        operands = [self.of(v, copy, depth) for v in (*op.operands, *yielded(value))]
        if op.name in COMMUTATIVE:
            operands[:2] = sorted(operands[:2])
        return op.name, value.type, _attributes(op), *operands

    def _rename(self, loop: ir.Operation) -> None:
        """Let the indices of equal reductions at one depth be the same."""
        depth = sum(op.name == "affine.parallel" for op in parents(loop))
        arguments = list(loop.regions[0].blocks[0].arguments)
        first = self._indices.setdefault((depth, tuple(parallel_box(loop))), arguments)
        self._renamed.update(zip(arguments, first, strict=True))


@dataclass
class Family:
    """Copies of one expression. `columns` and `loads` are those of all nodes."""

    shapes: Shapes
    copies: Sequence[Copy]
    columns: dict[tuple, Column] = field(default_factory=dict)
    loads: list[list[ir.Operation]] = field(default_factory=list)
    nodes: dict[tuple[ir.Value, ...], Node] = field(default_factory=dict)
    # The bodies of the innermost reductions that are being matched.
    _bodies: list[ir.Block] = field(default_factory=list)

    def node(self, values: Sequence[ir.Value]) -> Node:
        """The node of corresponding values. NoMatch if they are not isomorphic."""
        key = tuple(values)
        if key not in self.nodes:
            if len(self.nodes) > MAX_VALUES:
                raise NoMatch("their terms are long")
            self.nodes[key] = self._node(values)
        return self.nodes[key]

    def column(self, forms: Sequence[Linear]) -> Column:
        outer = self.copies[0].outer(forms[0])
        if any(c.outer(f) != outer for c, f in zip(self.copies, forms, strict=True)):
            raise NoMatch("their elements are not at constant distances")
        own = tuple(f - outer for f in forms)
        return self.columns.setdefault((outer, own), Column(outer, own))

    def _node(self, values: Sequence[ir.Value]) -> Node:
        first, shapes = values[0], self.shapes
        ops = [op for v in values if (op := defining_op(v)) is not None]
        if len({shapes.renamed(v) for v in values}) == 1 and shapes.is_visible(first):
            return Node(shapes.renamed(first), "same")
        # The first one that differs decides: the others may be long.
        shape = shapes.of(first, self.copies[0])
        if any(shapes.of(v, c) != shape for v, c in zip(values, self.copies, strict=True)):
            raise NoMatch(DIFFERENT)
        forms = [shapes.form(v, c) for v, c in zip(values, self.copies, strict=True)]
        known = [f for f in forms if f is not None]
        if len(known) == len(forms):
            return Node(first, "integer", columns=(self.column(known),))
        if any(_constraints(op) is not None for op in ops):
            return self._guarded(values)
        if len(ops) != len(values) or not _is_followed(ops[0]):
            raise NoMatch(f"their terms hold {ops[0].name}" if ops else DIFFERENT)
        if any(b not in blocks_around(op.block) for op, b in zip(ops, self._bodies, strict=False)):
            raise NoMatch("an operation would move into a reduction")
        if ops[0].name in LOADS:
            self.loads.append(ops)
        if ops[0].name == "affine.load":
            columns = zip(*map(shapes.subscripts, ops), strict=True)
            return Node(first, ops[0].name, (), tuple(map(self.column, columns)))
        rows = [[*op.operands, *yielded(v)] for op, v in zip(ops, values, strict=True)]
        if ops[0].name in COMMUTATIVE:
            self._align(rows)
        around = self._bodies
        if ops[0].name == "affine.parallel":
            self._bodies = [op.regions[0].blocks[0] for op in ops]
        operands = tuple(map(self.node, zip(*rows, strict=True)))
        self._bodies = around
        return Node(first, ops[0].name, operands)

    def _align(self, rows: list[list[ir.Value]]) -> None:
        """Order the first two operands of all copies like those of the first copy."""
        shapes = [
            [self.shapes.of(v, copy) for v in row[:2]]
            for row, copy in zip(rows, self.copies, strict=True)
        ]
        for row, own in zip(rows, shapes, strict=True):
            if own != shapes[0]:
                row[:2] = row[1::-1]

    def _guarded(self, values: Sequence[ir.Value]) -> Node:
        """A value under a guard that some copies may lack."""
        guards, then, otherwise = [], [], []
        for value in values:
            op = defining_op(value)
            found = _constraints(op) if op is not None else None
            forms = [(self.shapes.renamed_form(c.form), c.equality) for c in found or ()]
            guards.append([Constraint(*form) for form in forms])
            then.append(value if found is None else yielded(value)[0])
            otherwise.append(None if found is None else yielded(value)[1])
        # A copy without the guard never takes the alternative.
        some = next(v for v in otherwise if v is not None)
        parts = self.node(then), self.node([some if v is None else v for v in otherwise])
        return Node(values[0], "affine.if", parts, guards=tuple(guards))


def yielded(value: ir.Value) -> list[ir.Value]:
    """The values that a conditional's branches, or a reduction's body, yield for a result."""
    op = defining_op(value)
    if op is None or not len(op.regions):
        return []
    number = ir.OpResult(value).result_number
    blocks = [region.blocks[0] for region in op.regions]
    return [block.operations[len(block.operations) - 1].operands[number] for block in blocks]


def blocks_around(block: ir.Block) -> Iterator[ir.Block]:
    """The block and those around it, in its function."""
    yield block
    while (op := block.owner.operation).name != "func.func":
        block = op.block
        yield block


def _constraints(op: ir.Operation) -> tuple[Constraint, ...] | None:
    """The constraints of a guard; None for any other operation."""
    return if_constraints(op) if op.name == "affine.if" else None


def _is_followed(op: ir.Operation) -> bool:
    """Whether a copy of the operation may be elsewhere."""
    return is_pure(op) or op.name in ("affine.parallel", "scf.if", *LOADS)


def _attributes(op: ir.Operation) -> tuple:
    attributes = op.attributes
    return tuple([(name, attributes[name]) for name in sorted(attributes)])


def reduction_of(value: ir.Value) -> tuple[int, bool, tuple]:
    """The kind of a reduction's result, whether it starts from +0.0, and the box."""
    op, number = ir.OpResult(value).owner.operation, ir.OpResult(value).result_number
    return reduced_kinds(op)[number], starts_from_zero(op)[number], tuple(parallel_box(op))
