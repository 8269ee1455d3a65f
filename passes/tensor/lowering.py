"""One kernel's body, operation by operation, from lanes to tensors.

Every lane runs operation k before any lane runs operation k + 1: an order that CUDA allows.
`Lowering` walks the structured body with the current `Frame`; each scalar SSA value becomes a `Vec`
over only those lane indices that it varies with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.analysis.accesses.affine_maps import access_forms, evaluate
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor import conditionals, host_calls, lanes, loops
from raise_kernel.passes.tensor.atomic import lower as atomics
from raise_kernel.passes.tensor.elementwise.integers import LOWERINGS as INT_LOWERINGS
from raise_kernel.passes.tensor.elementwise.table import (
    is_elementwise,
    lower_elementwise,
    select,
    storage_type,
)
from raise_kernel.passes.tensor.index_width import IndexWidths
from raise_kernel.passes.tensor.memory import Memory
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    converted,
    index_type,
    is_index,
    lane_element,
    linear_vec,
    over,
    restrict,
    signless,
    to_dims,
    zeros,
)
from raise_kernel.passes.tensor.warp import calls as lane_calls
from raise_kernel.remarks import RemarkSink

Handler = Callable[["Lowering", ir.Operation, Frame], None]


class Lowering:
    """The state of one kernel's lowering: values, memory, and where to complain."""

    def __init__(
        self, variance: Variance, remarks: RemarkSink, max_iterations: int, widths: IndexWidths
    ) -> None:
        self.variance = variance
        self.widths = widths
        self.remarks = remarks
        self.max_iterations = max_iterations
        self.values: dict[ir.Value, Vec] = {}
        self.scalars: dict[ir.Value, ir.Value] = {}
        self.memory = Memory(self.scalars)
        # The matrices that fragments of a warp hold, by their registers (warp/mma.py).
        self.fragments: dict[tuple[ir.Value, ...], Vec] = {}

    def block(self, block: ir.Block, frame: Frame) -> Sequence[ir.Value]:
        """Lower a block; returns the operands of its terminator (kernel values)."""
        *body, end = [o.operation for o in block.operations]
        for op in body:
            with op.location:
                self.operation(op, frame)
        return list(end.operands)

    def operation(self, op: ir.Operation, frame: Frame) -> None:
        handler = HANDLERS.get(op.name)
        if handler is not None:
            handler(self, op, frame)
        elif is_elementwise(op):
            self._elementwise(op, frame)
        else:
            raise refuse("RK011", f"{op.name} has no tensor form yet", at=op)

    # --- values -----------------------------------------------------------------------------

    def get(self, value: ir.Value, frame: Frame) -> Vec:
        """A kernel value over the lanes of `frame`."""
        if value in frame.ranges:
            return linear_vec(Linear.index(value), self.scalars, frame)
        return restrict(self.values[value], frame)

    def set(self, value: ir.Value, vec: Vec) -> None:
        self.values[value] = vec

    def _elementwise(self, op: ir.Operation, frame: Frame) -> None:
        values, results = list(op.operands), list(op.results)
        vectors = [self.get(v, frame) for v in values]
        dims = frame.union(vectors)
        operands = [to_dims(v, dims, frame) for v in vectors]
        # Indices of one operation have one width.
        indices = [k for k, value in enumerate(values) if is_index(value)]
        own = index_type()
        wide = not self.widths.wide.isdisjoint(results) or any(
            [operands[k].type.element_type != own for k in indices]
        )
        kind = signless(64) if wide else own
        for k in indices:
            operands[k] = converted(operands[k], kind)
        lowered = lower_elementwise(op, operands, index_bits=kind.width)
        tensors = lowered if isinstance(lowered, (list, tuple)) else [lowered]
        for result, tensor in zip(results, tensors, strict=True):
            if is_index(result):
                tensor = converted(tensor, self.index_type(result))
            self.set(result, over(tensor, dims, frame))

    def index_type(self, value: ir.Value) -> ir.IntegerType:
        """The element type of an index."""
        return signless(64) if value in self.widths.wide else index_type()

    def select(self, mask: Vec, yes: Vec, no: Vec, frame: Frame) -> Vec:
        dims = frame.union([mask, yes, no])
        tensors = [to_dims(v, dims, frame) for v in (mask, yes, no)]
        return over(select(*tensors), dims, frame)

    def flat_index(self, op: ir.Operation, memref: ir.Value, frame: Frame) -> Vec:
        """The one index of a memref access that is not affine."""
        indices = list(op.operands)[list(op.operands).index(memref) + 1 :]
        if len(indices) != 1:
            raise refuse("RK011", "a data-dependent index into a shaped memref", at=op)
        return self.get(indices[0], frame)

    def varying(self, value: ir.Value, frame: Frame) -> tuple[ir.Value, ...]:
        """The lane indices that `value` varies with, in nest order."""
        wanted = self.variance.of(value)
        return tuple(d for d in frame.dims if d in wanted)


# --- memory -------------------------------------------------------------------------------------


def _forms(op: ir.Operation) -> Sequence[Linear]:
    forms = access_forms(op)
    if forms is None:
        raise refuse("RK011", "an affine access with mod or floordiv", at=op)
    return forms


def _affine_load(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    low.set(op.results[0], low.memory.load(op.operands[0], _forms(op), frame))


def _affine_store(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    value = low.get(op.operands[0], frame)
    low.memory.store(op.operands[1], _forms(op), value, frame)


def _load(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    memref = op.operands[0]
    low.set(op.results[0], low.memory.load_at(memref, low.flat_index(op, memref, frame), frame))


def _store(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    value, memref = low.get(op.operands[0], frame), op.operands[1]
    low.memory.store_at(memref, low.flat_index(op, memref, frame), value, frame)


def _call(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    if host_calls.host_call(op) is not None:
        host_calls.report(low, op, frame)
    else:
        lane_calls.call(low, op, frame)


def _alloca(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    private = low.variance.private_dims(op.results[0])
    low.memory.allocate(op.results[0], [d for d in frame.dims if d in private], frame)


def _global(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    around = op.parent
    while around is not None and around.operation.name != "builtin.module":
        around = around.operation.parent
    assert around is not None
    symbol = ir.FlatSymbolRefAttr(op.attributes["name"]).value
    source = ir.SymbolTable(around.operation)[symbol].operation
    contents = stablehlo.constant(source.attributes["initial_value"])
    low.memory.define(op.results[0], contents)


# --- the rest -----------------------------------------------------------------------------------


def _apply(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    form = evaluate(map_.results[0], [Linear.index(v) for v in op.operands])
    if form is not None:
        low.set(op.results[0], linear_vec(form, low.scalars, frame))
        return
    low.set(op.results[0], _expression(low, map_.results[0], list(op.operands), frame))


def _expression(low: Lowering, expr: ir.AffineExpr, operands: list[ir.Value], frame: Frame) -> Vec:
    """An affine expression with floordiv or mod by a positive constant, part by part."""
    form = evaluate(expr, [Linear.index(v) for v in operands])
    if form is not None:
        return linear_vec(form, low.scalars, frame)
    name = next((n for kind, n in _EXPRESSIONS if isinstance(expr, kind)), None)
    if name is None or not isinstance(expr, ir.AffineBinaryExpr):
        raise refuse("RK011", f"the affine expression {expr} has no tensor form")
    parts = [_expression(low, e, operands, frame) for e in (expr.lhs, expr.rhs)]
    dims = frame.union(parts)
    result = INT_LOWERINGS[name](None, [to_dims(v, dims, frame) for v in parts])
    assert isinstance(result, ir.Value)
    return over(result, dims, frame)


# Lane and loop indices are not negative, so remsi is the floor's remainder.
_EXPRESSIONS = (
    (ir.AffineAddExpr, "arith.addi"),
    (ir.AffineMulExpr, "arith.muli"),
    (ir.AffineFloorDivExpr, "arith.floordivsi"),
    (ir.AffineCeilDivExpr, "arith.ceildivsi"),
    (ir.AffineModExpr, "arith.remsi"),
)


def _poison(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    element = storage_type(lane_element(op.results[0].type))
    if element is None:
        raise refuse("RK018", f"a value of type {op.results[0].type}", at=op)
    low.set(op.results[0], Vec(zeros([], element)))


def _cast(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """Between signless and signed integers, which are one type here."""
    low.set(op.results[0], low.get(op.operands[0], frame))


def _nothing(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """Lock-step order makes a barrier, and a view shares its memory's contents."""


HANDLERS: dict[str, Handler] = {
    "affine.load": _affine_load,
    "affine.store": _affine_store,
    "affine.apply": _apply,
    "affine.if": conditionals.affine_if,
    "affine.for": loops.affine_for,
    "affine.parallel": lanes.parallel,
    "scf.if": conditionals.scf_if,
    "scf.for": loops.scf_for,
    "scf.while": loops.scf_while,
    "memref.load": _load,
    "memref.store": _store,
    "memref.atomic_rmw": atomics.atomic_rmw,
    "memref.generic_atomic_rmw": atomics.generic_atomic_rmw,
    "func.call": _call,
    "memref.alloca": _alloca,
    "memref.get_global": _global,
    "memref.collapse_shape": _nothing,
    "gpu.barrier": _nothing,
    "ub.poison": _poison,
    "builtin.unrealized_conversion_cast": _cast,
}
