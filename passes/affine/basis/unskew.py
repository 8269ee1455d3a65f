"""Undoes a skewed index: one that is used only as `(p + q) mod n` is replaced by that value.

Before:
    affine.parallel (%q, %p) = (0, 0) to (5, 3) {
      %s = %p + %q
      %r = arith.remui %s, %c3           (every use of %p)
      ... a[%q * 3 + %r] ...
After:
    affine.parallel (%q, %r) = (0, 0) to (5, 3) {
      ... a[%q * 3 + %r] ...

For fixed other indices, `(p + rest) mod n` and `(rest - p) mod n` are permutations of the range of
`p`: they only change the order of the lanes. The same holds for multiples: `16 * (p + q) & 48` is
16 times an index skewed modulo 4. Kernels whose blocks walk a matrix along its diagonals have such
an index. `rest` is linear in the other indices of this loop and the loops around it. It must not
change within a lane, because the permutation would change with it. An index with any other use,
also in a cross-lane operation, stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_apply
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.passes.affine.basis.divisions import Division, modulus
from raise_kernel.passes.affine.basis.uses import Use, Uses, erase_unused_in, uses_in


def unskewed(loop: ir.Operation) -> ir.Operation:
    """The loop with every index unskewed that allows it."""
    uses = uses_in(loop)
    indices = loop.regions[0].blocks[0].arguments
    for index, (low, extent, step) in zip(indices, parallel_box(loop), strict=True):
        if (low, step) == (0, 1) and extent > 1:
            _unskew(loop, index, extent, uses)
    return loop


def is_skewed(loop: ir.Operation, divided: Sequence[Division]) -> bool:
    """Whether a division is a remainder that an index of the loop may be skewed by."""
    return any(
        _skewed(Use(one.op, 0, one.dividend), index, extent)
        for index, (_, extent, _) in zip(
            loop.regions[0].blocks[0].arguments, parallel_box(loop), strict=True
        )
        for one in divided
        if one.dividend is not None and index in one.dividend.terms
    )


@dataclass(frozen=True)
class _Skewed:
    """A remainder that is `scale` times a skewed index."""

    result: ir.Value
    scale: int
    # The sum that the remainder is taken of, divided by `scale`: the index and its skew.
    form: Linear


def _unskew(loop: ir.Operation, index: ir.Value, extent: int, uses: Uses) -> None:
    """Replace the remainders by `index`, if they are all its uses and the same value."""
    others = [
        *(f for forms in uses.accesses.values() for f in forms),
        *(c.form for c in uses.bounds()),
    ]
    found = [_skewed(use, index, extent) for use in uses.operands if index in use.form.terms]
    skewed = [one for one in found if one is not None]
    if len(skewed) < len(found) or not found or any(index in form.terms for form in others):
        return
    for one in skewed:
        # The domain holds for every lane: without guards, and without the indices of inner loops.
        constant = all(v in uses.domain.bounds for v in one.form.terms)
        if not constant or uses.domain.interval(one.form)[0] < 0:
            return
        if (one.form - skewed[0].form).divided(extent) is None:
            return
    with loop.location, ir.InsertionPoint.at_block_begin(loop.regions[0].blocks[0]):
        for one in skewed:
            map_, operands = to_map([Linear(0, {index: one.scale})])
            value = affine_apply(map_, operands)
            if not isinstance(one.result.type, ir.IndexType):
                value = arith.index_cast(one.result.type, value)
            replace_uses(one.result, value)
    erase_unused_in(loop.regions[0].blocks[0])


def _skewed(use: Use, index: ir.Value, extent: int) -> _Skewed | None:
    """The remainder of a form as `scale * ((±index + rest) mod extent)`; None if it is none."""
    scale = abs(use.form.terms[index])
    found = modulus(use.op) if use.position == 0 else None
    if found is None or found[0] != scale * extent or scale % found[1]:
        return None
    parts = use.form.divided(scale)
    return None if parts is None else _Skewed(use.op.results[0], scale, parts)
