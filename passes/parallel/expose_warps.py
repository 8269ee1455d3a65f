"""Thread loops whose threads talk within a warp get the lane in the warp as an index of its own.

Before:
    affine.parallel (%t) = (0) to (128) {
      %s, %ok = func.call @rk.warp.shuffle.xor(%v, %c1, %c31)
      %b = func.call @rk.warp.ballot(%p)
After:
    affine.parallel (%w, %l) = (0, 0) to (4, 32) {
      %t = 32 * %w + %l                                       (affine.apply)
      %s, %ok = func.call @rk.warp.shuffle.xor(%v, %c1, %c31, %l)
      %b = func.call @rk.warp.ballot(%p, %l)

A warp is 32 consecutive threads in x-fastest order. The calls are ours (analysis.lane_calls): the
lane index becomes an operand, so that no later pass merges it away, and the tensor stage knows
which axis a shuffle permutes. Reductions over the block take all thread indices. A block that is
not a whole number of warps gets one partly empty warp, behind a guard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.lanes.lane_calls import LaneCall, bare_name, create_lane_call, lane_call
from raise_kernel.bindings import (
    affine_apply,
    affine_if,
    affine_parallel,
    affine_yield,
    ir,
    kernels,
    walk,
    walked,
)
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

WARP = 32


@register_pass("expose-warps", stage="parallelize", needs=("func.call",))
def expose_warps(module: ir.Module, ctx: PassContext) -> None:
    """Give the lane in the warp an index of its own where threads talk within a warp."""
    for kernel in kernels(module):
        loops = [op for op in walked(kernel.regions[0].blocks[0]) if op.name == "affine.parallel"]
        for loop in loops:
            found = (lane_call(op) for op in walk(loop.regions[0].blocks[0]))
            calls = [call for call in found if call is not None and not call.indices]
            if not calls or _has_loop(loop):
                continue
            lanes, threads = [], list(loop.regions[0].blocks[0].arguments)
            of_warp = [call for call in calls if call.scope == "warp"]
            if of_warp:
                # Fragments name a lane by its group of four and its place in that.
                parts = [8, 4] if all(call.kind in ("mma", "rows") for call in of_warp) else [WARP]
                lanes, threads = _split(loop, parts)
            for call in calls:
                _add_indices(call, lanes if call.scope == "warp" else threads)


def _has_loop(loop: ir.Operation) -> bool:
    return any(op.name == "affine.parallel" for op in walk(loop.regions[0].blocks[0]))


def _split(loop: ir.Operation, parts: list[int]) -> tuple[list[ir.Value], list[ir.Value]]:
    """Rebuild a thread loop with the lane as its last indices; those, and all new ones."""
    extents = [high for _, high, _ in parallel_box(loop)]
    threads = prod(extents)
    rows = extents[:-1]
    if extents and extents[-1] % WARP == 0:
        # Warps lie inside rows of x.
        sizes = [*rows, extents[-1] // WARP, *parts]
        return _rebuild(loop, sizes, lambda indices: _from_rows(indices, parts), None, len(parts))
    sizes = [-(-threads // WARP), *parts]
    if len(parts) == 1 and threads <= WARP:
        sizes = [max(threads, 1)]
    guard = threads if threads % WARP and len(sizes) > 1 else None

    def from_linear(indices: Sequence[ir.Value]) -> list[ir.Value]:
        return _from_linear(indices, extents)

    return _rebuild(loop, sizes, from_linear, guard, len(parts))


def _from_rows(indices: Sequence[ir.Value], parts: list[int]) -> list[ir.Value]:
    rows, lanes = indices[: -len(parts) - 1], indices[-len(parts) - 1 :]
    return [*rows, _apply(_LINEAR[len(lanes)], list(lanes))]


# A thread's number from those of its warp and lane; of its warp, group of four and place.
_LINEAR = {
    1: "(d0) -> (d0)",
    2: "(d0, d1) -> (d0 * 32 + d1)",
    3: "(d0, d1, d2) -> (d0 * 32 + d1 * 4 + d2)",
}
_WEIGHTS = {1: (1,), 2: (WARP, 1), 3: (WARP, 4, 1)}


def _from_linear(indices: Sequence[ir.Value], extents: Sequence[int]) -> list[ir.Value]:
    """Thread indices from the linear number of the thread in its block."""
    if len(extents) == 0:
        return []
    linear = indices[0]
    if len(indices) > 1:
        linear = _apply(_LINEAR[len(indices)], list(indices))
    values = []
    for axis, extent in enumerate(extents):
        stride = prod(extents[axis + 1 :])
        text = "d0" if stride == 1 else f"d0 floordiv {stride}"
        if axis:
            text = f"({text}) mod {extent}"
        values.append(linear if text == "d0" else _apply(f"(d0) -> ({text})", [linear]))
    return values


def _apply(text: str, operands: list[ir.Value]) -> ir.Value:
    return affine_apply(ir.AffineMapAttr(ir.Attribute.parse(f"affine_map<{text}>")).value, operands)


def _rebuild(
    loop: ir.Operation,
    sizes: list[int],
    indices_of: Callable[[Sequence[ir.Value]], list[ir.Value]],
    guard: int | None,
    lanes: int,
) -> tuple[list[ir.Value], list[ir.Value]]:
    old = loop.regions[0].blocks[0]
    with loop.location, ir.InsertionPoint(loop):
        _, body = affine_parallel([0] * len(sizes), sizes)
    end = body.operations[0].operation
    arguments: list[ir.Value] = list(body.arguments)
    with loop.location, ir.InsertionPoint(end):
        values = indices_of(arguments)
        if guard is not None:
            weights = dict(zip(arguments, _WEIGHTS[len(arguments)], strict=True))
            linear = Linear(guard - 1) - Linear(0, weights)
            set_, dims = to_set([Constraint(linear)])
            _, (then,) = affine_if(set_, dims, [], with_else=False)
            with ir.InsertionPoint(then):
                end = affine_yield([])
    for value, replacement in zip(old.arguments, values, strict=True):
        value.replace_all_uses_with(replacement)
    for op in list(old.operations)[:-1]:
        op.operation.move_before(end)
    erase(loop)
    return arguments[-lanes:], arguments


def _add_indices(call: LaneCall, indices: Sequence[ir.Value]) -> None:
    op = call.op
    results = [r.type for r in op.results]
    new = create_lane_call(bare_name(call), [*op.operands, *indices], results, op)
    for old, result in zip(op.results, new.results, strict=True):
        old.replace_all_uses_with(result)
    erase(op)
