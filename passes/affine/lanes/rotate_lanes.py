"""Undoes a skewed lane index: an index used only as `(p + q) mod n` is replaced by that value.

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

Proved: for fixed other indices, the rotation is a bijection of the index's range, and lanes have no
order.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import region_domains
from raise_kernel.analysis.integers.affine_values import AffineValues
from raise_kernel.analysis.integers.residues import LinearOf
from raise_kernel.bindings import affine_apply, arith, constant_int, ir, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.reduction_profit import domain_at
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved


@register_pass(
    "rotate-lanes",
    stage="affine",
    needs=("arith.remui", "arith.remsi", "arith.andi"),
    soundness=[
        proved(
            "For fixed other indices, the rotation is a bijection of the index's range, and "
            "lanes have no order."
        ),
    ],
)
def rotate_lanes(module: ir.Module, ctx: PassContext) -> None:
    """Replace lane indices that are used only as `(p + q) mod n`."""
    del ctx
    for loop in [op for op in walked(module.body) if op.name == "affine.parallel"]:
        indices = list(loop.regions[0].blocks[0].arguments)
        for index, bounds in zip(indices, parallel_box(loop), strict=True):
            if bounds[0] == 0 and bounds[1] > 1 and bounds[2] == 1:
                _unskew(loop, index, bounds[1])


@dataclass(frozen=True)
class _Skewed:
    """A remainder that is `scale` times a skewed index."""

    result: ir.Value
    scale: int
    # The sum that the remainder is taken of, divided by `scale`: the index and its skew.
    form: Linear


def _unskew(loop: ir.Operation, index: ir.Value, extent: int) -> None:
    """Replace the remainders by `index`, if they are all its uses and the same value."""
    # The domain holds for every lane: without guards, and without the indices of inner loops.
    (domain,) = region_domains(loop, domain_at(loop, Domain()))
    linear = partial(AffineValues().of, domain=domain)
    skewed: list[_Skewed] = []
    for op in _remainders(index, linear):
        form = linear(op.operands[0])
        one = _skewed(op, form, index, extent) if form is not None else None
        if one is None or domain.interval(one.form)[0] < 0:
            return
        skewed.append(one)
    if any((one.form - skewed[0].form).divided(extent) is None for one in skewed):
        return
    with loop.location, ir.InsertionPoint.at_block_begin(loop.regions[0].blocks[0]):
        for one in skewed:
            map_, operands = to_map([Linear(0, {index: one.scale})])
            value = affine_apply(map_, operands)
            if not isinstance(one.result.type, ir.IndexType):
                value = arith.IndexCastOp(one.result.type, value).result
            one.result.replace_all_uses_with(value)


def _remainders(index: ir.Value, linear: LinearOf) -> list[ir.Operation]:
    """The remainders that use values linear in `index`; empty if there is any other use."""
    found: dict[ir.Value, ir.Operation] = {}
    seen: set[ir.Value] = set()
    left = [index]
    while left:
        for use in left.pop().uses:
            op = use.owner.operation
            result = op.results[0] if len(op.results) == 1 else None
            if result in seen:
                continue
            if result is None:
                return []
            form = linear(result)
            if form is not None:
                seen.add(result)
                left += [result] if index in form.terms else []
            elif use.operand_number == 0 and _modulus(op) is not None:
                found[result] = op
            else:
                return []
    return list(found.values())


def _skewed(op: ir.Operation, form: Linear, index: ir.Value, extent: int) -> _Skewed | None:
    """The remainder of `form` as `scale * ((±index + rest) mod extent)`; None if it is none."""
    scale = abs(form.terms.get(index, 0))
    modulus = _modulus(op)
    if modulus is None or scale == 0 or modulus[0] != scale * extent or scale % modulus[1]:
        return None
    parts = form.divided(scale)
    return None if parts is None else _Skewed(op.results[0], scale, parts)


def _modulus(op: ir.Operation) -> tuple[int, int] | None:
    """The modulus of `op`, and the number that its operand has to be a multiple of.

    A mask of consecutive ones is a remainder of multiples of its lowest one.
    """
    number = constant_int(op.operands[1]) if len(op.operands) == 2 else None
    if number is None or number <= 0:
        return None
    if op.name in ("arith.remui", "arith.remsi"):
        return number, 1
    low = number & -number
    end = number + low
    return (end, low) if op.name == "arith.andi" and end & (end - 1) == 0 else None
