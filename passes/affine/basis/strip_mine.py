"""Strip-mines an index that is divided by a constant: quotient and remainder become indices.

Before:
    affine.parallel (%i) = (0) to (288) {
      %r = arith.remui %i, %c24          %q = arith.divui %i, %c24
After:
    affine.parallel (%q, %r) = (0, 0) to (12, 24) {
      %i = 24 * %q + %r                  (affine.apply; the remainder is %r, the quotient %q)

Several divisors split one after the other (a 3-D index). The extent must be a multiple of the
divisor, also the one that the guards of the division leave: each part then has bounds of its own,
and no guard joins them. An index `i ^ 2^k` (the partner in a sorting network) counts as a division
by `2^k` if the kernel has only one such mask. An index of a cross-lane operation stays whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import (
    for_bounds,
    parallel_box,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_apply
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.affine.basis.divisions import Division, divisions
from raise_kernel.passes.affine.basis.uses import substitute
from raise_kernel.passes.affine.loops.reduction_loops import chunked
from raise_kernel.passes.affine.loops.with_box import with_box
from raise_kernel.remarks import RemarkSink

_LOOPS = frozenset({"affine.for", "affine.parallel", "scf.for", "scf.while"})


def split_point(
    loop: ir.Operation, divided: Sequence[Division], remarks: RemarkSink
) -> tuple[int, int] | None:
    """The position of an index to split, and the extent of its remainder."""
    for position, (low, high, step) in enumerate(parallel_box(loop)):
        index = loop.regions[0].blocks[0].arguments[position]
        if (low, step) != (0, 1) or _is_cross_lane(index):
            continue
        found = {(d, one.extent(index)) for one in divided for d in one.of(index)}
        for divisor, extent in sorted(found, reverse=True):
            if not 1 < divisor < high:
                continue
            ragged = [count for count in (high, extent) if count % divisor]
            if not ragged:
                return position, divisor
            message = f"extent {ragged[0]} is divided by {divisor}, which does not divide it"
            remarks.missed(f"an index of {message}", loop)
    return None


def split(loop: ir.Operation, position: int, divisor: int) -> ir.Operation:
    """The loop with an index split into its quotient and its remainder."""
    box = parallel_box(loop)
    box[position : position + 1] = [(0, box[position][1] // divisor, 1), (0, divisor, 1)]
    new, body = with_box(loop, box)
    indices: list[ir.Value] = list(body.arguments)
    quotient, remainder = indices[position : position + 2]
    whole = Linear(0, {quotient: divisor, remainder: 1})
    substitute(walked(body), {loop.regions[0].blocks[0].arguments[position]: whole})
    with loop.location, ir.InsertionPoint.at_block_begin(body):
        map_, operands = to_map([whole])
        indices[position : position + 2] = [affine_apply(map_, operands)]
    for old, index in zip(loop.regions[0].blocks[0].arguments, indices, strict=True):
        replace_uses(old, index)
    erase(loop)
    return new


def split_sequential(loop: ir.Operation) -> list[ir.Operation]:
    """Split the index of an affine.for without effects; returns the two loops, or none."""
    body = loop.regions[0].blocks[0]
    bounds = for_bounds(loop)
    if bounds is None or bounds[0] != 0 or bounds[2] != 1 or not loop.results:
        return []
    if any(op.name in _LOOPS or has_effects(op) for op in walked(body)):
        return []
    found = {d for one in divisions(loop, flips=False) for d in one.of(body.arguments[0])}
    for divisor in sorted(found, reverse=True):
        if bounds[1] % divisor == 0 and 1 < divisor < bounds[1]:
            inner = chunked(loop, divisor)
            outer = inner.parent
            assert outer is not None
            return [inner, outer.operation]
    return []


def _is_cross_lane(index: ir.Value) -> bool:
    """Whether a cross-lane operation uses this index, which then stays whole."""
    return any(use.owner.operation.name == "func.call" for use in index.uses)
