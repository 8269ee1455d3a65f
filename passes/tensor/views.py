"""Affine accesses as slices: reading and writing a strided box of an array.

`analysis.strided_views` says whether an access is one, and plans it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.analysis.accesses.strided_views import Plan, Term
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor.vectors import (
    Vec,
    bools,
    broadcast,
    index_modulo,
    pad,
    reshape,
    shape_of,
    slice_,
    transpose,
)

# --- reading ------------------------------------------------------------------------------------


def read(memory: ir.Value, plans: Sequence[Plan]) -> tuple[ir.Value, list[ir.Value]]:
    """The lanes' values: a tensor, and the lane index of each of its axes."""
    shape = shape_of(memory)
    low = [max(0, -(p.start + p.low)) for p in plans]
    high = [max(0, p.start + p.high + p.length - n) for p, n in zip(plans, shape, strict=True)]
    value = pad(memory, low, high)
    starts = [p.start + extra for p, extra in zip(plans, low, strict=True)]
    simple = [p.terms[0].coefficient if len(p.terms) == 1 else 1 for p in plans]
    if any(p.dynamic is not None for p in plans):
        value = stablehlo.dynamic_slice(value, _scalars(plans, starts), [p.length for p in plans])
        starts = [0] * len(plans)
    limits = [s + p.length for s, p in zip(starts, plans, strict=True)]
    value = slice_(value, starts, limits, simple)
    for axis in reversed(range(len(plans))):
        value = _split_axis(value, axis, plans[axis].terms)
    dims = [t.dim for p in plans for t in p.terms]
    flipped = [d for p in plans for d in p.flipped]
    sizes = [t.count for p in plans for t in p.terms]
    value = reshape(value, sizes)
    if flipped:
        value = stablehlo.reverse(value, [dims.index(d) for d in flipped])
    return value, dims


def _scalars(plans: Sequence[Plan], starts: Sequence[int]) -> list[ir.Value]:
    scalars = []
    for p, start in zip(plans, starts, strict=True):
        if p.dynamic is None:
            scalars.append(index_modulo(start))
        else:
            scalars.append(stablehlo.add(p.dynamic, index_modulo(start)) if start else p.dynamic)
    return scalars


def _split_axis(value: ir.Value, axis: int, terms: Sequence[Term]) -> ir.Value:
    """Axis `axis`, a window over nested terms, into one axis a term."""
    while len(terms) > 1:
        outer, rest = terms[0], terms[1:]
        shape = shape_of(value)
        shape[axis : axis + 1] = [outer.count, outer.coefficient]
        value = reshape(value, shape)
        axis += 1
        if len(rest) > 1:
            length, stride = rest[0].coefficient * rest[0].count, 1
            length = min(length, outer.coefficient)
            missing = rest[0].coefficient * rest[0].count - length
            if missing:
                high = [0] * len(shape)
                high[axis] = missing
                value = pad(value, [0] * len(shape), high)
                length += missing
        else:
            length, stride = rest[0].coefficient * (rest[0].count - 1) + 1, rest[0].coefficient
        limits, strides = shape_of(value), [1] * len(shape)
        limits[axis], strides[axis] = length, stride
        value = slice_(value, [0] * len(shape), limits, strides)
        terms = rest
    return value


# --- writing ------------------------------------------------------------------------------------


def write(memory: ir.Value, plans: Sequence[Plan], value: Vec, mask: Vec | None) -> ir.Value:
    """`memory` with the lanes' `value` (over exactly the plans' lane indices) written where
    `mask` (over the same indices) is true."""
    window = _to_window(value.value, value.dims, plans)
    written = _to_window(mask.value, mask.dims, plans) if mask is not None else None
    for axis, p in enumerate(plans):
        hole = _holes(axis, plans, shape_of(window)) if _has_holes(p) else None
        if hole is not None:
            written = hole if written is None else stablehlo.and_(written, hole)
    return _update(memory, plans, window, written)


def _has_holes(p: Plan) -> bool:
    """Whether the window holds elements that no lane writes."""
    return prod(t.count for t in p.terms) != _window_length(p)


def _window_length(p: Plan) -> int:
    if not p.terms:
        return 1
    return sum(t.coefficient * (t.count - 1) for t in p.terms) + 1


def _to_window(value: ir.Value, dims: Sequence[ir.Value], plans: Sequence[Plan]) -> ir.Value:
    """Lanes laid out as the window of the array, with zeros where no lane writes."""
    order = [t.dim for p in plans for t in p.terms]
    flipped = [order.index(d) for p in plans for d in p.flipped]
    value = transpose(value, [list(dims).index(d) for d in order])
    if flipped:
        value = stablehlo.reverse(value, flipped)
    shape: list[int] = []
    position = 0
    for p in plans:
        position, value = _join_axis(value, position, p.terms)
        shape.append(_window_length(p))
    return reshape(value, shape)


def _join_axis(value: ir.Value, position: int, terms: Sequence[Term]) -> tuple[int, ir.Value]:
    """Axes `position...` (one a term) joined into a window axis; the next axis and the tensor."""
    if not terms:
        shape = shape_of(value)
        shape.insert(position, 1)
        return position + 1, reshape(value, shape)
    for k in reversed(range(len(terms))):
        outer = terms[k]
        shape = shape_of(value)
        at = position + k
        if k == len(terms) - 1:
            # The innermost term: elements `coefficient` apart.
            interior = [0] * len(shape)
            interior[at] = outer.coefficient - 1
            value = pad(value, [0] * len(shape), [0] * len(shape), interior)
            continue
        inner = shape[at + 1]
        high = [0] * len(shape)
        high[at + 1] = outer.coefficient - inner
        value = pad(value, [0] * len(shape), high)
        joined = shape_of(value)
        joined[at : at + 2] = [outer.count * outer.coefficient]
        value = reshape(value, joined)
        limits = shape_of(value)
        limits[at] = (outer.count - 1) * outer.coefficient + inner
        value = slice_(value, [0] * len(limits), limits, [1] * len(limits))
    return position + 1, value


def _holes(axis: int, plans: Sequence[Plan], shape: list[int]) -> ir.Value:
    """True at the window elements that some lane writes, along one axis."""
    terms = plans[axis].terms
    _, mask = _join_axis(bools(True, [t.count for t in terms]), 0, terms)
    return broadcast(mask, [axis], shape)


def _update(
    memory: ir.Value, plans: Sequence[Plan], window: ir.Value, written: ir.Value | None
) -> ir.Value:
    shape, sizes = shape_of(memory), shape_of(window)
    dynamic = any(p.dynamic is not None for p in plans)
    low = [max(0, -(p.start + p.low)) for p in plans]
    high = [
        max(0, p.start + p.high + size - n) for p, size, n in zip(plans, sizes, shape, strict=True)
    ]
    starts = [p.start for p in plans]
    if dynamic:
        memory = pad(memory, low, high)
        starts = [s + extra for s, extra in zip(starts, low, strict=True)]
    else:
        # Lanes outside the array are masked: only the part inside is written.
        limits = [size - extra for size, extra in zip(sizes, high, strict=True)]
        if any(lo >= limit for lo, limit in zip(low, limits, strict=True)):
            return memory
        ones = [1] * len(sizes)
        window = slice_(window, low, limits, ones)
        written = slice_(written, low, limits, ones) if written is not None else None
        starts = [max(0, s) for s in starts]
        sizes = shape_of(window)
    scalars = _scalars(plans, starts)
    if written is not None:
        if dynamic:
            old = stablehlo.dynamic_slice(memory, scalars, sizes)
        else:
            ends = [s + size for s, size in zip(starts, sizes, strict=True)]
            old = slice_(memory, starts, ends, [1] * len(sizes))
        window = stablehlo.select(written, window, old)
    if sizes == shape_of(memory):
        result = window
    else:
        result = stablehlo.dynamic_update_slice(memory, window, scalars)
    if dynamic:
        ends = [lo + n for lo, n in zip(low, shape, strict=True)]
        result = slice_(result, low, ends, [1] * len(shape))
    return result
