"""Strip-mines a lane index that is divided by a constant: quotient and remainder become indices.

Before:
    affine.parallel (%i) = (0) to (288) {
      %r = arith.remui %i, %c24          %q = arith.divui %i, %c24
After:
    affine.parallel (%q, %r) = (0, 0) to (12, 24) {
      %i = 24 * %q + %r                  (affine.apply; the remainder is %r, the quotient %q)

Quotients and remainders by constants are then affine. A kernel that flattens a matrix over its
threads accesses rows and columns after this pass. Several divisors split one after the other (a 3-D
index). The extent must be a multiple of the divisor; guards-to-bounds has made it the array's
extent. An index `i ^ 2^k` (the partner in a sorting network) counts as a division by `2^k` if the
kernel has only one such mask.

The index of a reduction is split in the same way: `for (j...) sum += a[j] * b[j / 4]` becomes a sum
over quotients and remainders. A loop without effects becomes two nested loops, as in
`for (k...) sum += w[k] * x[k / 9][k % 9]`, a convolution by columns. An index of a cross-lane
operation stays whole.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import for_bounds, parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import has_effects, region_domains, walk_with_domain
from raise_kernel.analysis.integers.affine_values import AffineValues
from raise_kernel.bindings import (
    affine_apply,
    affine_parallel_like,
    constant_int,
    ir,
    walked,
)
from raise_kernel.diagnostics import RemarkSink
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.reduction_loops import chunked
from raise_kernel.registry import register_pass

_DIVISIONS = ("arith.divui", "arith.remui", "arith.divsi", "arith.remsi")
_SHIFTS = ("arith.shrui", "arith.shrsi")
_MASKS = ("arith.andi", "arith.xori")
_LOOPS = frozenset({"affine.for", "affine.parallel", "scf.for", "scf.while"})
_DIVIDING = frozenset({*_DIVISIONS, *_SHIFTS, *_MASKS})


@register_pass("split-lanes", stage="affine", needs=sorted(_DIVIDING))
def split_lanes(module: ir.Module, ctx: PassContext) -> None:
    """Split lane indices that are divided by constants."""
    ops = walked(module.body)
    flips = len(_flipped(ops)) == 1
    for loop in [op for op in ops if op.name == "affine.parallel"]:
        current: ir.Operation | None = loop
        while current is not None:
            current = _split_one(current, flips, ctx.remarks)
    for loop in [op for op in ops if op.name == "affine.for"]:
        worklist = [loop]
        while worklist:
            worklist += _split_loop(worklist.pop())


def _split_one(loop: ir.Operation, flips: bool, remarks: RemarkSink) -> ir.Operation | None:
    """Split one index of `loop`; the new loop, or None where none is divided."""
    box = parallel_box(loop)
    indices = list(loop.regions[0].blocks[0].arguments)
    divisors = _divisors(loop, indices, flips)
    for position, (low, high, step) in enumerate(box):
        wanted = sorted(divisors.get(indices[position], ()), reverse=True)
        if (low, step) != (0, 1) or _is_cross_lane(indices[position]):
            continue
        for divisor in wanted:
            if high % divisor == 0 and 1 < divisor < high:
                return _rewrite(loop, position, divisor)
            if divisor < high:
                remarks.missed(
                    f"an index of extent {high} is divided by {divisor}, which does not divide it",
                    loop,
                )
    return None


def _split_loop(loop: ir.Operation) -> list[ir.Operation]:
    """Split the index of a sequential loop without effects; returns the two loops, or none."""
    body = loop.regions[0].blocks[0]
    bounds = for_bounds(loop)
    if bounds is None or bounds[0] != 0 or bounds[2] != 1 or not loop.results:
        return []
    if any(op.name in _LOOPS or has_effects(op) for op in walked(body)):
        return []
    index = body.arguments[0]
    for divisor in sorted(_divisors(loop, [index], flips=False).get(index, ()), reverse=True):
        if bounds[1] % divisor == 0 and 1 < divisor < bounds[1]:
            inner = chunked(loop, divisor)
            outer = inner.parent
            assert outer is not None
            return [inner, outer.operation]
    return []


def _is_cross_lane(index: ir.Value) -> bool:
    """Whether a cross-lane operation uses this index, which then stays whole."""
    return any(use.owner.operation.name == "func.call" for use in index.uses)


def _divisors(loop: ir.Operation, indices: list[ir.Value], flips: bool) -> dict[ir.Value, set[int]]:
    """The constants that each lane index is divided by; with `flips`, masks of xor count too."""
    values = AffineValues()
    found: dict[ir.Value, set[int]] = {}

    def visit(op: ir.Operation, domain: Domain) -> None:
        dividing = _dividing(op) if flips or op.name != "arith.xori" else []
        if not dividing or values.of(op.results[0], domain) is not None:
            return
        form = values.of(op.operands[0], domain)
        for index, coefficient in form.terms.items() if form is not None else ():
            if index in indices and coefficient > 0:
                parts = {d // coefficient for d in dividing if d % coefficient == 0}
                found.setdefault(index, set()).update(parts - {1})

    walk_with_domain(loop.regions[0].blocks[0], region_domains(loop, _outer_domain(loop))[0], visit)
    return found


def _flipped(ops: list[ir.Operation]) -> set[int]:
    """The constants of all xor operations. A whole sorting network has many and is not split."""
    masks = (constant_int(o.operands[1]) for o in ops if o.name == "arith.xori")
    return {m for m in masks if m is not None and m > 0}


def _outer_domain(loop: ir.Operation) -> Domain:
    chain = []
    parent = loop.parent
    while parent is not None and parent.operation.name != "func.func":
        chain.append(parent.operation)
        parent = parent.operation.parent
    domain = Domain()
    for around in reversed(chain):
        domain = region_domains(around, domain)[0]
    return domain


def _dividing(op: ir.Operation) -> list[int]:
    """The constants that `op` divides by, for quotients, remainders, shifts and masks."""
    if op.name not in _DIVIDING:
        return []
    value = constant_int(op.operands[1])
    if value is None or value == 0:
        return []
    if op.name in _DIVISIONS:
        return [value] if value > 1 else []
    if op.name in _SHIFTS:
        return [1 << value] if 0 < value < 31 else []
    if op.name not in _MASKS:
        return []
    # A mask of consecutive ones, from bit `low` up to `end` (unbounded if the mask is negative).
    low = value & -value
    end = value + low
    if end & (end - 1) or (value < 0 and end) or (low > 1 and end and _only_tested(op)):
        return []
    return [d for d in (low, end) if d > 1]


def _only_tested(op: ir.Operation) -> bool:
    """Whether the bits are only compared and thus no index (a sorting network's direction)."""
    return all(use.owner.operation.name == "arith.cmpi" for use in op.results[0].uses)


def _rewrite(loop: ir.Operation, position: int, divisor: int) -> ir.Operation:
    box = [list(b) for b in parallel_box(loop)]
    extent = box[position][1]
    box[position : position + 1] = [[0, extent // divisor, 1], [0, divisor, 1]]
    with loop.location, ir.InsertionPoint(loop):
        new, body = affine_parallel_like(loop, box)
    arguments = list(body.arguments)
    quotient, remainder = arguments[position], arguments[position + 1]
    old = loop.regions[0].blocks[0]
    with loop.location, ir.InsertionPoint(body):
        map_, operands = to_map([Linear(0, {quotient: divisor, remainder: 1})])
        whole = affine_apply(map_, operands)
    replacements = [*arguments[:position], whole, *arguments[position + 2 :]]
    for value, replacement in zip(old.arguments, replacements, strict=True):
        value.replace_all_uses_with(replacement)
    for op in list(old.operations):
        body.append(op)
    for result, replacement in zip(loop.results, new.results, strict=True):
        result.replace_all_uses_with(replacement)
    erase(loop)
    return new
