"""Builders for the operations of the affine dialect, of which jaxlib has no Python classes."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from raise_kernel.bindings import ir


def affine_parallel(
    lower: Sequence[int], upper: Sequence[int], steps: Sequence[int] | None = None
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` over a constant box, terminated; returns the op and its body block."""
    op, block = affine_parallel_reduce(lower, upper, (), (), steps)
    with ir.InsertionPoint(block):
        affine_yield([])
    return op, block


def affine_parallel_reduce(
    lower: Sequence[int],
    upper: Sequence[int],
    kinds: Sequence[int],
    results: Sequence[ir.Type],
    steps: Sequence[int] | None = None,
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` with reductions (`arith` atomic kinds); the body has no terminator yet."""
    rank = len(lower)
    steps = list(steps) if steps is not None else [1] * rank
    i32 = ir.IntegerType.get_signless(32)
    groups = ir.DenseIntElementsAttr.get(array("i", [1] * rank), type=i32)
    op = ir.Operation.create(
        "affine.parallel",
        results=list(results),
        attributes={
            "reductions": ir.ArrayAttr.get([_i64(k) for k in kinds]),
            "lowerBoundsMap": ir.AffineMapAttr.get(_constant_map(lower)),
            "lowerBoundsGroups": groups,
            "upperBoundsMap": ir.AffineMapAttr.get(_constant_map(upper)),
            "upperBoundsGroups": groups,
            "steps": ir.ArrayAttr.get([_i64(s) for s in steps]),
        },
        regions=1,
    )
    return op, op.regions[0].blocks.append(*[ir.IndexType.get()] * rank)


def affine_parallel_over(box: Sequence[Sequence[int]]) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` over a box of (lower, upper, step), of any number of dimensions."""
    return affine_parallel(*([bounds[k] for bounds in box] for k in range(3)))


def affine_parallel_like(
    loop: ir.Operation, box: Sequence[Sequence[int]], own: slice = slice(None)
) -> tuple[ir.Operation, ir.Block]:
    """`affine.parallel` over a box of (lower, upper, step) with the results `own` of `loop`, an
    affine.parallel; the body has no terminator yet."""
    kinds, types = reduced_kinds(loop)[own], [r.type for r in list(loop.results)[own]]
    lower, upper, steps = ([bounds[k] for bounds in box] for k in range(3))
    op, block = affine_parallel_reduce(lower, upper, kinds, types, steps)
    start_from_zero(op, starts_from_zero(loop)[own])
    return op, block


def reduced_kinds(loop: ir.Operation) -> list[int]:
    """The kinds of an affine.parallel's reductions."""
    return [ir.IntegerAttr(a).value for a in ir.ArrayAttr(loop.attributes["reductions"])]


def starts_from_zero(loop: ir.Operation) -> list[bool]:
    """For each result of an affine.parallel, whether it is a sum that starts from +0.0."""
    if "rk.from_zero" not in loop.attributes:
        return [False] * len(loop.results)
    return [bool(b) for b in ir.DenseBoolArrayAttr(loop.attributes["rk.from_zero"])]


def start_from_zero(loop: ir.Operation, results: Sequence[bool]) -> None:
    """Say which results of a new affine.parallel start from +0.0."""
    if any(results):
        loop.attributes["rk.from_zero"] = ir.DenseBoolArrayAttr.get(list(results))


def affine_for(
    lower: int, upper: int, step: int, inits: Sequence[ir.Value]
) -> tuple[ir.Operation, ir.Block]:
    """`affine.for` with constant bounds and iter_args; the body is left without terminator."""
    op = ir.Operation.create(
        "affine.for",
        results=[v.type for v in inits],
        operands=list(inits),
        attributes={
            "lowerBoundMap": ir.AffineMapAttr.get(_constant_map([lower])),
            "upperBoundMap": ir.AffineMapAttr.get(_constant_map([upper])),
            "step": ir.IntegerAttr.get(ir.IndexType.get(), step),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0, len(inits)]),
        },
        regions=1,
    )
    block = op.regions[0].blocks.append(ir.IndexType.get(), *[v.type for v in inits])
    return op, block


def affine_if(
    condition: ir.IntegerSet,
    operands: Sequence[ir.Value],
    results: Sequence[ir.Type],
    with_else: bool,
) -> tuple[ir.Operation, list[ir.Block]]:
    """`affine.if` with its then block and, if asked for, its else block; no terminators yet."""
    op = ir.Operation.create(
        "affine.if",
        results=list(results),
        operands=list(operands),
        attributes={"condition": ir.IntegerSetAttr.get(condition)},
        regions=2,
    )
    regions = op.regions if with_else else [op.regions[0]]
    return op, [region.blocks.append() for region in regions]


def affine_load(source: ir.Value, map_: ir.AffineMap, operands: Sequence[ir.Value]) -> ir.Value:
    """`affine.load source[map(operands)]`."""
    return ir.Operation.create(
        "affine.load",
        results=[ir.MemRefType(source.type).element_type],
        operands=[source, *operands],
        attributes={"map": ir.AffineMapAttr.get(map_)},
    ).result


def affine_store(
    value: ir.Value, target: ir.Value, map_: ir.AffineMap, operands: Sequence[ir.Value]
) -> ir.Operation:
    """`affine.store value, target[map(operands)]`."""
    return ir.Operation.create(
        "affine.store",
        operands=[value, target, *operands],
        attributes={"map": ir.AffineMapAttr.get(map_)},
    )


def affine_apply(map_: ir.AffineMap, operands: Sequence[ir.Value]) -> ir.Value:
    """`affine.apply map(operands)`, a single index."""
    return ir.Operation.create(
        "affine.apply",
        results=[ir.IndexType.get()],
        operands=list(operands),
        attributes={"map": ir.AffineMapAttr.get(map_)},
    ).result


def affine_yield(values: Sequence[ir.Value]) -> ir.Operation:
    return ir.Operation.create("affine.yield", operands=list(values))


def _i64(value: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)


def _constant_map(values: Sequence[int]) -> ir.AffineMap:
    return ir.AffineMap.get(0, 0, [ir.AffineConstantExpr.get(v) for v in values])
