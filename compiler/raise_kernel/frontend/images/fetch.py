"""Texture fetches as loads and arithmetic, after the CUDA programming guide's Texture Fetching.

    tex2D(t, x, y), point:   T[clamp(floor(y))][clamp(floor(x))]
    tex2D(t, x, y), linear:  the four texels around (x - 0.5, y - 0.5), weighted
    tex1Dfetch(t, i):        0 <= i < N ? T[i] : 0

- Weights have 8 bits of fraction: the coordinate is rounded to 1/256 of a texel, ties to even.
- Wrap and mirror hold for normalized coordinates; without those they clamp, as in CUDA.
- Address modes apply to each texel of a linear filter.
- A NaN coordinate is 0. A layer is unsigned, and clamped.
- A channel that the array has not is 0, and the fourth is 1.

A rounded coordinate has no useful derivative, so the weight is written as `q + (u - opaque(u))`,
where opaque(u) is u in a way that neither LLVM nor differentiation sees through: its value is q,
its derivative that of the exact weight.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.arguments.signature import ImageArg, TextureMode
from raise_kernel.frontend.images.operations import ImageOperation
from raise_kernel.frontend.images.view import View, is_linear_memory, view_of
from raise_kernel.frontend.images.writer import TYPES, Writer, real


@dataclass(frozen=True)
class _Texel:
    """A whole coordinate along one axis; where `inside` is false the border color stands."""

    index: str
    inside: str | None = None


@dataclass(frozen=True)
class _Axis:
    """Along one axis: the one texel, or two with the second's weight (an f32 value)."""

    texels: tuple[_Texel, ...]
    weight: str = ""


def write_fetch(
    writer: Writer, image: ImageArg, operation: ImageOperation, coordinates: list[str]
) -> list[str]:
    """The four results at these coordinates, the layer first; raises Misfit."""
    view = view_of(image, operation)
    assert isinstance(image.mode, TextureMode)  # or there were no view
    return _Fetch(writer, image, image.mode, operation, view).write(coordinates)


@dataclass(frozen=True)
class _Fetch:
    writer: Writer
    image: ImageArg
    mode: TextureMode
    operation: ImageOperation
    view: View

    def write(self, coordinates: list[str]) -> list[str]:
        operation, writer = self.operation, self.writer
        layer = None
        if operation.layered:
            layer = writer.call("umin", "i32", coordinates[0], str(self.view.layers - 1))
        coordinates = coordinates[operation.layered :]
        if is_linear_memory(operation):
            return self._linear_memory(coordinates[0])
        if operation.kind == "gather":
            x, y = (self._linear(axis, c) for axis, c in enumerate(coordinates))
            corners = ((0, 1), (1, 1), (1, 0), (0, 0))  # counter-clockwise from the lower left
            return [
                self._read(layer, [x.texels[i], y.texels[j]], operation.channel) for i, j in corners
            ]
        if self.mode.filter == "linear":
            axes = [self._linear(axis, c) for axis, c in enumerate(coordinates)]
        elif operation.whole:
            axes = [
                _Axis((self._addressed(axis, c, wraps=False),))
                for axis, c in enumerate(coordinates)
            ]
        else:
            axes = [self._point(axis, c) for axis, c in enumerate(coordinates)]
        return [self._mixed(layer, axes, channel) for channel in range(4)]

    def _linear_memory(self, index: str) -> list[str]:
        """No filter, no address mode, zero outside."""
        size = self.view.extents[0]
        inside = self.writer.within(index, size)
        coordinate = self.writer.clamp(index, size - 1)
        kind = "float" if self.operation.value == "f32" else "i32"
        zero = real(0.0) if kind == "float" else "0"
        return [
            self.writer.select(inside, kind, self._texel(None, [coordinate], channel), zero)
            for channel in range(4)
        ]

    def _scaled(self, axis: int, x: str) -> str:
        """A coordinate in texels, wrapped or mirrored; NaN is 0."""
        writer, mode = self.writer, self.mode.address[axis]
        x = self._number(x)
        if not self.mode.normalized:
            return x
        if mode in ("wrap", "mirror"):
            down = writer.call("floor", "float", x)
            part = writer.op(f"fsub float {x}, {down}")
            if mode == "mirror":
                half = writer.op(f"fmul float {down}, {real(0.5)}")
                whole = writer.call("floor", "float", half)
                odd = writer.op(f"fcmp une float {half}, {whole}")
                back = writer.op(f"fsub float {real(1.0)}, {part}")
                part = writer.select(odd, "float", back, part)
            x = self._number(part)  # of an infinite coordinate
        return writer.op(f"fmul float {x}, {real(self.view.extents[axis])}")

    def _number(self, x: str) -> str:
        """NaN is 0."""
        nan = self.writer.op(f"fcmp uno float {x}, {real(0.0)}")
        return self.writer.select(nan, "float", real(0.0), x)

    def _limited(self, x: str, low: int, high: int) -> str:
        """Within [low, high]: past these nothing changes, and the conversion to int is defined."""
        x = self.writer.call("maximum", "float", x, real(low))
        return self.writer.call("minimum", "float", x, real(high))

    def _point(self, axis: int, x: str) -> _Axis:
        """The texel that a coordinate lies in."""
        writer, size = self.writer, self.view.extents[axis]
        u = self._scaled(axis, x)
        border = self.mode.address[axis] == "border"
        # Otherwise clamped; wrapped, only frac(x) * size, rounded up, is outside.
        u = self._limited(u, -1, size) if border else self._limited(u, 0, size - 1)
        index = writer.op(f"fptosi float {writer.call('floor', 'float', u)} to i32")
        if border:
            return _Axis((self._addressed(axis, index, wraps=False),))
        return _Axis((_Texel(index),))

    def _linear(self, axis: int, x: str) -> _Axis:
        """The texels to both sides, and the weight of the upper one."""
        writer, size = self.writer, self.view.extents[axis]
        u = self._limited(self._scaled(axis, x), -1, size + 1)
        parts = writer.op(f"fmul float {u}, {real(256.0)}")
        near = writer.call("rint", "float", parts)
        fixed = writer.op(f"fptosi float {near} to i32")
        fixed = writer.op(f"add nsw i32 {fixed}, -128")
        low = writer.op(f"ashr i32 {fixed}, 8")
        fraction = writer.op(f"and i32 {fixed}, 255")
        weight = writer.op(f"uitofp i32 {fraction} to float")
        weight = writer.op(f"fmul float {weight}, {real(1 / 256)}")
        high = writer.op(f"add nsw i32 {low}, 1")
        wraps = self._wraps(axis) and self.mode.address[axis] == "wrap"
        texels = (self._addressed(axis, low, wraps), self._addressed(axis, high, wraps))
        return _Axis(texels, self._with_slope(weight, u))

    def _with_slope(self, weight: str, u: str) -> str:
        """The weight with the derivative of `u`, whose value adds nothing."""
        writer = self.writer
        small = writer.op(f"fmul float {u}, {real(2.0**-30)}")  # below 2: bit 30 is clear
        bits = writer.op(f"bitcast float {small} to i32")
        same = writer.op(f"and i32 {bits}, {0xBFFFFFFF - (1 << 32)}")
        opaque = writer.op(f"bitcast i32 {same} to float")
        nothing = writer.op(f"fsub float {small}, {opaque}")
        nothing = writer.op(f"fmul float {nothing}, {real(2.0**30)}")
        return writer.op(f"fadd float {weight}, {nothing}")

    def _wraps(self, axis: int) -> bool:
        return self.mode.normalized and self.mode.address[axis] in ("wrap", "mirror")

    def _addressed(self, axis: int, index: str, wraps: bool) -> _Texel:
        """A whole coordinate, brought into the array."""
        writer, size = self.writer, self.view.extents[axis]
        if wraps:
            below = writer.op(f"icmp slt i32 {index}, 0")
            up = writer.op(f"add nsw i32 {index}, {size}")
            index = writer.select(below, "i32", up, index)
            above = writer.op(f"icmp sge i32 {index}, {size}")
            down = writer.op(f"sub nsw i32 {index}, {size}")
            return _Texel(writer.select(above, "i32", down, index))
        border = self.mode.address[axis] == "border"
        inside = writer.within(index, size) if border else None
        return _Texel(writer.clamp(index, size - 1), inside)

    def _mixed(self, layer: str | None, axes: list[_Axis], channel: int) -> str:
        """The texel, or the weighted sum of 2, 4 or 8."""
        if all(len(axis.texels) == 1 for axis in axes):
            return self._read(layer, [axis.texels[0] for axis in axes], channel)
        writer, total = self.writer, ""
        for corner in itertools.product((0, 1), repeat=len(axes)):
            picks = corner[::-1]  # x runs fastest
            value = self._read(
                layer, [a.texels[i] for a, i in zip(axes, picks, strict=True)], channel
            )
            for axis, pick in zip(axes, picks, strict=True):
                weight = axis.weight
                if pick == 0:
                    weight = writer.op(f"fsub float {real(1.0)}, {axis.weight}")
                value = writer.op(f"fmul float {value}, {weight}")
            total = writer.op(f"fadd float {total}, {value}") if total else value
        return total

    def _read(self, layer: str | None, texels: list[_Texel], channel: int) -> str:
        """A texel or the border color; texels in x, y, z order."""
        inside = None
        for texel in texels:
            inside = self.writer.both(inside, texel.inside)
        value = self._texel(layer, [texel.index for texel in texels], channel)
        if inside is None:
            return value
        color = self.mode.border[channel]
        if self.operation.value == "f32":
            return self.writer.select(inside, "float", value, real(color))
        return self.writer.select(inside, "i32", value, str(int(color)))

    def _texel(self, layer: str | None, indices: list[str], channel: int) -> str:
        """One channel of the texel at whole coordinates inside, as the instruction returns it."""
        view, writer = self.view, self.writer
        if channel >= view.channels:
            last = channel == 3
            return real(float(last)) if self.operation.value == "f32" else str(int(last))
        rank = len(indices)
        extents, coordinates = [*reversed(view.extents[:rank])], [*reversed(indices)]
        if layer is not None:
            extents, coordinates = [view.layers, *extents], [layer, *coordinates]
        number = writer.linear_index(extents, coordinates)
        if view.channels > 1:
            number = writer.op(f"mul nsw i64 {number}, {view.channels}")
            number = writer.op(f"add nsw i64 {number}, {channel}")
        kind = TYPES[view.dtype]
        address = writer.op(
            f"getelementptr inbounds {kind}, ptr addrspace(1) @{self.image.symbol}, i64 {number}"
        )
        align = view.dtype.itemsize
        value = writer.op(f"load {kind}, ptr addrspace(1) {address}, align {align}")
        return self._converted(value, kind)

    def _converted(self, value: str, kind: str) -> str:
        """An element as the instruction's kind of value."""
        writer, dtype = self.writer, self.view.dtype
        if self.operation.value != "f32":
            extend = "sext" if dtype.kind == "i" else "zext"
            return value if kind == "i32" else writer.op(f"{extend} {kind} {value} to i32")
        if dtype.kind == "f":
            return value if kind == "float" else writer.op(f"fpext {kind} {value} to float")
        convert = "sitofp" if dtype.kind == "i" else "uitofp"
        number = writer.op(f"{convert} {kind} {value} to float")
        scaled = writer.op(f"fdiv float {number}, {real(float(np.iinfo(dtype).max))}")
        if dtype.kind == "u":
            return scaled
        return writer.call("maximum", "float", scaled, real(-1.0))
