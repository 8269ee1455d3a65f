"""Sequential loops: what they carry, and the memory that they write, go round a stablehlo.while.

A loop whose trip count is known runs a counter from 0, so that it replays as `lax.fori_loop` with
static bounds. A loop whose lanes stop at different times runs until none is active; a lane that has
stopped keeps the values of its own last iteration and its stores are masked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.accesses.regions import WRITES, has_effects, region_domains
from raise_kernel.analysis.integers.integer_range import signed_range
from raise_kernel.analysis.lanes.variance import loop_inits, root
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.values import constant_int, terminator
from raise_kernel.mlir.walks import ADVANCE
from raise_kernel.passes.tensor.elementwise.build import compare_signed
from raise_kernel.passes.tensor.iteration_limit import limited
from raise_kernel.passes.tensor.reduce import reduce_tensor
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    bools,
    both,
    converted,
    index_constant,
    integer,
    is_index,
    over,
    splat,
    to_dims,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

Values = Sequence[ir.Value]


def affine_for(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """A loop with constant bounds."""
    bounds = for_bounds(op)
    if bounds is None:
        raise refuse("RK021", "affine.for with bounds that are not constant", at=op)
    lower, upper, step = bounds
    trips = max(0, -((lower - upper) // step))
    body = op.regions[0].blocks[0]
    iv, *arguments = body.arguments
    (domain,) = region_domains(op, frame.domain)
    inner = replace(frame, domain=domain)

    def run(counter: ir.Value, carried: Values) -> list[ir.Value]:
        index = _index(counter, lower, step)
        low.scalars[iv] = index
        low.set(iv, Vec(index))
        return _body(low, body, arguments, carried, inner)

    inits = _along(low, loop_inits(op), arguments, frame)
    _counted(low, op, index_constant(trips), inits, run, arguments, frame)


def scf_for(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """A loop whose bounds are values: uniform, or different from lane to lane."""
    body = op.regions[0].blocks[0]
    iv, *arguments = body.arguments
    bounds = [low.get(v, frame) for v in list(op.operands)[:3]]
    kind = max((v.element_type for v in bounds), key=lambda t: ir.IntegerType(t).width)
    lower, upper, step = (replace(v, value=converted(v.value, kind)) for v in bounds)
    own = low.index_type(iv) if is_index(iv) else kind
    by_one = constant_int(op.operands[2]) == 1
    from_zero = constant_int(op.operands[0]) == 0
    if from_zero and by_one and signed_range(op.operands[1])[0] >= 0:
        trips = replace(upper, value=converted(upper.value, own))
    else:
        low_, by = None if from_zero else lower, None if by_one else step
        trips = _trip_count(low_, upper, by, own, frame)
    divergent = bool(trips.dims)
    inits = _along(low, loop_inits(op), arguments, frame)

    def index(counter: ir.Value) -> Vec:
        if from_zero and by_one:
            return Vec(counter)
        vec = _advance(lower, step, converted(counter, kind), frame)
        return replace(vec, value=converted(vec.value, own))

    if not divergent:
        count = trips.value
        if frame.mask is not None:
            # No lane is here: the bounds may be anything.
            count = tensor_ops.select(_any(frame.mask), count, integer(0, own))

        def run(counter: ir.Value, carried: Values) -> list[ir.Value]:
            low.set(iv, index(counter))
            return _body(low, body, arguments, carried, frame)

        _counted(low, op, count, inits, run, arguments, frame)
        return

    def masked(counter: ir.Value, carried: Values) -> list[ir.Value]:
        low.set(iv, index(counter))
        active = _compare(counter, trips, frame)
        inner = frame.with_mask(both(frame.mask, active, frame))
        new = _body(low, body, arguments, carried, inner)
        return _keep(low, active, arguments, new, carried, frame)

    # Lanes that are not here at all do not prolong the loop, whatever their bounds.
    here = trips
    if frame.mask is not None:
        here = low.select(frame.mask, trips, Vec(integer(0, own)), frame)
    most = reduce_tensor(here.value, list(range(len(here.dims))), 6)
    _counted(low, op, most, inits, masked, arguments, frame)


def scf_while(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """A loop on a condition. State: the before block's arguments, who is active, the results."""
    before, after = op.regions[0].blocks[0], op.regions[1].blocks[0]
    condition = terminator(before).operands[0]
    # The loop's own activity varies with what its condition varies with; the mask around it only
    # decides when nobody is left.
    dims = low.varying(condition, frame)
    arguments, results = list(before.arguments), list(op.results)
    states = _along(low, list(op.operands), arguments, frame)
    outcome = [_zeros_like(low, r, frame) for r in results]
    memrefs = written_memory(low, op)
    acts = any(has_effects(o.operation) or o.operation.regions for o in after.operations)
    start = [
        bools(True, frame.shape(dims)),
        *states,
        *outcome,
        *(low.memory.contents[m] for m in memrefs),
    ]
    first, second = 1 + len(states), 1 + len(states) + len(outcome)

    def going(values: Values) -> ir.Value:
        left = both(frame.mask, over(values[0], dims, frame), frame)
        assert left is not None
        return _any(left)

    def run(values: Values) -> list[ir.Value]:
        mask = over(values[0], dims, frame)
        inner = frame.with_mask(both(frame.mask, mask, frame)) if dims else frame
        _bind(low, arguments, values[1:first], frame)
        _restore(low, memrefs, values[second:])
        flag, *forwarded = low.block(before, inner)
        cond = low.get(flag, inner)
        outs = [low.get(v, inner) for v in forwarded]
        left = _merge_all(low, mask, results, outs, values[first:second], frame)
        still = both(mask, cond, frame)
        assert still is not None
        # After the last test of a uniform loop nothing may be stored either.
        running = frame
        if dims or acts:
            running = frame.with_mask(both(frame.mask, still, frame))
        for argument, vec in zip(after.arguments, outs, strict=True):
            low.set(argument, vec)
        nexts = [low.get(v, running) for v in low.block(after, running)]
        states = _merge_all(low, still, arguments, nexts, values[1:first], frame)
        memory = [low.memory.contents[m] for m in memrefs]
        return [to_dims(still, dims, frame), *states, *left, *memory]

    if low.max_iterations:
        final = limited(_while, start, going, run, low.max_iterations, op)
    else:
        final = _while(start, going, run)
    _bind(low, results, final[first:second], frame)
    _restore(low, memrefs, final[second:])


# --- pieces -------------------------------------------------------------------------------------


def _counted(
    low: Lowering,
    op: ir.Operation,
    trips: ir.Value,
    inits: list[ir.Value],
    run: Callable[[ir.Value, Values], list[ir.Value]],
    arguments: Values,
    frame: Frame,
) -> None:
    """Run `run(counter, carried)` for counter = 0 .. trips - 1 and bind the loop's results."""
    memrefs = written_memory(low, op)
    start = [*inits, *(low.memory.contents[m] for m in memrefs)]
    split = len(inits)

    def step(counter: ir.Value, values: Values) -> list[ir.Value]:
        _restore(low, memrefs, values[split:])
        carried = run(counter, values[:split])
        return [*carried, *(low.memory.contents[m] for m in memrefs)]

    final = counted(trips, start, step)
    for result, argument, value in zip(op.results, arguments, final[:split], strict=True):
        low.set(result, over(value, low.varying(argument, frame), frame))
    _restore(low, memrefs, final[split:])


def counted(
    trips: ir.Value,
    start: list[ir.Value],
    step: Callable[[ir.Value, list[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    """`step(counter, carried)` for counter = 0 .. trips - 1; what is carried at the end."""
    kind = trips.type.element_type

    def going(values: Values) -> ir.Value:
        return compare_signed(values[0], trips, "LT")

    def run(values: Values) -> list[ir.Value]:
        carried = step(values[0], list(values[1:]))
        return [tensor_ops.add(values[0], integer(1, kind)), *carried]

    return _while([integer(0, kind), *start], going, run)[1:]


def _while(
    start: list[ir.Value],
    going: Callable[[Values], ir.Value],
    step: Callable[[Values], list[ir.Value]],
) -> list[ir.Value]:
    types = [v.type for v in start]
    op = stablehlo.WhileOp(types, start)
    locations = [ir.Location.current] * len(types)
    condition = op.regions[0].blocks.append(*types, arg_locs=locations)
    with ir.InsertionPoint(condition):
        stablehlo.return_([going(list(condition.arguments))])
    body = op.regions[1].blocks.append(*types, arg_locs=locations)
    with ir.InsertionPoint(body):
        stablehlo.return_(step(list(body.arguments)))
    return list(op.results)


def _body(
    low: Lowering, body: ir.Block, arguments: Values, carried: Values, frame: Frame
) -> list[ir.Value]:
    """Lower a loop body once; its yields, over the lane indices of the arguments."""
    _bind(low, arguments, carried, frame)
    yields = low.block(body, frame)
    return _along(low, yields, arguments, frame)


def _bind(low: Lowering, targets: Values, tensors: Values, frame: Frame) -> None:
    for target, tensor in zip(targets, tensors, strict=True):
        low.set(target, over(tensor, low.varying(target, frame), frame))


def _restore(low: Lowering, memrefs: Values, contents: Values) -> None:
    for memref, tensor in zip(memrefs, contents, strict=True):
        low.memory.contents[memref] = tensor


def _along(low: Lowering, values: Values, arguments: Values, frame: Frame) -> list[ir.Value]:
    """Values over the lane indices of the arguments that they become."""
    return [
        to_dims(low.get(v, frame), low.varying(a, frame), frame)
        for v, a in zip(values, arguments, strict=True)
    ]


def _keep(
    low: Lowering, active: Vec, targets: Values, new: Values, old: Values, frame: Frame
) -> list[ir.Value]:
    vectors = [over(v, low.varying(t, frame), frame) for v, t in zip(new, targets, strict=True)]
    return _merge_all(low, active, targets, vectors, old, frame)


def _merge_all(
    low: Lowering,
    active: Vec,
    targets: Values,
    new: Sequence[Vec],
    old: Values,
    frame: Frame,
) -> list[ir.Value]:
    """New values where active, old ones elsewhere, over each target's own lane indices."""
    merged = []
    for target, vec, previous in zip(targets, new, old, strict=True):
        dims = low.varying(target, frame)
        if active.dims:
            vec = low.select(active, vec, over(previous, dims, frame), frame)
        merged.append(to_dims(vec, dims, frame))
    return merged


def written_memory(low: Lowering, op: ir.Operation) -> list[ir.Value]:
    """The memory outside `op` that something inside it writes, in the order of its definition."""
    roots: set[ir.Value] = set()

    def visit(inner: ir.Operation) -> ir.WalkResult:
        if inner.operation.name in WRITES:
            for operand in inner.operation.operands:
                if isinstance(operand.type, ir.MemRefType):
                    roots.add(root(operand))
        return ADVANCE

    op.walk(visit)
    return [m for m in low.memory.contents if m in roots]


def _zeros_like(low: Lowering, value: ir.Value, frame: Frame) -> ir.Value:
    from raise_kernel.passes.tensor.elementwise.table import storage_type
    from raise_kernel.passes.tensor.vectors import lane_element, zeros

    element = storage_type(lane_element(value.type))
    assert element is not None
    return zeros(frame.shape(low.varying(value, frame)), element)


def _index(counter: ir.Value, lower: int, step: int) -> ir.Value:
    value = counter
    if step != 1:
        value = tensor_ops.multiply(value, index_constant(step))
    return tensor_ops.add(value, index_constant(lower)) if lower else value


def _advance(lower: Vec, step: Vec, counter: ir.Value, frame: Frame) -> Vec:
    """`lower + step * counter`, in their one type."""
    dims = frame.union([lower, step])
    base, stride, count = (to_dims(v, dims, frame) for v in (lower, step, Vec(counter)))
    return over(tensor_ops.add(base, tensor_ops.multiply(stride, count)), dims, frame)


def _trip_count(
    lower: Vec | None, upper: Vec, step: Vec | None, kind: ir.Type, frame: Frame
) -> Vec:
    """`max(0, ceil((upper - lower) / step))` in the type `kind`; scf.for steps are positive.

    None is 0 as the lower bound, and 1 as the step.
    """
    dims = frame.union([v for v in (lower, upper, step) if v is not None])
    end = to_dims(upper, dims, frame)
    element, shape = upper.element_type, frame.shape(dims)
    zero = splat(ir.IntegerAttr.get(element, 0), shape, element)
    if lower is not None:
        end = tensor_ops.subtract(end, to_dims(lower, dims, frame))
    span = tensor_ops.maximum(end, zero)
    if step is None:
        return over(converted(span, kind), dims, frame)
    s = to_dims(step, dims, frame)
    one = splat(ir.IntegerAttr.get(element, 1), shape, element)
    # ceil(span / s) without the overflow of span + s - 1.
    whole = tensor_ops.divide(tensor_ops.subtract(tensor_ops.maximum(span, one), one), s)
    trips = tensor_ops.select(
        stablehlo.compare(span, zero, stablehlo.ComparisonDirectionAttr.get("GT")),
        tensor_ops.add(whole, one),
        zero,
    )
    return over(converted(trips, kind), dims, frame)


def _compare(counter: ir.Value, trips: Vec, frame: Frame) -> Vec:
    below = compare_signed(to_dims(Vec(counter), trips.dims, frame), trips.value, "LT")
    return over(below, trips.dims, frame)


def _any(mask: Vec) -> ir.Value:
    axes = list(range(len(mask.dims)))
    return reduce_tensor(mask.value, axes, 14) if axes else mask.value
