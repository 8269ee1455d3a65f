"""A scalar of the kernel, over the lanes that it varies with, as one tensor.

`Vec.value` is a ranked tensor whose axis k is the lane index `Vec.dims[k]`, in any order; a uniform
value has rank 0. `Frame` is the box of lanes that an operation runs for: the current interval of
each lane index, and a mask over it for conditions that are not boxes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.values import defining_op, shape_of

Range = tuple[int, int, int]  # lower, count, step


@dataclass(slots=True)
class Vec:
    """A tensor over lane indices `dims`; `ranges` says which lanes its axes hold. Nobody changes
    one. (A frozen one would take three times as long to make, and each value of a kernel is one.)
    """

    value: ir.Value
    dims: tuple[ir.Value, ...] = ()
    ranges: tuple[Range, ...] = ()

    @property
    def element_type(self) -> ir.Type:
        return self.value.type.element_type


@dataclass(frozen=True)
class Frame:
    """Which lanes run: a box (`ranges`, in nest order), a mask over it, and the integer domain."""

    ranges: dict[ir.Value, Range] = field(default_factory=dict)
    mask: Vec | None = None
    domain: Domain = field(default_factory=Domain)

    @property
    def dims(self) -> tuple[ir.Value, ...]:
        return tuple(self.ranges)

    def count(self, dim: ir.Value) -> int:
        return self.ranges[dim][1]

    def is_empty(self) -> bool:
        return any(count <= 0 for _, count, _ in self.ranges.values())

    def shape(self, dims: Sequence[ir.Value]) -> list[int]:
        return [self.ranges[d][1] for d in dims]

    def with_mask(self, mask: Vec | None) -> Frame:
        return Frame(self.ranges, mask, self.domain)

    def union(self, vectors: Sequence[Vec]) -> tuple[ir.Value, ...]:
        """The lane indices that any of `vectors` varies with, in nest order."""
        found: tuple[ir.Value, ...] = ()
        for vector in vectors:
            if vector.dims and vector.dims != found:
                if found or len(vector.dims) > 1:
                    break
                found = vector.dims
        else:
            return found
        used = {d for v in vectors for d in v.dims}
        return tuple([d for d in self.ranges if d in used])


# --- tensors ------------------------------------------------------------------------------------


def tensor_type(shape: Sequence[int], element: ir.Type) -> ir.Type:
    return tensor_ops.tensor_type(tuple(shape), element)


_index_width: ContextVar[int] = ContextVar("_index_width", default=32)


@contextmanager
def indices_of(width: int) -> Iterator[None]:
    """Within, indices have 32 or 64 bits (see index_width.py)."""
    token = _index_width.set(width)
    try:
        yield
    finally:
        _index_width.reset(token)


def index_type() -> ir.IntegerType:
    """The tensor element type of an index."""
    return signless(_index_width.get())


@functools.cache
def signless(width: int) -> ir.IntegerType:
    """A signless integer type. (MLIR keeps the types of its context for good, and so may a
    cache.)"""
    return ir.IntegerType.get_signless(width)


def is_index(value: ir.Value) -> bool:
    return isinstance(value.type, ir.IndexType)


def lane_element(type_: ir.Type) -> ir.Type:
    """The tensor element type of a scalar type."""
    return index_type() if isinstance(type_, ir.IndexType) else type_


def splat(value: ir.Attribute, shape: Sequence[int], element: ir.Type) -> ir.Value:
    """A constant tensor with `value` everywhere."""
    type_ = tensor_type(shape, element)
    return tensor_ops.constant(ir.DenseElementsAttr.get_splat(type_, value))


def zeros(shape: Sequence[int], element: ir.Type) -> ir.Value:
    if isinstance(element, ir.IntegerType):
        return splat(ir.IntegerAttr.get(element, 0), shape, element)
    return splat(ir.FloatAttr.get(element, 0.0), shape, element)


def integer(value: int, type_: ir.Type) -> ir.Value:
    """A rank-0 constant of a signless integer type. ValueError where the type does not hold it."""
    bits = ir.IntegerType(type_).width
    if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
        raise ValueError(f"{value} does not fit {bits} bits")
    return splat(ir.IntegerAttr.get(type_, value), [], type_)


def i32(value: int) -> ir.Value:
    """A rank-0 i32 constant."""
    return integer(value, ir.IntegerType.get_signless(32))


def index_constant(value: int) -> ir.Value:
    """A rank-0 constant index."""
    return integer(value, index_type())


def converted(value: ir.Value, element: ir.Type) -> ir.Value:
    """A signed integer tensor of another element type."""
    if value.type.element_type == element:
        return value
    op = defining_op(value)
    if op is not None and op.name == "stablehlo.constant":
        attribute = ir.DenseElementsAttr(op.attributes["value"])
        if attribute.is_splat:
            number = ir.IntegerAttr(attribute.get_splat_value()).value
            return broadcast(integer(number, element), [], shape_of(value))
    return stablehlo.convert(tensor_type(shape_of(value), element), value)


def as_index(value: ir.Value) -> ir.Value:
    """An integer tensor as one of indices."""
    return converted(value, index_type())


def index_modulo(value: int) -> ir.Value:
    """A rank-0 constant index, modulo 2^32 where indices have 32 bits: a coefficient or a constant
    of an address, whose sum fits."""
    bits = _index_width.get()
    half = 1 << (bits - 1)
    return index_constant((value + half) % (1 << bits) - half)


def bools(value: bool, shape: Sequence[int] = ()) -> ir.Value:
    type_ = ir.IntegerType.get_signless(1)
    return splat(ir.IntegerAttr.get(type_, int(value)), shape, type_)


def reshape(value: ir.Value, shape: Sequence[int]) -> ir.Value:
    op = defining_op(value)
    if op is not None and op.name == "stablehlo.reshape":
        value = op.operands[0]
    if shape_of(value) == list(shape):
        return value
    return tensor_ops.reshape(tensor_type(shape, value.type.element_type), value)


def slice_(
    value: ir.Value, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int]
) -> ir.Value:
    shape = shape_of(value)
    if all(
        s == 0 and e == n and t == 1
        for s, e, t, n in zip(starts, limits, strides, shape, strict=True)
    ):
        return value
    return stablehlo.slice(value, list(starts), list(limits), list(strides))


def cut(value: ir.Value, axis: int, start: int, limit: int) -> ir.Value:
    """The positions from `start` to `limit` of one axis."""
    limits = shape_of(value)
    starts = [start if k == axis else 0 for k in range(len(limits))]
    limits[axis] = limit
    return slice_(value, starts, limits, [1] * len(limits))


def pad(
    value: ir.Value,
    low: Sequence[int],
    high: Sequence[int],
    interior: Sequence[int] | None = None,
) -> ir.Value:
    """Pad with zero (false)."""
    interior = interior or [0] * len(low)
    if not any(low) and not any(high) and not any(interior):
        return value
    return stablehlo.pad(
        value, zeros([], value.type.element_type), list(low), list(high), list(interior)
    )


def transpose(value: ir.Value, permutation: Sequence[int]) -> ir.Value:
    if list(permutation) == sorted(permutation):
        return value
    return stablehlo.transpose(value, list(permutation))


def lane_numbers(count: int, first: int) -> ir.Value:
    """The numbers of lanes in their warp, i32 as CUDA has them: `first, first + 1, ...`."""
    with indices_of(32):
        return iota(count, first, 1)


def iota(count: int, lower: int, step: int) -> ir.Value:
    """The indices `lower, lower + step, ...`, one axis of `count`."""
    value = stablehlo.iota(tensor_type([count], index_type()), 0)
    if step != 1:
        value = tensor_ops.multiply(value, broadcast(index_modulo(step), [], [count]))
    if lower != 0:
        value = tensor_ops.add(value, broadcast(index_modulo(lower), [], [count]))
    return value


def broadcast(value: ir.Value, axes: Sequence[int], shape: Sequence[int]) -> ir.Value:
    """`broadcast_in_dim`, with constants broadcast at once."""
    old = value.type
    type_ = tensor_ops.reshaped(old, tuple(shape))
    if type_ == old:
        return value
    op = defining_op(value)
    if op is not None and op.name == "stablehlo.constant":
        attribute = ir.DenseElementsAttr(op.attributes["value"])
        if attribute.is_splat:
            splat_ = ir.DenseElementsAttr.get_splat(type_, attribute.get_splat_value())
            return tensor_ops.constant(splat_)
    return tensor_ops.broadcast_in_dim(type_, value, axes)


def to_dims(vec: Vec, dims: Sequence[ir.Value], frame: Frame) -> ir.Value:
    """The tensor of `vec` broadcast to exactly `dims` (a superset of its own, in nest order)."""
    if vec.dims == tuple(dims):
        if not dims:
            return vec.value
        return broadcast(vec.value, range(len(dims)), frame.shape(dims))
    order = [d for d in dims if d in vec.dims]
    value = transpose(vec.value, [vec.dims.index(d) for d in order])
    return broadcast(value, [dims.index(d) for d in order], frame.shape(dims))


def restrict(vec: Vec, frame: Frame) -> Vec:
    """`vec` cut to the box of `frame`, which lies inside the lanes that it holds."""
    if not vec.dims:
        return vec
    ranges = tuple([frame.ranges[d] for d in vec.dims])
    if ranges == vec.ranges:
        return vec
    starts, limits, strides = [], [], []
    for (low, count, step), (old_low, _, old_step) in zip(ranges, vec.ranges, strict=True):
        stride = max(step // old_step, 1)
        start = (low - old_low) // old_step
        starts.append(start)
        limits.append(start + (count - 1) * stride + 1 if count else start)
        strides.append(stride)
    return Vec(slice_(vec.value, starts, limits, strides), vec.dims, ranges)


def over(value: ir.Value, dims: Sequence[ir.Value], frame: Frame) -> Vec:
    """A tensor just computed over `dims` in `frame`."""
    return Vec(value, tuple(dims), tuple([frame.ranges[d] for d in dims]))


def lanewise(rule: Callable[..., ir.Value], vectors: Sequence[Vec], frame: Frame) -> Vec:
    """What a rule computes of tensors over all lane indices that any of the vectors varies with."""
    dims = frame.union(vectors)
    return over(rule(*[to_dims(v, dims, frame) for v in vectors]), dims, frame)


def stacked(
    vectors: Sequence[Vec], lanes: Sequence[ir.Value], frame: Frame
) -> tuple[ir.Value, list[ir.Value]]:
    """Vectors side by side along a last axis, after `lanes` and, before those, the other lane
    indices that they vary with; and the latter."""
    held = {d for v in vectors for d in v.dims} | set(lanes)
    dims = [d for d in frame.dims if d in held]
    others = [d for d in dims if d not in lanes]
    columns = [reshape(to_dims(v, dims, frame), [*frame.shape(dims), 1]) for v in vectors]
    whole = stablehlo.concatenate(columns, len(dims)) if len(columns) > 1 else columns[0]
    return transpose(whole, [*(dims.index(d) for d in (*others, *lanes)), len(dims)]), others


def unstacked(value: ir.Value, dims: Sequence[ir.Value], frame: Frame) -> list[Vec]:
    """The vectors that lie side by side along the last axis, which stands after those of `dims`."""
    order = [d for d in frame.dims if d in dims]
    value = transpose(value, [*(list(dims).index(d) for d in order), len(dims)])
    parts = [cut(value, len(dims), k, k + 1) for k in range(shape_of(value)[-1])]
    return [over(reshape(part, frame.shape(order)), order, frame) for part in parts]


def both(a: Vec | None, b: Vec | None, frame: Frame) -> Vec | None:
    """Conjunction of masks; None is true."""
    if a is None or b is None:
        return a or b
    return lanewise(tensor_ops.and_, [a, b], frame)


def negate(mask: Vec) -> Vec:
    return replace(mask, value=tensor_ops.not_(mask.value))


def linear_vec(form: Linear, scalars: dict[ir.Value, ir.Value], frame: Frame) -> Vec:
    """The value of a linear form: iotas over its lane indices, scalars for loop indices."""
    parts: list[Vec] = []
    for index, coefficient in form.terms.items():
        if index in frame.ranges:
            low, count, step = frame.ranges[index]
            value = iota(count, low * coefficient, step * coefficient)
            parts.append(over(value, (index,), frame))
        else:
            value = scalars[index]
            if coefficient != 1:
                value = tensor_ops.multiply(value, index_modulo(coefficient))
            parts.append(Vec(value))
    if form.const or not parts:
        parts.append(Vec(index_modulo(form.const)))
    total = parts[0]
    for part in parts[1:]:
        total = lanewise(tensor_ops.add, [total, part], frame)
    return total
