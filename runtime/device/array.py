"""A device array: a strided view of a buffer, with NumPy's shape, strides and dtype."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.arguments.signature import ArrayArg, View
from raise_kernel.runtime.device.buffer import Buffer, Form, form_of


@dataclass(frozen=True, eq=False)
class DeviceArray:
    """An array at byte `offset` of a buffer; `strides` are bytes, of either sign."""

    buffer: Buffer
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype

    @property
    def best_form(self) -> Form:
        """The form that the buffer had best have for a launch on this array.

        Where the array is the whole buffer, in C or Fortran order, its own; for a part of plain
        bytes, elements of its dtype; else what the buffer has.
        """
        buffer = self.buffer
        return _best_form(
            self.offset, self.shape, self.strides, self.dtype, buffer.nbytes, buffer.form
        )

    def argument(self, memory: int) -> ArrayArg:
        """What the compiler is told: where the array lies in memory number `memory`."""
        return _argument(
            self.offset, self.shape, self.strides, self.dtype, memory, self.buffer.form
        )


@functools.lru_cache(maxsize=4096)
def _argument(
    offset: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    dtype: np.dtype,
    memory: int,
    form: Form,
) -> ArrayArg:
    view = View(offset, strides, form.shape, form.dtype)
    return ArrayArg(shape, dtype, memory, view=view)


@functools.lru_cache(maxsize=4096)
def _best_form(
    offset: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    dtype: np.dtype,
    nbytes: int,
    held: Form,
) -> Form:
    form = form_of(shape, dtype)
    if not offset and form.nbytes == nbytes:
        if _contiguous(shape, strides, dtype.itemsize):
            return form
        if _contiguous(shape[::-1], strides[::-1], dtype.itemsize):
            return form_of(shape[::-1], dtype)
    element = form_of((), dtype)
    raw = held.dtype == np.uint8 and len(held.shape) == 1
    if raw and not nbytes % element.nbytes:
        return Form((nbytes // element.nbytes, *element.shape), element.dtype)
    return held


def _contiguous(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    step = itemsize
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size != 1 and stride != step:
            return False
        step *= size
    return True
