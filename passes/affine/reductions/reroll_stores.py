"""Sums that a thread keeps for several elements become one sum over further lanes.

Before (a thread computes a small tile of a product in registers):
    %r:4 = affine.parallel (%k) = (0) to (64) reduce ("addf", "addf", "addf", "addf") {
      ... a[2 * %i, %k] * b[%k, 2 * %j], a[2 * %i, %k] * b[%k, 2 * %j + 1], ...
    }
    affine.store %r#0, %c[2 * %i, 2 * %j]   affine.store %r#1, %c[2 * %i, 2 * %j + 1]   ...
After:
    affine.parallel (%p, %q) = (0, 0) to (2, 2) {
      %r = affine.parallel (%k) = (0) to (64) reduce ("addf") { a[2 * %i + %p, %k] * ... }
      affine.store %r, %c[2 * %i + %p, 2 * %j + %q]
    }

The stores must write a grid of elements, and their values must be one expression, of sums and what
is computed from them, whose loads move evenly along that grid. Nothing else with effects may stand
among the stores, and the loads must be from memory that the kernel never writes. collapse-parallel
and merge-lanes then find the lanes of the whole result. Groups without a reduction stay: they are
slices already.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import WRITES, has_effects
from raise_kernel.analysis.integers.digits import digits_of
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import (
    affine_load,
    affine_parallel,
    affine_parallel_reduce,
    affine_store,
    affine_yield,
    attributes_of,
    defining_op,
    identity,
    ir,
    kernels,
    walk,
)
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass


@register_pass("reroll-stores", stage="affine")
def reroll_stores(module: ir.Module, ctx: PassContext) -> None:
    """Turn sums that a thread keeps for several elements into sums over further lanes."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        written = {
            root(v)
            for op in walk(entry)
            if op.name in WRITES
            for v in op.operands
            if isinstance(v.type, ir.MemRefType)
        }
        loops = [op for op in walk(entry) if op.name == "affine.parallel" and not op.results]
        for loop in loops:
            for stores in _groups(loop.regions[0].blocks[0]):
                try:
                    _Grid(stores, written).rewrite()
                except NoMatch as reason:
                    ctx.remarks.missed(f"{len(stores)} sums stay apart: {reason}", stores[0])


def _groups(block: ir.Block) -> list[list[ir.Operation]]:
    """Stores of reductions into one memory with no other effect among them."""
    groups: list[list[ir.Operation]] = []
    current: list[ir.Operation] = []
    # What sums of the block lead to, element by element.
    summed: set[ir.Value] = set()
    for item in block.operations:
        op = item.operation
        if op.name == "affine.parallel" or (
            op.name.startswith(("arith.", "math.")) and any(v in summed for v in op.operands)
        ):
            summed.update(op.results)
        if op.name == "affine.store" and op.operands[0] in summed:
            if current and op.operands[1] != current[0].operands[1]:
                groups.append(current)
                current = []
            current.append(op)
        elif has_effects(op):
            groups.append(current)
            current = []
    groups.append(current)
    return [g for g in groups if len(g) > 1]


def _reductions(values: Sequence[ir.Value], block: ir.Block) -> list[ir.Operation]:
    """The sums in `block` that values are computed from, element by element."""
    found: dict[int, ir.Operation] = {}
    seen, stack = set(values), list(values)
    while stack:
        op = defining_op(stack.pop())
        if op is None or op.block != block:
            continue
        if op.name == "affine.parallel":
            found[identity(op)] = op
        elif op.name.startswith(("arith.", "math.")):
            new = [v for v in op.operands if v not in seen]
            seen.update(new)
            stack += new
    return list(found.values())


@dataclass(frozen=True)
class _Axis:
    """Elements `start, start + step, ...` along one subscript, which may have several such axes."""

    subscript: int
    step: int
    count: int


class _Grid:
    """The stores in the order of a grid: the last axis runs fastest."""

    def __init__(self, stores: Sequence[ir.Operation], written: set[ir.Value]) -> None:
        self.written = written
        forms = [access_forms(op) for op in stores]
        known = [f for f in forms if f is not None]
        if len(known) != len(forms):
            raise NoMatch("an index is not linear")
        deltas = [[a - b for a, b in zip(f, known[0], strict=True)] for f in known]
        if not all(d.is_constant() for delta in deltas for d in delta):
            raise NoMatch("their elements are not a fixed distance apart")
        offsets = [tuple(d.const for d in delta) for delta in deltas]
        self.axes = _axes(offsets)
        order = sorted(range(len(stores)), key=lambda n: offsets[n])
        self.stores = [stores[n] for n in order]
        self.forms = known[order[0]]
        self.last = stores[-1]
        self.indices: list[ir.Value] = []

    def rewrite(self) -> None:
        values = [op.operands[0] for op in self.stores]
        block = self.last.block
        loops = _reductions(values, block)
        self._match(values, block)
        with self.last.location, ir.InsertionPoint(self.last):
            _, body = affine_parallel([0] * len(self.axes), [a.count for a in self.axes])
        self.indices = list(body.arguments)
        end = body.operations[0].operation
        with self.last.location, ir.InsertionPoint(end):
            total = self._copy(values, {}, block)
            moved = list(self.forms)
            for axis, index in zip(self.axes, self.indices, strict=True):
                moved[axis.subscript] += Linear(0, {index: axis.step})
            map_, operands = to_map(moved)
            affine_store(total, self.last.operands[1], map_, operands)
        for op in self.stores:
            op.erase()
        for loop in loops:
            if not any(True for result in loop.results for _ in result.uses):
                loop.erase()

    # --- the expression ---------------------------------------------------------------------

    def _loop(self, values: Sequence[ir.Value]) -> ir.Operation:
        """The loop whose results the values are; NoMatch where they are none of one loop's."""
        loops = {op for op in map(defining_op, values) if op is not None}
        if len(loops) != 1:
            raise NoMatch("they come from different loops")
        (loop,) = loops
        kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
        numbers = [ir.OpResult(v).result_number for v in values]
        if len({kinds[n] for n in numbers}) != 1 or len(set(numbers)) != len(numbers):
            raise NoMatch("they are folded in different ways")
        return loop

    def _match(self, values: Sequence[ir.Value], block: ir.Block) -> None:
        """NoMatch where the values are not one expression of `block` over the grid."""
        ops = [defining_op(v) for v in values]
        first = ops[0]
        if first is None or first.block != block:
            if any(v != values[0] for v in values):
                raise NoMatch("their terms are different expressions")
            return
        found = [op for op in ops if op is not None and op.block == block and op.name == first.name]
        if len(found) != len(ops):
            raise NoMatch("their terms are different expressions")
        if first.name == "affine.parallel" and block == self.last.block:
            loop = self._loop(values)
            self._match(_terms(loop, values), loop.regions[0].blocks[0])
            return
        if first.regions:
            raise NoMatch("their terms are different expressions")
        if first.name == "affine.load":
            if any(op.operands[0] != first.operands[0] for op in found):
                raise NoMatch("their terms load from different memory")
            if root(first.operands[0]) in self.written:
                raise NoMatch("their terms load from memory that the kernel writes")
            self._fitted(found)
            return
        if not first.name.startswith(("arith.", "math.")):
            raise NoMatch(f"their terms hold {first.name}")
        if any(attributes_of(op) != attributes_of(first) for op in found):
            raise NoMatch("their terms are different expressions")
        for position in range(len(first.operands)):
            self._match([op.operands[position] for op in found], block)

    def _fitted(self, loads: Sequence[ir.Operation]) -> list[tuple[Linear, list[int]]]:
        """Each subscript of the first load, and how far it moves along each axis."""
        forms = [access_forms(op) or [] for op in loads]
        counts = [a.count for a in self.axes]
        result = []
        for subscript, base in enumerate(forms[0]):
            moves = []
            for axis in range(len(counts)):
                delta = forms[prod(counts[axis + 1 :])][subscript] - base
                if not delta.is_constant():
                    raise NoMatch("a load moves unevenly")
                moves.append(delta.const)
            for number, place in enumerate(itertools.product(*map(range, counts))):
                shift = sum(m * p for m, p in zip(moves, place, strict=True))
                if forms[number][subscript] != base.shifted(shift):
                    raise NoMatch("a load moves unevenly")
            result.append((base, moves))
        return result

    def _reduction(self, values: Sequence[ir.Value]) -> ir.Value:
        loop = self._loop(values)
        kinds = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]
        box = parallel_box(loop)
        lower, upper, steps = ([b[k] for b in box] for k in range(3))
        numbers = [ir.OpResult(v).result_number for v in values]
        with loop.location:
            new, body = affine_parallel_reduce(
                lower, upper, [kinds[numbers[0]]], [values[0].type], steps
            )
        old = loop.regions[0].blocks[0]
        names: dict[ir.Value, ir.Value] = dict(zip(old.arguments, body.arguments, strict=True))
        with loop.location, ir.InsertionPoint(body):
            affine_yield([self._copy(_terms(loop, values), names, old)])
        if "rk.from_zero" in loop.attributes:
            from_zero = ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"])
            new.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get(
                [all(bool(from_zero[n]) for n in numbers)]
            )
        return new.results[0]

    def _copy(
        self, values: Sequence[ir.Value], names: dict[ir.Value, ir.Value], block: ir.Block
    ) -> ir.Value:
        op = defining_op(values[0])
        if op is None or op.block != block:
            return names.get(values[0], values[0])
        found = [o for o in map(defining_op, values) if o is not None]
        if op.name == "affine.parallel":
            return self._reduction(values)
        if op.name == "affine.load":
            forms = []
            for base, moves in self._fitted(found):
                renamed = base.substituted({v: Linear.index(n) for v, n in names.items()})
                along = zip(moves, self.indices, strict=True)
                forms.append(renamed + Linear(0, {index: move for move, index in along}))
            map_, operands = to_map(forms)
            return affine_load(op.operands[0], map_, operands)
        operands = [
            self._copy([o.operands[k] for o in found], names, block)
            for k in range(len(op.operands))
        ]
        copy = op.clone().operation
        for position, operand in enumerate(operands):
            copy.operands[position] = operand
        return copy.results[ir.OpResult(values[0]).result_number]


def _terms(loop: ir.Operation, values: Sequence[ir.Value]) -> list[ir.Value]:
    """What each of these results of `loop` is a sum of."""
    yielded = _yielded(loop)
    return [yielded[ir.OpResult(value).result_number] for value in values]


def _yielded(loop: ir.Operation) -> list[ir.Value]:
    block = loop.regions[0].blocks[0]
    return list(block.operations[len(block.operations) - 1].operation.operands)


def _axes(offsets: Sequence[tuple[int, ...]]) -> list[_Axis]:
    """The axes of the grid that the offsets make up."""
    axes: list[_Axis] = []
    for subscript in range(len(offsets[0])):
        places = sorted({o[subscript] for o in offsets})
        digits = digits_of([place - places[0] for place in places])
        if digits is None:
            raise NoMatch("their elements are no grid")
        axes += [_Axis(subscript, step, count) for count, step in digits]
    if len(set(offsets)) != len(offsets) or prod(a.count for a in axes) != len(offsets):
        raise NoMatch("their elements are no grid")
    return axes
