"""A lane index that is only used turned around, `(p + q) mod n`, is renamed to what it is used as.

Before:
    affine.parallel (%q, %p) = (0, 0) to (5, 3) {
      %s = %p + %q
      %r = arith.remui %s, %c3           (every use of %p)
      ... a[%q * 3 + %r] ...
After:
    affine.parallel (%q, %r) = (0, 0) to (5, 3) {
      ... a[%q * 3 + %r] ...

For fixed other indices, `(p + rest) mod n` and `(rest - p) mod n` take each value from 0 to n - 1
once while `p` does: lanes in another order. Multiples turn alike, `16 * (p + q) & 48` by 4. So
blocks come that take the tiles of a matrix along its diagonals. `rest` is linear in the loop's
other indices and those around it: what changes within a lane would be another order each time. An
index that is used in any other way, by warp operations too, keeps its name.

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
    """Rename lane indices that are only used as `(p + q) mod n`."""
    del ctx
    for loop in [op for op in walked(module.body) if op.name == "affine.parallel"]:
        indices = list(loop.regions[0].blocks[0].arguments)
        for index, bounds in zip(indices, parallel_box(loop), strict=True):
            if bounds[0] == 0 and bounds[1] > 1 and bounds[2] == 1:
                _rotate(loop, index, bounds[1])


@dataclass(frozen=True)
class _Turn:
    """A remainder that is `scale` times a turned index."""

    result: ir.Value
    scale: int
    # What the index is turned by, with itself.
    form: Linear


def _rotate(loop: ir.Operation, index: ir.Value, extent: int) -> None:
    """Put `index` for the remainders that are all its uses, where they are one."""
    # For every lane, whatever guards a remainder; what a loop further in counts has no bounds here.
    (domain,) = region_domains(loop, domain_at(loop, Domain()))
    linear = partial(AffineValues().of, domain=domain)
    turns: list[_Turn] = []
    for op in _remainders(index, linear):
        form = linear(op.operands[0])
        turn = _turn(op, form, index, extent) if form is not None else None
        if turn is None or domain.interval(turn.form)[0] < 0:
            return
        turns.append(turn)
    if any((turn.form - turns[0].form).divided(extent) is None for turn in turns):
        return
    with loop.location, ir.InsertionPoint.at_block_begin(loop.regions[0].blocks[0]):
        for turn in turns:
            map_, operands = to_map([Linear(0, {index: turn.scale})])
            value = affine_apply(map_, operands)
            if not isinstance(turn.result.type, ir.IndexType):
                value = arith.IndexCastOp(turn.result.type, value).result
            turn.result.replace_all_uses_with(value)


def _remainders(index: ir.Value, linear: LinearOf) -> list[ir.Operation]:
    """The remainders that all that is linear in `index` ends in; none where one thing does not."""
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


def _turn(op: ir.Operation, form: Linear, index: ir.Value, extent: int) -> _Turn | None:
    """The remainder of `form` as `scale * ((±index + rest) mod extent)`; None where it is not."""
    scale = abs(form.terms.get(index, 0))
    modulus = _modulus(op)
    if modulus is None or scale == 0 or modulus[0] != scale * extent or scale % modulus[1]:
        return None
    parts = form.divided(scale)
    return None if parts is None else _Turn(op.results[0], scale, parts)


def _modulus(op: ir.Operation) -> tuple[int, int] | None:
    """What `op` is the remainder by, and what multiples it is the remainder of.

    A mask with zeros below its ones leaves the remainder of multiples of its lowest one.
    """
    number = constant_int(op.operands[1]) if len(op.operands) == 2 else None
    if number is None or number <= 0:
        return None
    if op.name in ("arith.remui", "arith.remsi"):
        return number, 1
    low = number & -number
    end = number + low
    return (end, low) if op.name == "arith.andi" and end & (end - 1) == 0 else None
