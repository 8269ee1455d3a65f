"""Lanes load elements of 8 x 8 matrices themselves, at the rows that others point to (ldmatrix).

Before (lane 8 j + r loads row r of matrix j; %n is the thread's number):
    %n = 32 * %w + 4 * %g + %t
    %e0 = memref.load %s[24 * (%n mod 16)]   ...   %e7 = memref.load %s[24 * (%n mod 16) + 7]
    %r:2 = func.call @rk.warp.rows.load1(%e0, ..., %e7, %g, %t)
After:
    %m = 32 * %w + %g
    %r0 = memref.load %s[24 * (%m mod 16) + 2 * %t]
    %r1 = memref.load %s[24 * (%m mod 16) + 2 * %t + 1]

The row's address is computed once more for the lane that has it, so that the loads are those of a
matrix. Applies where the address follows from the thread's number and from what the whole warp
shares, and nothing is written between the rows' loads and the call; other calls stay, with a
remark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import evaluate, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.analysis.lanes.variance import Variance, uniformity
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_apply
from raise_kernel.mlir.rewriting import copy_with, replace_op
from raise_kernel.mlir.values import constant_int, defining_op, terminator
from raise_kernel.mlir.walks import inside, kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch

_ROWS = 8


@register_pass("load-matrix-rows", stage="parallelize", needs=("func.call",))
def load_matrix_rows(module: ir.Module, ctx: PassContext) -> None:
    """Let lanes load the elements of matrices whose rows other lanes point to."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        calls = [call for op in walked(entry) if (call := lane_call(op)) is not None]
        loads = [c for c in calls if c.kind == "rows" and c.mode.startswith("load")]
        if not loads:
            continue
        variance = uniformity(entry)
        for call in loads:
            try:
                _Rows(call, variance).rewrite()
            except NoMatch as reason:
                ctx.remarks.missed(f"lanes exchange the rows of matrices: {reason}", call.op)


@dataclass(frozen=True)
class _Row:
    """The elements of a row: `memory` from `start + offset` on; no `start` is 0."""

    memory: ir.Value
    start: ir.Value | None
    offset: int


class _Rows:
    """One call, and what each lane's row is."""

    def __init__(self, call: LaneCall, variance: Variance) -> None:
        if len(call.indices) != 2:
            raise NoMatch("the lanes also communicate in another way")
        self.call = call
        self.group, self.member = call.indices
        self.variance = variance
        self.transposed = call.mode.endswith("t")
        owners = [defining_op(v) for v in call.arguments]
        found = [op for op in owners if op is not None and op.block == call.op.block]
        if len(found) != len(owners):
            raise NoMatch("the addresses have uses other than the load of a row")
        self.condition: ir.Value | None = None
        if len(set(found)) == 1 and found[0].name == "scf.if":
            # Lanes past the last row load something else.
            (choice,) = set(found)
            self.condition = choice.operands[0]
            numbers = [ir.OpResult(v).result_number for v in call.arguments]
            self.rows = [_row(_yielded(region.blocks[0], numbers)) for region in choice.regions]
        else:
            self.rows = [_row(list(call.arguments))]
        self._check_order(found)

    def _check_order(self, loads: Sequence[ir.Operation]) -> None:
        """NoMatch where memory may change between the loads and the call."""
        ops = [o.operation for o in self.call.op.block.operations]
        first = min(ops.index(op) for op in loads)
        for op in ops[first : ops.index(self.call.op)]:
            if any(o.name in WRITES or o.name == "gpu.barrier" for o in (op, *inside(op))):
                raise NoMatch("memory is written in between")

    def rewrite(self) -> None:
        """Loads that replace the call."""
        op = self.call.op
        with op.location, ir.InsertionPoint(op):
            values = [self._element(number // 2, number % 2) for number in range(len(op.results))]
        replace_op(op, values)

    def _element(self, matrix: int, half: int) -> ir.Value:
        """This lane's element of a matrix."""
        pair = Linear(half, {self.member: 2})
        row, column = Linear.index(self.group), pair
        if self.transposed:
            row, column = column, row
        copy = _Copy(self.variance, self.group, self.member, row.shifted(_ROWS * matrix))
        subscripts = []
        for source in self.rows:
            along = affine_apply(*to_map([column.shifted(source.offset)]))
            if source.start is not None:
                along = _binary("arith.addi", _as_index(copy.value(source.start)), along)
            subscripts.append(along)
        type_ = self.call.arguments[0].type
        if self.condition is None:
            return _load(self.rows[0].memory, subscripts[0], type_)
        choice = ir.Operation.create(
            "scf.if", results=[type_], operands=[copy.value(self.condition)], regions=2
        )
        for region, source, index in zip(choice.regions, self.rows, subscripts, strict=True):
            with ir.InsertionPoint(region.blocks.append()):
                ir.Operation.create("scf.yield", operands=[_load(source.memory, index, type_)])
        return choice.results[0]


class _Copy:
    """Values computed once more, as the lane `lane` of the same warp computes them."""

    def __init__(self, variance: Variance, group: ir.Value, member: ir.Value, lane: Linear) -> None:
        self._variance, self._group, self._member, self._lane = variance, group, member, lane
        self._made: dict[ir.Value, ir.Value] = {}

    def value(self, value: ir.Value) -> ir.Value:
        """`value` in that lane; NoMatch where it follows from more than the lane's number."""
        if not self._variance.of(value) & {self._group, self._member}:
            return value
        if value not in self._made:
            self._made[value] = self._copied(value)
        return self._made[value]

    def _copied(self, value: ir.Value) -> ir.Value:
        op = defining_op(value)
        if op is None or len(op.results) != 1:
            raise NoMatch("an address is carried by a loop or a condition")
        if op.name == "affine.apply" and self._group in list(op.operands):
            return self._number(op)
        if not op.name.startswith("arith.") and op.name != "affine.apply":
            raise NoMatch(f"an address comes from {op.name}")
        return copy_with(op, [self.value(operand) for operand in op.operands]).results[0]

    def _number(self, op: ir.Operation) -> ir.Value:
        """The thread's number, 4 * group + member and what the warp adds, with that lane's."""
        map_ = ir.AffineMapAttr(op.attributes["map"]).value
        form = evaluate(map_.results[0], [Linear.index(v) for v in op.operands])
        if form is None:
            raise NoMatch("an address splits the lane index in another way")
        factor = form.terms.get(self._member, 0)
        if form.terms.get(self._group, 0) != 4 * factor:
            raise NoMatch("an address splits the lane index in another way")
        own = Linear(0, {self._group: 4 * factor, self._member: factor})
        return affine_apply(*to_map([form - own + self._lane.scaled(factor)]))


def _yielded(block: ir.Block, numbers: Sequence[int]) -> list[ir.Value]:
    end = terminator(block)
    return [end.operands[number] for number in numbers]


def _row(elements: Sequence[ir.Value]) -> _Row:
    """What the elements are loaded from; NoMatch where they are no row."""
    loads = [defining_op(v) for v in elements]
    found = [op for op in loads if op is not None and op.name == "memref.load"]
    if len(found) != len(elements) or len({op.block for op in found}) != 1:
        raise NoMatch("the addresses have uses other than the load of a row")
    memory = found[0].operands[0]
    if any(op.operands[0] != memory or len(op.operands) != 2 for op in found):
        raise NoMatch("a row is in more than one memory")
    start, offset = _sum(found[0].operands[1])
    for number, op in enumerate(found):
        if _sum(op.operands[1]) != (start, offset + number):
            raise NoMatch("the elements of a row are not contiguous")
    return _Row(memory, start, offset)


def _sum(index: ir.Value) -> tuple[ir.Value | None, int]:
    """An index as a value, if there is one, and a constant."""
    known = constant_int(index)
    if known is not None:
        return None, known
    op = defining_op(index)
    if op is not None and op.name == "arith.index_cast":
        index, op = op.operands[0], defining_op(op.operands[0])
    if op is not None and op.name == "arith.addi":
        number = constant_int(op.operands[1])
        if number is not None:
            return op.operands[0], number
    return index, 0


def _as_index(value: ir.Value) -> ir.Value:
    if isinstance(value.type, ir.IndexType):
        return value
    return arith.index_cast(ir.IndexType.get(), value)


def _binary(name: str, a: ir.Value, b: ir.Value) -> ir.Value:
    return ir.Operation.create(name, results=[a.type], operands=[a, b]).results[0]


def _load(memory: ir.Value, index: ir.Value, type_: ir.Type) -> ir.Value:
    return ir.Operation.create("memref.load", results=[type_], operands=[memory, index]).results[0]
