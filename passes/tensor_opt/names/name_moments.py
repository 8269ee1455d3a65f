"""Updated and merged means and squares (Welford, Chan) become a mean and a sum of squares.

Before (one loop a row; a loop a thread, then counts, means and squares merged through shuffles or
shared memory, as in layer norms and batch norms):
    %r:3 = stablehlo.while(%i = 0, %mean = 0.0, %m2 = 0.0) ... {
      %d = stablehlo.subtract %x, %mean
      %mean1 = stablehlo.add %mean, (stablehlo.divide %d, %count)
      %m21 = stablehlo.add %m2, (stablehlo.multiply %d, (stablehlo.subtract %x, %mean1))
      return %i + 1, %mean1, %m21
    }
After:
    %mean = (stablehlo.reduce(%x) add over [1]) / n
    %m2 = stablehlo.reduce((%x - %mean) * (%x - %mean)) add over [1]
    %r:2 = stablehlo.if (all of %m2 is finite) { %mean, %m2 } else { the kernel's own steps }

What is computed is found by running it modulo a prime (idioms/fields/moments.py), so that it does
not matter how it is written. Both forms subtract what is near the mean before they square: they
differ by rounding, as a sum in another order does. Of infinities, NaNs and numbers whose sum has no
float, the kernel's own steps decide.

Refuses nothing; what compares elements, and rows so long that they are not followed, stay.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from raise_kernel.bindings import defining_op, identity, ir, kernels, stablehlo, text_attribute
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.idioms.fields.copies import Copier, body_between
from raise_kernel.passes.tensor_opt.idioms.fields.moments import Moments, Program, Spread, find
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import (
    as_element,
    reshaped,
    splat,
    where_all,
)
from raise_kernel.registry import register_pass

# Tensors of which moments are named in one kernel, at most.
ROUNDS = 8


@register_pass(
    "name-moments", stage="tensor-opt", needs=("stablehlo.subtract", "stablehlo.multiply")
)
def name_moments(module: ir.Module, ctx: PassContext) -> None:
    """Name means and sums of squared differences; none where `rk.optimize` is "none"."""
    for kernel in kernels(module):
        if text_attribute(kernel, "rk.optimize") == "none":
            continue
        for _ in range(ROUNDS):
            if not _name_one(kernel, ctx):
                break


def _name_one(kernel: ir.Operation, ctx: PassContext) -> bool:
    """Name the moments of one tensor."""
    block = kernel.regions[0].blocks[0]
    loader = Loader(Graph())
    for argument in block.arguments:
        loader.leaf(argument)
    roots = loader.block(block)
    try:
        program = Program(roots, loader)
        found = next(find(program), None)
    except NoMatch:
        return False  # Most programs are not of this kind: nothing is missed.
    if found is None:
        return False
    words = "what it computes is a mean and squares about it, in another order of its additions"
    ctx.remarks.applied(words, _write(found, program))
    return True


@dataclass(frozen=True)
class _Place:
    """Operations from the first one that is replaced on, and the last one of those."""

    following: list[ir.Operation]
    last: ir.Operation


def _write(found: Moments, program: Program) -> ir.Operation:
    """Put the named values where the computed ones were; the last operation that they replace."""
    values: dict[Node, ir.Value] = {}
    sources: list[ir.Value] = []
    for value, node in program.loader.nodes.items():
        values.setdefault(node, value)
        if node in program.leaves:
            sources.append(value)
    results = [values[spread.node] for spread in (*found.means, *found.squares)]
    place = _place(results)
    with ir.InsertionPoint.after(place.last), place.last.location:
        made = _named(found, values, sources, results)
    guard = defining_op(made[0])
    assert guard is not None
    for result, new in zip(results, made, strict=True):
        result.replace_all_uses_with(new)
    _restore_order(place, guard, made)
    return place.last


def _place(results: list[ir.Value]) -> _Place:
    owners = {identity(op): op for op in map(defining_op, results) if op is not None}
    following: list[ir.Operation] = []
    last: ir.Operation | None = None
    (block,) = {op.block for op in owners.values()}
    for view in block.operations:
        op = view.operation
        if identity(op) in owners:
            last = op
        if last is not None:
            following.append(op)
    assert last is not None
    return _Place(following, last)


def _restore_order(place: _Place, guard: ir.Operation, made: list[ir.Value]) -> None:
    """Operations before the guard that use its results go behind it, in their order."""
    late = set(made)
    behind = guard
    for op in place.following:
        if identity(op) == identity(guard):
            break
        if any(v in late for v in (*op.operands, *captured(op))):
            late.update(op.results)
            op.move_after(behind)
            behind = op
        if identity(op) == identity(place.last):
            break


def _named(
    found: Moments, values: dict[Node, ir.Value], sources: list[ir.Value], results: list[ir.Value]
) -> list[ir.Value]:
    """The means and the squares as the results' types; what the kernel does where they are not
    finite."""
    source, axes = found.source, found.axes
    element = ir.RankedTensorType(results[0].type).element_type
    x = as_element(values[source], element)
    count = prod(source.shape[a] for a in axes)
    total = _summed(x, axes)
    mean = stablehlo.divide(total, splat(total.type, float(count)))
    kept = [k for k in range(len(source.shape)) if k not in axes]
    wide = stablehlo.broadcast_in_dim(x.type, mean, ir.DenseI64ArrayAttr.get(kept))
    rest = stablehlo.subtract(x, wide)
    squares = _summed(stablehlo.multiply(rest, rest), axes)
    sizes = tuple(source.shape[k] for k in kept if source.shape[k] > 1)
    forms = [
        _placed(reshaped(value, sizes), spread, ir.RankedTensorType(values[spread.node].type))
        for part, value in ((found.means, mean), (found.squares, squares))
        for spread in part
    ]
    tests = [stablehlo.is_finite(squares)]
    return where_all(tests, forms, lambda: _copied(results, sources))


def _copied(results: list[ir.Value], sources: list[ir.Value]) -> list[ir.Value]:
    """`results`, computed here from `sources`, with the counts and masks that they need."""
    copier = Copier()
    copier.values.update((v, v) for v in sources)
    for op in body_between(results, set(sources)):
        copier.operation(op)
    return [copier.values[r] for r in results]


def _summed(x: ir.Value, axes: tuple[int, ...]) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    kept = [n for k, n in enumerate(type_.shape) if k not in axes]
    op = stablehlo.ReduceOp(
        [ir.RankedTensorType.get(kept, type_.element_type)],
        [x],
        [splat(scalar, 0.0)],
        ir.DenseI64ArrayAttr.get(list(axes)),
    )
    with ir.InsertionPoint(op.regions[0].blocks.append(scalar, scalar)):
        stablehlo.return_([stablehlo.add(*op.regions[0].blocks[0].arguments)])
    return op.results[0]


def _placed(x: ir.Value, spread: Spread, type_: ir.RankedTensorType) -> ir.Value:
    """The value as a tensor of this type, the same along all axes that it does not have."""
    wide = ir.RankedTensorType.get(type_.shape, ir.RankedTensorType(x.type).element_type)
    if x.type != wide:
        x = stablehlo.broadcast_in_dim(wide, x, ir.DenseI64ArrayAttr.get(list(spread.axes)))
    return as_element(x, type_.element_type)
