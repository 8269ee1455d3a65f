"""Fourier transforms, as cuFFT's: in one to three dimensions, batched, not normalized."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp

from raise_kernel.cuda.device.libraries.call import DTYPES, Call
from raise_kernel.runtime.device.operation import Span

_FORWARD = -1


@dataclass(frozen=True)
class Layout:
    """Where the elements of `batch` arrays are: element (i, j, k) of array b is at
    `b * apart + ((i * inner[1] + j) * inner[2] + k) * step`, where `inner` are the sizes of the
    memory's rows."""

    sizes: tuple[int, ...]
    inner: tuple[int, ...]
    step: int
    batch: int
    apart: int

    def _strides(self) -> tuple[int, ...]:
        after = [math.prod(self.inner[axis + 1 :]) for axis in range(len(self.sizes))]
        return tuple(count * self.step for count in after)

    @property
    def extent(self) -> int:
        last = sum((n - 1) * s for n, s in zip(self.sizes, self._strides(), strict=True))
        return (self.batch - 1) * self.apart + last + 1

    @property
    def _is_dense(self) -> bool:
        size = math.prod(self.sizes)
        rows_are = self.sizes[1:] == self.inner[1:]
        return rows_are and self.step == 1 and (self.apart == size or self.batch == 1)

    def _offsets(self) -> Any:
        offsets = jnp.arange(self.batch) * self.apart
        for size, stride in zip(self.sizes, self._strides(), strict=True):
            offsets = offsets[..., None] + jnp.arange(size) * stride
        return offsets

    def read(self, flat: Any) -> Any:
        """The arrays, with the batch as the first axis."""
        if self._is_dense:
            return flat.reshape(self.batch, *self.sizes)
        return flat[self._offsets()]

    def written(self, flat: Any, values: Any) -> Any:
        """The memory with other elements of the arrays."""
        values = values.astype(flat.dtype)
        if self._is_dense:
            return values.reshape(-1)
        return flat.at[self._offsets()].set(values)

    def span(self, address: int, letter: str, name: str, is_written: bool) -> Span:
        is_read = not is_written or not self._is_dense
        return Span(address, DTYPES[letter], self.extent, name, is_read, is_written)


def execute(call: Call) -> None:
    """Transforms `rank` dimensions: real to complex, complex to real, or complex."""
    source, target, direction, rank = call.numbers(4)
    sizes = call.numbers(3)[:rank]
    batch = call.number()
    from_, to = call.types
    given = _layout(call, _stored(sizes, from_, to), batch)
    made = _layout(call, _stored(sizes, to, from_), batch)
    call.run(
        _transform,
        (from_, to, direction, sizes, given, made),
        given.span(source, from_, "input", False),
        made.span(target, to, "output", True),
    )


def _stored(sizes: tuple[int, ...], own: str, other: str) -> tuple[int, ...]:
    """The sizes that memory has: the last one is about halved where the other side is real."""
    is_half = own in "cz" and other in "sd"
    return (*sizes[:-1], sizes[-1] // 2 + 1) if is_half else sizes


def _layout(call: Call, sizes: tuple[int, ...], batch: int) -> Layout:
    inner, step, apart = call.numbers(3), call.number(), call.number()
    return Layout(sizes, inner[: len(sizes)], step, batch, apart)


def _transform(shape: Any, x: Any, y: Any) -> tuple[Any, ...]:
    from_, to, direction, sizes, given, made = shape
    values, axes = given.read(x), tuple(range(1, len(sizes) + 1))
    if from_ in "sd":
        result = jnp.fft.rfftn(values, axes=axes)
    elif to in "sd":
        result = jnp.fft.irfftn(values, s=sizes, axes=axes, norm="forward")
    elif direction == _FORWARD:
        result = jnp.fft.fftn(values, axes=axes)
    else:
        result = jnp.fft.ifftn(values, axes=axes, norm="forward")
    return (made.written(y, result),)


FUNCTIONS = {"execute": execute}
