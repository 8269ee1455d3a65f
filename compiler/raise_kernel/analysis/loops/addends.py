"""The addends of a sum: of chains of additions, differences and fused products, through reductions
over boxes, each a product under guards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.analysis.accesses.regions import has_effects, last_value
from raise_kernel.analysis.graphs.reduction_kinds import ADDF, KINDS
from raise_kernel.analysis.loops.sum_terms import SummedTerm
from raise_kernel.bindings import defining_op, identity, ir
from raise_kernel.diagnostics import NoMatch

# A chain of more additions than this is not looked at.
MAX_ADDENDS = 4096


def sum_kind(op: ir.Operation) -> str | None:
    """The sum that an operation is part of: arith.addf or arith.addi."""
    if op.name in ("math.fma", "arith.addf", "arith.subf"):
        return "arith.addf"
    if op.name in ("arith.addi", "arith.subi"):
        return None if isinstance(op.results[0].type, ir.IndexType) else "arith.addi"
    if op.name == "affine.parallel" and len(op.results) == 1:
        (kind,) = [ir.IntegerAttr(a).value for a in ir.ArrayAttr(op.attributes["reductions"])]
        steps = {step for _, _, step in parallel_box(op)}
        if steps == {1} and not has_effects(op):
            return {ADDF: "arith.addf", KINDS["arith.addi"]: "arith.addi"}.get(kind)
    return None


def addends_of(root: ir.Operation, kind: str, closed: set[int]) -> Iterator[SummedTerm]:
    """The addends of the sum that ends in `root`. `closed`: reductions that are one addend."""
    terms = _addends(root.results[0], root, kind, closed, SummedTerm(()), True)
    for count, term in enumerate(terms):
        if count >= MAX_ADDENDS:
            raise NoMatch("it has too many addends")
        yield term


def _addends(
    value: ir.Value,
    root: ir.Operation,
    kind: str,
    closed: set[int],
    around: SummedTerm,
    first: bool = False,
) -> Iterator[SummedTerm]:
    """The addends of a value; `around` holds the loops and the sign that it is summed under."""
    stack = [(value, around.negative, first)]
    while stack:
        at, negative, top = stack.pop()
        here = replace(around, negative=negative)
        op = defining_op(at)
        inner = op is not None and (top or _is_single(at, op, root, around))
        if op is None or not inner or sum_kind(op) != kind or identity(op) in closed:
            yield _term(at, kind, here)
        elif op.name == "affine.parallel":
            yield from _loop(op, root, kind, closed, here)
        elif op.name == "math.fma":
            yield replace(here, factors=tuple(op.operands)[:2])
            stack.append((op.operands[2], negative, False))
        else:
            left, right = op.operands
            minus = op.name in ("arith.subf", "arith.subi")
            stack.append((right, negative != minus, False))
            stack.append((left, negative, False))


def _is_single(value: ir.Value, op: ir.Operation, root: ir.Operation, around: SummedTerm) -> bool:
    """Whether nothing but the sum uses a value, which is computed where the sum is."""
    block = around.loops[-1].regions[0].blocks[0] if around.loops else root.block
    return len(list(value.uses)) == 1 and op.block == block


def _loop(
    op: ir.Operation, root: ir.Operation, kind: str, closed: set[int], around: SummedTerm
) -> Iterator[SummedTerm]:
    body = op.regions[0].blocks[0]
    end = body.operations[len(body.operations) - 1].operation
    own = [
        (index, low, last_value(low, high, step))
        for index, (low, high, step) in zip(body.arguments, parallel_box(op), strict=True)
    ]
    inside = replace(around, box=(*around.box, *own), loops=(*around.loops, op))
    yield from _addends(end.operands[0], root, kind, closed, inside)


def _term(value: ir.Value, kind: str, around: SummedTerm) -> SummedTerm:
    """A value as a product under guards."""
    factors: tuple[ir.Value, ...] = (value,)
    constraints: list[Constraint] = []
    while True:
        product = defining_op(factors[0])
        if len(factors) == 1 and product is not None and product.name == "arith.mulf":
            factors = tuple(product.operands)
            continue
        guard = next((g for v in factors if (g := _guard_of(v, factors, kind)) is not None), None)
        if guard is None:
            return replace(around, factors=factors, constraints=tuple(constraints))
        constraints += if_constraints(guard) or []
        factors = tuple(_yielded(v, guard, 0) for v in factors)


def _guard_of(value: ir.Value, factors: Sequence[ir.Value], kind: str) -> ir.Operation | None:
    """The affine.if that a factor comes from, if the product adds nothing where it is false."""
    op = defining_op(value)
    if op is None or op.name != "affine.if" or if_constraints(op) is None:
        return None
    outside = [defining_op(_yielded(v, op, 1)) for v in factors]
    if any(o is None or o.name != "arith.constant" for o in outside):
        return None
    constants = [o.attributes["value"] for o in outside if o is not None]
    if kind == "arith.addi":
        return op if len(constants) == 1 and str(constants[0]).split(" ")[0] == "0" else None
    product = prod(ir.FloatAttr(c).value for c in constants)
    return op if product == 0.0 and str(product) == "-0.0" else None


def _yielded(value: ir.Value, guard: ir.Operation, region: int) -> ir.Value:
    """What a branch yields for a value of the guard; the value itself where it is none."""
    op = defining_op(value)
    if op is None or op != guard:
        return value
    block = guard.regions[region].blocks[0]
    end = block.operations[len(block.operations) - 1].operation
    return end.operands[ir.OpResult(value).result_number]
