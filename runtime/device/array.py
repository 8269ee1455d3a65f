"""A device array: a strided view of a buffer, with NumPy's shape, strides and dtype."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.signature import ArrayArg, View
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
        form, held = form_of(self.shape, self.dtype), self.buffer.form
        if not self.offset and form.nbytes == self.buffer.nbytes:
            if _contiguous(self.shape, self.strides, self.dtype.itemsize):
                return form
            if _contiguous(self.shape[::-1], self.strides[::-1], self.dtype.itemsize):
                return form_of(self.shape[::-1], self.dtype)
        element = form_of((), self.dtype)
        raw = held.dtype == np.uint8 and len(held.shape) == 1
        if raw and not self.buffer.nbytes % element.nbytes:
            return Form((self.buffer.nbytes // element.nbytes, *element.shape), element.dtype)
        return held

    def argument(self, memory: int) -> ArrayArg:
        """What the compiler is told: where the array lies in memory number `memory`."""
        form = self.buffer.form
        view = View(self.offset, self.strides, form.shape, form.dtype)
        return ArrayArg(self.shape, self.dtype, memory, view=view)


def _contiguous(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    step = itemsize
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size != 1 and stride != step:
            return False
        step *= size
    return True
