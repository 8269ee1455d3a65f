"""The addends of a sum, each a product under guards.

A sum is a chain of additions, differences and fused products, also through reductions over boxes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.analysis.accesses.regions import has_effects, last_value
from raise_kernel.analysis.accesses.windows import is_positive_zero
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, OPERATIONS
from raise_kernel.analysis.graphs.reduction_kinds import identity as neutral_of
from raise_kernel.analysis.loops.sum_terms import SummedTerm
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import reduced_kinds, starts_from_zero
from raise_kernel.mlir.values import defining_op, identity, only_use, terminator
from raise_kernel.remarks import NoMatch

# Chains of more additions than this are not examined.
MAX_ADDENDS = 4096
KINDS_OF_SUMS = frozenset(
    f"arith.{name}" for name in ("addf", "addi", "maxnumf", "minnumf", "maximumf", "minimumf")
)
PRODUCTS = frozenset({"arith.addf", "arith.addi"})
# What an addend is that has two factors, perhaps under a guard.
_MAYBE_PRODUCTS = frozenset({"arith.mulf", "affine.if"})
# The operations that `sum_kind` knows.
SUMMING = (*KINDS_OF_SUMS, "math.fma", "arith.subf", "arith.subi", "affine.parallel")


def sum_kind(op: ir.Operation) -> str | None:
    """The sum, minimum or maximum that an operation is part of: one of `KINDS_OF_SUMS`."""
    if op.name in ("math.fma", "arith.subf"):
        return "arith.addf"
    if op.name == "arith.subi":
        return None if isinstance(op.results[0].type, ir.IndexType) else "arith.addi"
    if op.name in KINDS_OF_SUMS:
        return None if isinstance(op.results[0].type, ir.IndexType) else op.name
    if op.name == "affine.parallel" and len(op.results):
        kinds = set(reduced_kinds(op))
        steps = {step for _, _, step in parallel_box(op)}
        if steps == {1} and len(kinds) == 1 and not has_effects(op):
            name = OPERATIONS[kinds.pop()]
            return name if name in KINDS_OF_SUMS else None
    return None


def ends_sum(op: ir.Operation) -> bool:
    """Whether a float or integer sum, or a sum over a box, ends here."""
    kind = sum_kind(op)
    if kind is None or len(op.results) != 1:
        return False
    use = only_use(op.results[0])
    if use is None:
        return True
    user = use.owner.operation
    around = user.block.owner.operation
    if user.name == "affine.yield" and around.name == "affine.parallel":
        # The surrounding reduction includes it.
        return sum_kind(around) != kind
    folds_on = sum_kind(user) == kind and user.block == op.block
    return not folds_on or (user.name == "math.fma" and user.operands[2] != op.results[0])


def sums_over_same_loops(root: ir.Operation) -> list[ir.Operation]:
    """The ends of the sums that results of the same loops go into, `root` among them."""
    found = {identity(root): root}
    try:
        terms = addends_of(root, sum_kind(root) or "", set())
        loops = [loop for term in terms for loop in term.loops]
    except NoMatch:
        return [root]
    seen: set[int] = set()
    for result in (result for loop in loops if len(loop.results) > 1 for result in loop.results):
        use = only_use(result)
        while use is not None and len(use.owner.operation.results) == 1:
            op = use.owner.operation
            if identity(op) in seen:
                break
            seen.add(identity(op))
            if ends_sum(op):
                found[identity(op)] = op
                break
            use = only_use(op.results[0])
    return list(found.values())


def addends_of(root: ir.Operation, kind: str, closed: set[int]) -> Iterator[SummedTerm]:
    """The addends of the sum that ends in `root`. `closed`: reductions that are one addend."""
    terms = _addends(root.results[0], root, kind, closed, SummedTerm((), kind=kind), True)
    for count, term in enumerate(terms):
        if count >= MAX_ADDENDS:
            raise NoMatch("it has too many addends")
        yield term


def has_few_addends(root: ir.Operation, products: int, most: int) -> bool:
    """Whether the sum that ends in `root` has at most so many addends, at most `products` of which
    may be products, and none of a loop.

    This is what `addends_of` would say, for a fraction of its time: most sums have two addends.
    """
    kind, block, waiting, count = sum_kind(root), root.block, [root], 0
    while waiting and count <= most and products >= 0:
        op = waiting.pop()
        if op.name == "affine.parallel":
            return False
        is_fused = op.name == "math.fma"
        count += is_fused
        products -= is_fused
        for value in [op.operands[2]] if is_fused else op.operands:
            inner = defining_op(value)
            if inner is not None and sum_kind(inner) == kind and _is_single(value, inner, block):
                waiting.append(inner)
            else:
                count += 1
                products -= inner is not None and inner.name in _MAYBE_PRODUCTS
    return count <= most and products >= 0


def _addends(
    value: ir.Value,
    root: ir.Operation,
    kind: str,
    closed: set[int],
    around: SummedTerm,
    first: bool = False,
) -> Iterator[SummedTerm]:
    """The addends of a value; `around` holds the loops, the guards and the sign of its sum.

    A sum under a guard is split only in a loop: the addends of a loop are merged all or not at all.
    """
    block = around.loops[-1].regions[0].blocks[0] if around.loops else root.block
    stack = [(value, around, block, first)]
    while stack:
        at, here, block, top = stack.pop()
        op = defining_op(at)
        inner = op is not None and (top or _is_single(at, op, block))
        guarded = _guarded_sum(at, kind, here) if inner else None
        if op is not None and guarded is not None:
            constraints = (*here.constraints, *(if_constraints(op) or ()))
            then = op.regions[0].blocks[0]
            stack.append((guarded, replace(here, constraints=constraints), then, False))
        elif op is None or not inner or sum_kind(op) != kind or identity(op) in closed:
            yield _term(at, kind, here)
        elif op.name == "affine.parallel":
            yield from _loop(at, op, root, kind, closed, here)
        elif op.name == "math.fma":
            fused = tuple(op.operands)[:2]
            yield _padded(replace(here, factors=fused, written=fused))
            stack.append((op.operands[2], here, block, False))
        else:
            left, right = op.operands
            minus = op.name in ("arith.subf", "arith.subi")
            other = replace(here, negative=here.negative != minus)
            stack.append((right, other, block, False))
            stack.append((left, here, block, False))


def _is_single(value: ir.Value, op: ir.Operation, block: ir.Block) -> bool:
    """Whether a value is computed in the block of the sum, and only the sum uses it."""
    return op.block == block and only_use(value) is not None


def _guarded_sum(value: ir.Value, kind: str, around: SummedTerm) -> ir.Value | None:
    """The sum that a loop adds under a guard, with a neutral alternative; None for other values."""
    if not around.loops:
        return None
    guard = _guard_of(value, [value], kind, _starts_from_zero(around))
    if guard is None:
        return None
    total = _yielded(value, guard, 0)
    op = defining_op(total)
    inside = op is not None and op.block == guard.regions[0].blocks[0]
    return total if op is not None and inside and sum_kind(op) == kind else None


def _loop(
    value: ir.Value,
    op: ir.Operation,
    root: ir.Operation,
    kind: str,
    closed: set[int],
    around: SummedTerm,
) -> Iterator[SummedTerm]:
    body = op.regions[0].blocks[0]
    end = terminator(body)
    own = [
        (index, low, last_value(low, high, step))
        for index, (low, high, step) in zip(body.arguments, parallel_box(op), strict=True)
    ]
    number = ir.OpResult(value).result_number
    inside = replace(
        around,
        box=(*around.box, *own),
        loops=(*around.loops, op),
        results=(*around.results, number),
    )
    yield from _addends(end.operands[number], root, kind, closed, inside)


def _term(value: ir.Value, kind: str, around: SummedTerm) -> SummedTerm:
    """A value as a product under guards."""
    factors: tuple[ir.Value, ...] = (value,)
    constraints = list(around.constraints)
    while True:
        product = defining_op(factors[0])
        multiplies = product is not None and product.name == "arith.mulf" and kind in PRODUCTS
        if len(factors) == 1 and product is not None and multiplies:
            factors = tuple(product.operands)
            continue
        started = _starts_from_zero(around)
        guards = (_guard_of(v, factors, kind, started) for v in factors)
        guard = next((g for g in guards if g is not None), None)
        if guard is None:
            found = replace(around, factors=factors, constraints=tuple(constraints))
            return _padded(replace(found, written=(value,)))
        constraints += if_constraints(guard) or []
        factors = tuple(_yielded(v, guard, 0) for v in factors)


def _padded(term: SummedTerm) -> SummedTerm:
    """The term with guards of factors that are zero outside of them (padded arrays)."""
    factors, padded = [], []
    for factor in term.factors:
        guard = defining_op(factor)
        found: tuple[Constraint, ...] = ()
        if guard is not None and guard.name == "affine.if" and len(term.factors) == 2:
            zero = defining_op(_yielded(factor, guard, 1))
            if zero is not None and zero.name == "arith.constant" and is_positive_zero(zero):
                found = tuple(if_constraints(guard) or ())
        factors.append(_yielded(factor, guard, 0) if found and guard is not None else factor)
        padded.append(found)
    return replace(term, factors=tuple(factors), padded=tuple(padded))


def _starts_from_zero(term: SummedTerm) -> bool:
    """Whether a reduction around a term starts from +0.0: zeros of both signs are neutral."""
    results = zip(term.loops, term.results, strict=True)
    return any(starts_from_zero(loop)[number] for loop, number in results)


def _guard_of(
    value: ir.Value, factors: Sequence[ir.Value], kind: str, started: bool
) -> ir.Operation | None:
    """The affine.if that a factor is a result of, if the product is neutral where it fails.

    `started`: the sum starts from +0.0.
    """
    op = defining_op(value)
    if op is None or op.name != "affine.if" or if_constraints(op) is None:
        return None
    outside = [defining_op(_yielded(v, op, 1)) for v in factors]
    if any(o is None or o.name != "arith.constant" for o in outside):
        return None
    constants = [o.attributes["value"] for o in outside if o is not None]
    if kind != "arith.addf":
        neutral = str(neutral_of(KINDS[kind], value.type))
        return op if len(constants) == 1 and str(constants[0]) == neutral else None
    product = prod(ir.FloatAttr(c).value for c in constants)
    return op if product == 0.0 and (started or str(product) == "-0.0") else None


def _yielded(value: ir.Value, guard: ir.Operation, region: int) -> ir.Value:
    """The value that a branch yields for a result of the guard; any other value itself."""
    op = defining_op(value)
    if op is None or op != guard:
        return value
    block = guard.regions[region].blocks[0]
    end = terminator(block)
    return end.operands[ir.OpResult(value).result_number]
