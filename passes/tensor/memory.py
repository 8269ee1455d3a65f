"""The memory of a kernel as tensors, and its loads and stores.

`Memory` maps each memref (its root, through flat views) to the tensor that holds its contents now.
Shared and private memory has one copy a block or lane: their lane indices are leading axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.strided_views import Axis, Plan, Term, flatten, plan
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir import tensor_ops
from raise_kernel.passes.tensor import indexed, views
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Range,
    Vec,
    as_index,
    broadcast,
    cut,
    index_constant,
    linear_vec,
    over,
    reshape,
    shape_of,
    to_dims,
    zeros,
)

# A gather is one element at a time; so many slices of a row are fewer passes over the array.
PARTS = 16


@dataclass(frozen=True)
class Buffer:
    """Where a memref lives: `dims` have a copy each (`ranges` when it was allocated)."""

    shape: tuple[int, ...]
    dims: tuple[ir.Value, ...] = ()
    ranges: tuple[Range, ...] = ()


class Memory:
    """Contents of every memref, as SSA tensors; `scalars` holds sequential loop indices."""

    def __init__(self, scalars: dict[ir.Value, ir.Value]) -> None:
        self.contents: dict[ir.Value, ir.Value] = {}
        self._buffers: dict[ir.Value, Buffer] = {}
        self._scalars = scalars

    def define(self, memref: ir.Value, contents: ir.Value) -> None:
        """Global memory with these contents."""
        self.contents[memref] = contents
        self._buffers[memref] = Buffer(tuple(memref.type.shape))

    def has_copies(self, memref: ir.Value) -> bool:
        """Whether lanes or blocks have a copy each."""
        return bool(self._buffers[root(memref)].dims)

    def allocate(self, memref: ir.Value, dims: Sequence[ir.Value], frame: Frame) -> None:
        """Zeroed memory with a copy for each lane along `dims`."""
        shape = tuple(memref.type.shape)
        ranges = tuple(frame.ranges[d] for d in dims)
        self._buffers[memref] = Buffer(shape, tuple(dims), ranges)
        self.contents[memref] = zeros([*(r[1] for r in ranges), *shape], memref.type.element_type)

    # --- accesses ---------------------------------------------------------------------------

    def load(self, memref: ir.Value, forms: Sequence[Linear], frame: Frame) -> Vec:
        """The value at affine subscripts `forms`."""
        found = self._view(memref, forms, frame)
        if found is None:
            stacked = self._stacked(memref, forms, frame, PARTS)
            if stacked is not None:
                return stacked
            index = linear_vec(_flat(memref, forms), self._scalars, frame)
            return self.load_at(memref, index, frame)
        contents, plans = found
        value, dims = views.read(contents, plans)
        return over(value, dims, frame)

    def _stacked(
        self, memref: ir.Value, forms: Sequence[Linear], frame: Frame, parts: int
    ) -> Vec | None:
        """A few views, stacked: one for each value of one of the lane indices: windows
        that slide along an array (`x[i + k]`), as many as there are `k`."""
        used = {v for form in forms for v in form.terms if v in frame.ranges}
        for dim in sorted((d for d in frame.dims if d in used), key=lambda d: frame.ranges[d][1]):
            low, count, step = frame.ranges[dim]
            if not 1 < count <= parts:
                return None
            made: list[Vec] = []
            for position in range(count):
                there = {dim: Linear(low + position * step)}
                fixed = [form.substituted(there) for form in forms]
                found = self._view(memref, fixed, frame)
                if found is not None:
                    value, dims = views.read(*found)
                    part = over(value, dims, frame)
                else:
                    part = self._stacked(memref, fixed, frame, parts // count)
                if part is None:
                    break
                made.append(_at(part, dim, position))
            if len(made) == count and all(part.dims == made[0].dims for part in made):
                rows = [reshape(part.value, [1, *shape_of(part.value)]) for part in made]
                return over(stablehlo.concatenate(rows, 0), (dim, *made[0].dims), frame)
        return None

    def is_padded(
        self, memref: ir.Value, forms: Sequence[Linear], frame: Frame, parts: int = PARTS
    ) -> bool:
        """Whether a load gives zero to lanes any of whose subscripts lies outside of its axis."""
        buffer = self._buffers[root(memref)]
        shape = tuple(memref.type.shape)
        scalars = any(v not in frame.ranges for form in forms for v in form.terms)
        if buffer.dims or scalars or shape != buffer.shape or 0 in shape:
            return False
        if plan([self._axis(form, frame) for form in forms], shape) is not None:
            return True
        used = {v for form in forms for v in form.terms if v in frame.ranges}
        for dim in sorted((d for d in frame.dims if d in used), key=lambda d: frame.ranges[d][1]):
            low, count, _ = frame.ranges[dim]
            fixed = [form.substituted({dim: Linear(low)}) for form in forms]
            if not 1 < count <= parts:
                return False
            if self._view(memref, fixed, frame) is not None:
                return plan([self._axis(form, frame) for form in fixed], shape) is not None
            if self.is_padded(memref, fixed, frame, parts // count):
                return True
        return False

    def load_as(
        self, memref: ir.Value, shape: Sequence[int], forms: Sequence[Linear], frame: Frame
    ) -> Vec:
        """The value at affine subscripts of the memory in `shape`, which must be a view of it."""
        found = self._view(memref, forms, frame, shape)
        assert found is not None, "the analysis found a view"
        contents, plans = found
        value, dims = views.read(contents, plans)
        return over(value, dims, frame)

    def load_at(self, memref: ir.Value, index: Vec, frame: Frame) -> Vec:
        """The value at a flat index that is data."""
        contents = self.contents[root(memref)]
        whole = self.whole_index(memref, index, frame)
        return over(indexed.gather(contents, whole.value), whole.dims, frame)

    def store(self, memref: ir.Value, forms: Sequence[Linear], value: Vec, frame: Frame) -> None:
        """Write `value` at affine subscripts, for the lanes of the frame's mask."""
        found = self._view(memref, forms, frame)
        mask = frame.mask
        dims = [t.dim for p in found[1] for t in p.terms] if found else []
        missing = [d for d in frame.dims if d not in dims]
        if found is None or (mask is not None and any(d in mask.dims for d in missing)):
            index = linear_vec(_flat(memref, forms), self._scalars, frame)
            self.store_at(memref, index, value, frame)
            return
        contents, plans = found
        order = [d for d in frame.dims if d in dims]
        value = _last_lane(value, missing)
        written = over(to_dims(mask, order, frame), order, frame) if mask is not None else None
        value = over(to_dims(value, order, frame), order, frame)
        result = views.write(contents, plans, value, written)
        target = self.contents[root(memref)]
        self.contents[root(memref)] = reshape(result, shape_of(target))

    def store_at(
        self,
        memref: ir.Value,
        index: Vec,
        value: Vec,
        frame: Frame,
        combine: indexed.Combine | None = None,
    ) -> None:
        """Write (or combine) at a flat index that is data. A combining store counts every lane."""
        whole = self.whole_index(memref, index, frame, writes=True)
        parts = [whole, value, *([frame.mask] if frame.mask is not None else [])]
        dims = frame.union(parts) if combine is None else frame.dims
        mask = to_dims(frame.mask, dims, frame) if frame.mask is not None else None
        self.contents[root(memref)] = indexed.scatter(
            self.contents[root(memref)],
            to_dims(whole, dims, frame),
            to_dims(value, dims, frame),
            mask,
            combine,
        )

    # --- where an access goes ---------------------------------------------------------------

    def _view(
        self,
        memref: ir.Value,
        forms: Sequence[Linear],
        frame: Frame,
        shape: Sequence[int] | None = None,
    ) -> tuple[ir.Value, list[Plan]] | None:
        """The contents, shaped for the access, and the plan of each axis; None if not a view."""
        buffer = self._buffers[root(memref)]
        contents = self.contents[root(memref)]
        prefix = self._prefix(buffer, frame)
        sizes = [r[1] for r in buffer.ranges]
        axes = [self._axis(form, frame) for form in forms]
        shape = list(memref.type.shape if shape is None else shape)
        if 0 in shape:
            return None
        plans = plan([*prefix, *axes], [*sizes, *shape])
        if plans is None and len(axes) > 1:
            flat = flatten(axes, shape)
            axes, shape = [flat] if flat is not None else axes, [prod(shape)]
            plans = plan([*prefix, *axes], [*sizes, *shape]) if flat is not None else None
        if plans is None:
            return None
        return reshape(contents, [*sizes, *shape]), plans

    def _prefix(self, buffer: Buffer, frame: Frame) -> list[Axis]:
        axes = []
        for dim, (own_low, _, own_step) in zip(buffer.dims, buffer.ranges, strict=True):
            low, count, step = frame.ranges[dim]
            term = Term(dim, step // own_step or 1, count)
            axes.append(Axis((low - own_low) // own_step, (term,)))
        return axes

    def _axis(self, form: Linear, frame: Frame) -> Axis:
        start, terms = form.const, []
        dynamic = Linear()
        for index, coefficient in form.terms.items():
            if index in frame.ranges:
                low, count, step = frame.ranges[index]
                start += coefficient * low
                terms.append(Term(index, coefficient * step, count))
            else:
                dynamic = dynamic + Linear(0, {index: coefficient})
        if dynamic.is_constant():
            return Axis(start, tuple(terms))
        low, high = frame.domain.interval(dynamic)
        scalar = linear_vec(dynamic, self._scalars, frame).value
        return Axis(start, tuple(terms), scalar, low, high)

    def whole_index(self, memref: ir.Value, index: Vec, frame: Frame, writes: bool = False) -> Vec:
        """A flat index into the memory's tensor, the copies' axes included. What lies outside of a
        copy reads its nearest element, and is outside of all copies to `writes`."""
        buffer = self._buffers[root(memref)]
        if not buffer.dims:
            return index
        index = replace(index, value=as_index(index.value))
        size = prod(buffer.shape)
        parts: list[tuple[Vec, int]] = []
        stride = size
        for dim, (own_low, own_count, own_step) in reversed(
            list(zip(buffer.dims, buffer.ranges, strict=True))
        ):
            low, count, step = frame.ranges[dim]
            shifted = Frame({dim: ((low - own_low) // own_step, count, step // own_step or 1)})
            coordinate = linear_vec(Linear.index(dim), {}, shifted).value
            parts.append((over(coordinate, (dim,), frame), stride))
            stride *= own_count
        dims = frame.union([index, *(v for v, _ in parts)])
        tensors = [(to_dims(v, dims, frame), s) for v, s in parts]
        # A masked lane's index may be anything: keep it from reaching another copy.
        own = to_dims(index, dims, frame)
        shape = shape_of(own)
        low, high = (broadcast(index_constant(v), [], shape) for v in (0, max(size - 1, 0)))
        bounded = tensor_ops.minimum(tensor_ops.maximum(own, low), high)
        flat = indexed.flat_index([*tensors, (bounded, 1)])
        if writes:
            inside = stablehlo.compare(bounded, own, stablehlo.ComparisonDirectionAttr.get("EQ"))
            nowhere = broadcast(index_constant(stride), [], shape)
            flat = tensor_ops.select(inside, flat, nowhere)
        return over(flat, dims, frame)


def _at(vec: Vec, dim: ir.Value, position: int) -> Vec:
    """The part of a vector at one value of an index, if it varies with that index (that of a copy
    of private memory)."""
    if dim not in vec.dims:
        return vec
    axis, shape = vec.dims.index(dim), shape_of(vec.value)
    value = cut(vec.value, axis, position, position + 1)
    rest = [n for k, n in enumerate(shape) if k != axis]
    dims = (*vec.dims[:axis], *vec.dims[axis + 1 :])
    ranges = (*vec.ranges[:axis], *vec.ranges[axis + 1 :])
    return Vec(reshape(value, rest), dims, ranges)


def _flat(memref: ir.Value, forms: Sequence[Linear]) -> Linear:
    shape = list(memref.type.shape)
    total = Linear()
    for axis, form in enumerate(forms):
        total = total + form.scaled(prod(shape[axis + 1 :]))
    return total


def _last_lane(value: Vec, missing: Sequence[ir.Value]) -> Vec:
    """Of many lanes that write one element, the last one's value."""
    drop = [d for d in value.dims if d in missing]
    if not drop:
        return value
    shape = shape_of(value.value)
    starts = [shape[k] - 1 if d in drop else 0 for k, d in enumerate(value.dims)]
    kept = [k for k, d in enumerate(value.dims) if d not in drop]
    picked = stablehlo.slice(value.value, starts, shape, [1] * len(shape))
    return Vec(
        reshape(picked, [shape[k] for k in kept]),
        tuple(value.dims[k] for k in kept),
        tuple(value.ranges[k] for k in kept),
    )
