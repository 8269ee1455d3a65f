"""Reductions over sliding windows: `convolution` where there are weights, else `reduce_window`.

What `analysis.accesses.windows` finds in the body of an `affine.parallel` with one reduction. The
array is read once, over the positions that its windows cover; positions that may not be read are
padding. Where the kernel leaves out the products of padding, and a weight may be infinite or NaN,
the padded form would give 0 * inf: the weights are looked at first, and where one of them is not
finite the windows are summed tap by tap, under the kernel's own guards (`stablehlo.if`).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.windows import Slide, View, Window, window_of
from raise_kernel.analysis.graphs.reduction_kinds import ADDF
from raise_kernel.analysis.loops.sum_nest import Term
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.values import terminator
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.reduce import (
    UNSIGNED,
    as_unsigned,
    combiner,
    neutral_element,
    reduce_tensor,
)
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    index_constant,
    over,
    reshape,
    shape_of,
    tensor_type,
    to_dims,
    transpose,
    zeros,
)
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.stablehlo.write import HIGHEST, combining, precision_config

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

Dims = tuple[ir.Value, ...]


def sliding_window(
    low: Lowering, op: ir.Operation, kind: int, inner: Frame, frame: Frame, from_zero: bool
) -> Vec | None:
    """The reduction of `op`, an affine.parallel with one result, as a window operation; None where
    it is no such thing. `inner` are its lanes, `frame` those around it."""
    body = op.regions[0].blocks[0]
    value = terminator(body).operands[0]
    own = tuple(body.arguments)
    window = window_of(kind, Term(value), own, frame.dims, inner.domain)
    if window is None or any(step != 1 for _, _, step in inner.ranges.values()):
        return None
    read = [v for v in (window.data, window.weights) if v is not None]
    if any(low.memory.has_copies(view.load.operands[0]) for view in read):
        return None
    return _Windows(low, op, window, kind, inner, frame, from_zero).value()


class _Windows:
    def __init__(
        self,
        low: Lowering,
        op: ir.Operation,
        window: Window,
        kind: int,
        inner: Frame,
        frame: Frame,
        from_zero: bool,
    ) -> None:
        self.low, self.op, self.window, self.kind = low, op, window, kind
        self.inner, self.frame, self.from_zero = inner, frame, from_zero
        self.own = tuple(op.regions[0].blocks[0].arguments)
        self.slides = window.slides
        self.element = _signless(op.results[0].type)

    def value(self) -> Vec:
        if self.window.weights is None:
            return self.reduced()
        if not self.window.guards_product:
            return self.convolution()
        weights = self.weights()
        finite = stablehlo.is_finite(weights.value)
        return self.either(self.all_of(finite))

    def all_of(self, mask: ir.Value) -> ir.Value:
        return reduce_tensor(mask, list(range(len(shape_of(mask)))), 2)

    def either(self, finite: ir.Value) -> Vec:
        """The convolution where the weights are finite, else a sum tap by tap."""
        dims = self.result_dims()
        type_ = tensor_type(self.frame.shape(dims), self.element)
        choice = ir.Operation.create("stablehlo.if", results=[type_], operands=[finite], regions=2)
        for region, form in zip(choice.regions, (self.convolution, self.by_taps), strict=True):
            with ir.InsertionPoint(region.blocks.append()):
                stablehlo.return_([to_dims(form(), dims, self.frame)])
        mark_guard(choice, "lower-to-stablehlo")
        return over(choice.results[0], dims, self.frame)

    def result_dims(self) -> Dims:
        held = self.window.data.indices
        if self.window.weights is not None:
            held = held | self.window.weights.indices
        return tuple(d for d in self.frame.dims if d in held)

    def by_taps(self) -> Vec:
        """One product after another, as the kernel does it."""
        dims = self.result_dims()
        body = self.op.regions[0].blocks[0]
        value = terminator(body).operands[0]
        around = replace(self.frame, domain=self.inner.domain)
        counts = [self.inner.count(v) for v in self.own]

        def tap(counter: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
            rest = counter
            for index, count in reversed(list(zip(self.own, counts, strict=True))):
                here = stablehlo.remainder(rest, index_constant(count))
                rest = stablehlo.divide(rest, index_constant(count))
                first = self.inner.ranges[index][0]
                here = stablehlo.add(here, index_constant(first)) if first else here
                self.low.scalars[index] = here
                self.low.set(index, Vec(here))
            self.low.block(body, around)
            term = to_dims(self.low.get(value, around), dims, around)
            return [stablehlo.add(carried[0], term)]

        start = zeros(self.frame.shape(dims), self.element)
        (total,) = counted(index_constant(prod(counts)), [start], tap)
        return over(total, dims, self.frame)

    # --- what is read -----------------------------------------------------------------------

    def read(self, view: View, dims: Dims, ranges: dict[ir.Value, tuple[int, int, int]]) -> Vec:
        """A view over lanes that `ranges` may have changed, as values of the result's type."""
        frame = Frame({d: ranges.get(d, self.inner.ranges[d]) for d in dims})
        vec = self.low.memory.load_as(view.load.operands[0], view.shape, view.forms, frame)
        if vec.element_type != self.element:
            type_ = tensor_type(shape_of(vec.value), self.element)
            vec = replace(vec, value=stablehlo.convert(type_, vec.value))
        return vec

    def weights(self) -> Vec:
        view = self.window.weights
        assert view is not None
        return self.read(view, tuple(d for d in self.inner.dims if d in view.indices), {})

    def data(self) -> tuple[Vec, list[tuple[int, int]]]:
        """The positions that the windows cover, by the lane that slides along each axis, and the
        padding at either side."""
        view, ranges, padding = self.window.data, {}, []
        forms = list(view.forms)
        windows = {s.window for s in self.slides}
        for slide in self.slides:
            first, count = self._span(slide)
            start = max(first, slide.low)
            end = min(first + count, slide.high + 1)
            # Where nothing is read at all, one position is read.
            start = min(start, slide.high)
            end = max(end, start + 1)
            ranges[slide.lane] = (start, end - start, 1)
            padding.append((start - first, first + count - end))
            forms[slide.axis] = Linear.index(slide.lane)
        held = frozenset().union(*(f.terms for f in forms))
        dims = tuple(d for d in self.inner.dims if d in held and d not in windows)
        return self.read(replace(view, forms=tuple(forms)), dims, ranges), padding

    def _span(self, slide: Slide) -> tuple[int, int]:
        """The first position of the first window, and the positions up to the last one's end."""
        low, count, _ = self.inner.ranges[slide.lane]
        begin, taps, _ = self.inner.ranges[slide.window]
        first = slide.start + slide.stride * low + slide.dilation * begin
        if slide.dilation < 0:
            first += slide.dilation * (taps - 1)
        return first, slide.stride * (count - 1) + abs(slide.dilation) * (taps - 1) + 1

    # --- forms ------------------------------------------------------------------------------

    def reduced(self) -> Vec:
        data, padding = self.data()
        lanes = [s.lane for s in self.slides]
        features = [d for d in data.dims if d in self.own]
        value, summed = data.value, [data.dims.index(d) for d in features]
        if summed:
            value = reduce_tensor(value, summed, self.kind, self.from_zero)
        dims = [d for d in data.dims if d not in features]
        axes = [dims.index(d) for d in lanes]

        def spread(values: Sequence[int], other: int) -> list[int]:
            found = dict(zip(axes, values, strict=True))
            return [found.get(k, other) for k in range(len(dims))]

        counts = [self.inner.count(s.window) for s in self.slides]
        low, high = (spread([p[k] for p in padding], 0) for k in (0, 1))
        pads = [v for pair in zip(low, high, strict=True) for v in pair]
        shape = [self.frame.count(d) for d in dims]

        def slid(x: ir.Value) -> ir.Value:
            element = x.type.element_type
            zero = self.kind == ADDF and self.from_zero
            op = stablehlo.ReduceWindowOp(
                [tensor_type(shape, element)],
                [x],
                [zeros([], element) if zero else neutral_element(self.kind, element)],
                spread(counts, 1),
                window_strides=spread([s.stride for s in self.slides], 1),
                window_dilations=spread([abs(s.dilation) for s in self.slides], 1),
                padding=_pairs(pads),
            )
            return combining(op, combiner(self.kind))

        result = as_unsigned(value, slid) if self.kind in UNSIGNED else slid(value)
        return self._ordered(result, dims)

    def convolution(self) -> Vec:
        data, padding = self.data()
        weights = self.weights()
        lanes = [s.lane for s in self.slides]
        windows = [s.window for s in self.slides]
        features = [d for d in data.dims if d in self.own]
        groups = [d for d in data.dims if d in weights.dims and d not in self.own]
        batch = [d for d in data.dims if d not in (*lanes, *features, *groups)]
        filters = [d for d in weights.dims if d not in (*windows, *features, *groups)]
        left = _arranged(data, [batch, [*groups, *features]], lanes)
        right = _arranged(weights, [[*groups, *filters], features], windows)
        backwards = [2 + k for k, s in enumerate(self.slides) if s.dilation < 0]
        if backwards:
            right = stablehlo.reverse(right, ir.DenseI64ArrayAttr.get(backwards))
        counts = [self.frame.count(d) for d in lanes]
        rows = [prod(self.frame.shape(batch)), prod(self.frame.shape([*groups, *filters]))]
        result = stablehlo.convolution(
            tensor_type([*rows, *counts], self.element),
            left,
            right,
            _convolution_numbers(len(lanes)),
            prod(self.frame.shape(groups)),
            1,
            window_strides=[s.stride for s in self.slides],
            padding=_pairs([v for pair in padding for v in pair]),
            rhs_dilation=[abs(s.dilation) for s in self.slides],
            precision_config=precision_config(HIGHEST),
        )
        dims = [*batch, *groups, *filters, *lanes]
        return self._ordered(reshape(result, self.frame.shape(dims)), dims)

    def _ordered(self, value: ir.Value, dims: Sequence[ir.Value]) -> Vec:
        order = [d for d in self.frame.dims if d in dims]
        value = transpose(value, [list(dims).index(d) for d in order])
        return over(value, order, self.frame)


def _signless(type_: ir.Type) -> ir.Type:
    """The type of a reduction's tensor: integer minima and maxima have a sign in MLIR."""
    return ir.IntegerType.get_signless(type_.width) if isinstance(type_, ir.IntegerType) else type_


def _arranged(vec: Vec, joined: Sequence[Sequence[ir.Value]], last: Sequence[ir.Value]) -> ir.Value:
    """A tensor with one axis for each group of lane indices, then one for each of `last`."""
    order = [d for group in joined for d in group] + list(last)
    value = transpose(vec.value, [vec.dims.index(d) for d in order])
    sizes = dict(zip(order, shape_of(value), strict=True))
    shape = [prod(sizes[d] for d in group) for group in joined] + [sizes[d] for d in last]
    return reshape(value, shape)


def _pairs(values: Sequence[int]) -> ir.Attribute:
    return ir.DenseIntElementsAttr.get(array("q", values), shape=[len(values) // 2, 2])


def _convolution_numbers(spatial: int) -> ir.Attribute:
    """The dimensions of a convolution over `spatial` axes, the last ones.

    Before them stand batch and features in the operand and the result, filters and features in the
    weights.
    """
    last = list(range(2, 2 + spatial))
    return stablehlo.ConvDimensionNumbers.get(
        input_batch_dimension=0,
        input_feature_dimension=1,
        input_spatial_dimensions=last,
        kernel_input_feature_dimension=1,
        kernel_output_feature_dimension=0,
        kernel_spatial_dimensions=last,
        output_batch_dimension=0,
        output_feature_dimension=1,
        output_spatial_dimensions=last,
    )
