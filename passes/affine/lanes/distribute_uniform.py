"""Distributes a loop over lanes: uniform operations move out, the others get loops of their own.

Before (a warp a row, 70 elements; `%sum` is the same in all 32 lanes):
    affine.parallel (%i, %l) = (0, 0) to (10, 32) {
      %sum = affine.parallel (%j) = (0) to (70) reduce ("addf") { affine.load %x[%i, %j] }
      affine.if (%l == 0) { affine.store %sum, %s[%i] }
      affine.parallel (%k) = (0) to (3) {
        affine.if (%l + 32 * %k <= 69) {
          ... affine.store %v, %y[%i, %l + 32 * %k]
After:
    affine.parallel (%i) = (0) to (10) {
      %sum = affine.parallel (%j) = (0) to (70) reduce ("addf") { affine.load %x[%i, %j] }
      affine.parallel (%l) = (0) to (32) { affine.if (%l == 0) { affine.store %sum, %s[%i] } }
      affine.parallel (%l) = (0) to (32) { affine.parallel (%k) = (0) to (3) { ... } }
    }

The lanes and the inner loop then become one index without a guard (choose-basis,
guards-to-bounds). This is loop fission over some indices of the loop. These are the indices that
share a subscript with the index of an inner loop in mixed radix, as `%l + 32 * %k` does. If there
are none, they are the indices that no reduction in the loop varies with.

Effects keep their order: the lanes run in lock step. A part rematerializes what it needs from an
earlier part; that has to be pure, or a load of memory that is not written in between. Does not
apply to a loop with a barrier, private memory, or a value that cannot be rematerialized.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, parallel_box
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import WRITES, has_effects
from raise_kernel.analysis.graphs.speculation import is_invariant, is_pure
from raise_kernel.analysis.lanes.variance import Variance, root, uniformity
from raise_kernel.analysis.memory.written import written_memories
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_parallel_over
from raise_kernel.mlir.rewriting import copy_operation, erase
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import inside, kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.barriers.fission.rematerialization import (
    holds_barrier,
    used_values,
)
from raise_kernel.remarks import NoMatch

_LOADS = ("affine.load", "memref.load")
_STORES = ("affine.store", "memref.store")
# Too expensive to rematerialize in each iteration of an inner loop: computed in front of it.
_EXPENSIVE = ("math.", "arith.divf")


@register_pass("distribute-uniform", stage="affine")
def distribute_uniform(module: ir.Module, ctx: PassContext) -> None:
    """Move uniform operations out of a loop over lanes, and distribute the loop over the others."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        # Inner loops first: the rewrite of an outer loop copies them.
        for loop in named(entry, "affine.parallel")[::-1]:
            if not any(o.operation.name == "affine.parallel" for o in loop.regions[0].blocks[0]):
                continue
            lanes = _helpers(loop)
            if not lanes and (loop.results or not _sums(loop)):
                continue
            variance = uniformity(entry)
            lanes = lanes or _idle(loop, variance)
            if not lanes:
                continue
            try:
                _Parts(loop, lanes, variance).build()
            except NoMatch as reason:
                ctx.remarks.missed(f"the loop over lanes is not distributed: {reason}", loop)
            else:
                ctx.remarks.applied("uniform operations are moved out of the loop over lanes", None)


def _helpers(loop: ir.Operation) -> frozenset[ir.Value]:
    """The indices of `loop` that form a mixed-radix subscript with an index of an inner loop."""
    body = loop.regions[0].blocks[0]
    operations = [o.operation for o in body.operations][:-1]
    if loop.results or len(operations) < 2:
        return frozenset()
    extents = _extents(loop)
    found: set[ir.Value] = set()
    for nest in operations:
        if not _is_nest(nest):
            continue
        inner = _extents(nest)
        for store in named(nest.regions[0].blocks[0], "affine.store"):
            for form in access_forms(store) or []:
                found |= _joined(form, extents, inner)
    return frozenset(found)


def _idle(loop: ir.Operation, variance: Variance) -> frozenset[ir.Value]:
    """The indices of `loop` that no reduction in it varies with, but something else does."""
    operations = [o.operation for o in loop.regions[0].blocks[0].operations][:-1]
    lanes = frozenset(_extents(loop))
    for op in _sums(loop):
        lanes -= frozenset().union(*(variance.of(v) for v in (*_used(op), *op.results)))
    used = (v for op in operations for v in _used(op))
    return lanes if any(variance.of(v) & lanes for v in used) else frozenset()


def _sums(loop: ir.Operation) -> list[ir.Operation]:
    """The reductions that stand in `loop` itself."""
    operations = (item.operation for item in loop.regions[0].blocks[0].operations)
    return [op for op in operations if op.name == "affine.parallel" and op.results]


def _is_nest(op: ir.Operation) -> bool:
    return op.name == "affine.parallel" and not op.results and has_effects(op)


def _is_alone(op: ir.Operation) -> bool:
    """Whether an operation is to have a loop over lanes of its own, with its own bounds."""
    return _is_nest(op) or (op.name == "affine.if" and not op.results and has_effects(op))


def _extents(loop: ir.Operation) -> dict[ir.Value, int]:
    """The extents of a loop's indices that count from 0 by 1 and have more than one value."""
    indices: list[ir.Value] = list(loop.regions[0].blocks[0].arguments)
    boxes = zip(indices, parallel_box(loop), strict=True)
    return {v: high for v, (low, high, step) in boxes if (low, step) == (0, 1) and high > 1}


def _joined(form: Linear, lanes: dict[ir.Value, int], inner: dict[ir.Value, int]) -> set[ir.Value]:
    """The lanes in `form`, if one of them and an index of the inner loop are mixed-radix digits."""
    own = {v: c for v, c in form.terms.items() if v in lanes}
    for index, factor in form.terms.items():
        if index in inner and any(
            factor == c * lanes[lane] or c == factor * inner[index] for lane, c in own.items()
        ):
            return set(own)
    return set()


@dataclass
class _Part:
    """Consecutive operations: either uniform, or run by each lane."""

    uniform: bool
    ops: list[ir.Operation] = field(default_factory=list)

    def writes(self) -> set[ir.Value]:
        return written_memories(_with_inside(self.ops))


class _Parts:
    """The body of `loop`, cut into parts for the distribution over `lanes`."""

    def __init__(self, loop: ir.Operation, lanes: frozenset[ir.Value], variance: Variance) -> None:
        self.loop = loop
        self.lanes = lanes
        self.variance = variance
        self.body = [o.operation for o in loop.regions[0].blocks[0].operations][:-1]
        self.parts: list[_Part] = []
        self.part_of: dict[ir.Value, int] = {}

    # --- where to cut -----------------------------------------------------------------------

    def build(self) -> None:
        for op in self.body:
            if op.name in ("memref.alloca", "gpu.barrier") or holds_barrier(op):
                raise NoMatch(f"the loop holds {op.name}")
            self.add(op)
        for number, part in enumerate(self.parts):
            for op in part.ops:
                self.part_of |= dict.fromkeys(op.results, number)
        self.join_idle()
        if len([p for p in self.parts if p.ops]) < 2:
            raise NoMatch("there is only one part")
        for number, part in enumerate(self.parts):
            for op in part.ops:
                for value in _used(op):
                    self.check(value, number)
        self.rewrite()

    def add(self, op: ir.Operation) -> None:
        """Add an operation to the last part, or begin a new part."""
        uniform = self.is_uniform(op)
        if uniform and not _touches_memory(op):
            # Its operands are uniform, so it may go in front of the current part.
            self.uniform_part().ops.append(op)
            return
        last = self.parts[-1] if self.parts else None
        if last is None or last.uniform != uniform or any(map(_is_alone, [op, *last.ops])):
            last = _Part(uniform)
            self.parts.append(last)
        last.ops.append(op)

    def uniform_part(self) -> _Part:
        """The last uniform part, if at most one part follows it; else a new one."""
        for part in self.parts[:-3:-1]:
            if part.uniform:
                return part
        new = _Part(True)
        self.parts.insert(max(0, len(self.parts) - 1), new)
        return new

    def is_uniform(self, op: ir.Operation) -> bool:
        """Whether all lanes compute the same value, or store it to the same element."""
        inner = (op, *inside(op))
        if any(i.name in WRITES and i.name not in _STORES for i in inner):
            return False
        if any(v in self.lanes for v in _used(op)):
            return False
        values = [*_used(op), *op.results]
        return not any(self.variance.of(v) & self.lanes for v in values)

    def join_idle(self) -> None:
        """Empty the parts without effects: other parts rematerialize what they need of them."""
        for part in self.parts:
            if not part.uniform and not any(has_effects(op) for op in part.ops):
                part.ops = []

    # --- what a part needs ------------------------------------------------------------------

    def check(self, value: ir.Value, number: int) -> None:
        """NoMatch if part `number` cannot rematerialize `value`, which an earlier part computes."""
        owner = self.part_of.get(value)
        if owner is None or owner == number:
            return
        if self.parts[owner].uniform and owner < number:
            return
        if self.parts[number].uniform:
            raise NoMatch("a uniform value depends on a value of single lanes")
        op = defining_op(value)
        assert op is not None
        if op.name in _LOADS:
            memory = root(op.operands[0])
            if any(memory in part.writes() for part in self.parts[owner:number]):
                raise NoMatch("a loaded value is used after its memory is written")
        elif not is_pure(op):
            raise NoMatch(f"the result of {op.name} cannot be rematerialized")
        for operand in op.operands:
            self.check(operand, number)

    # --- building ---------------------------------------------------------------------------

    def rewrite(self) -> None:
        indices = list(self.loop.regions[0].blocks[0].arguments)
        box = parallel_box(self.loop)
        outer = [k for k, v in enumerate(indices) if v not in self.lanes]
        inner = [k for k, v in enumerate(indices) if v in self.lanes]
        point = ir.InsertionPoint(self.loop)
        names: dict[ir.Value, ir.Value] = {}
        if outer:
            with self.loop.location, point:
                _, block = affine_parallel_over([box[k] for k in outer])
            point = ir.InsertionPoint(block.operations[0])
            for k, argument in zip(outer, block.arguments, strict=True):
                names[indices[k]] = self.outer_index(box[k], argument, point)
        for number, part in enumerate(self.parts):
            if part.uniform:
                for op in part.ops:
                    copy_operation(op, point, names)
            elif part.ops:
                with self.loop.location, point:
                    _, block = affine_parallel_over([box[k] for k in inner])
                own = {indices[k]: v for k, v in zip(inner, block.arguments, strict=True)}
                self.build_part(number, block, {**names, **own})
        erase(self.loop)

    @staticmethod
    def outer_index(
        bounds: tuple[int, int, int], argument: ir.Value, point: ir.InsertionPoint
    ) -> ir.Value:
        """An index of the remaining outer loop, as a constant if it has one value.

        The constant keeps the index out of subscripts, whose digits can then be joined.
        """
        low, high, _ = bounds
        if high - low != 1:
            return argument
        with point:
            return arith.constant(ir.IndexType.get(), low)

    def build_part(self, number: int, block: ir.Block, names: dict[ir.Value, ir.Value]) -> None:
        part = self.parts[number]
        point = ir.InsertionPoint(block.operations[0])
        needed = self.needed(number)
        nests = [op for op in part.ops if _is_nest(op)]
        if not nests or any(op.name.startswith(_EXPENSIVE) for op in needed):
            for op in [*needed, *part.ops]:
                copy_operation(op, point, names)
            return
        # The part is one inner loop: the values it needs are computed in its body.
        (nest,) = nests
        copy = copy_operation(nest, point, names)
        inner = ir.InsertionPoint.at_block_begin(copy.regions[0].blocks[0])
        copies: dict[ir.Value, ir.Value] = dict(names)
        for op in needed:
            copy_operation(op, inner, copies)
        for use in walked(copy.regions[0].blocks[0]):
            for position, operand in enumerate(use.operands):
                if operand in self.part_of and operand in copies:
                    use.operands[position] = copies[operand]

    def needed(self, number: int) -> list[ir.Operation]:
        """Operations of earlier parts that this part rematerializes, in order."""
        wanted = {v for op in self.parts[number].ops for v in _used(op)}
        found: list[ir.Operation] = []
        for op in reversed(self.body):
            owner = next((self.part_of[r] for r in op.results if r in self.part_of), number)
            if owner == number or self.parts[owner].uniform:
                continue
            if any(r in wanted for r in op.results):
                found.append(op)
                wanted |= set(op.operands)
        return found[::-1]


def _with_inside(ops: Iterable[ir.Operation]) -> list[ir.Operation]:
    return [inner for op in ops for inner in (op, *inside(op))]


def _used(op: ir.Operation) -> list[ir.Value]:
    """The live-in values of `op` and its regions."""
    found = used_values([op])
    return [v for v in found if is_invariant(v, op)] if op.regions else found


def _touches_memory(op: ir.Operation) -> bool:
    return any(isinstance(v.type, ir.MemRefType) for i in (op, *inside(op)) for v in i.operands)
