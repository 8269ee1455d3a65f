"""A texture or surface of device memory, as a launch takes it.

A fetch knows no strides: a part of a buffer, and rows with gaps between them, are copied to memory
of their own for each launch.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.arguments.signature import ImageArg, SurfaceMode, TextureMode
from raise_kernel.runtime.device.buffer import Buffer, Form


@dataclass(frozen=True, eq=False)
class DeviceImage:
    """An array from byte `offset` of a buffer on, its rows `pitch` bytes apart; `shape` is without
    the channels of a texel, with one dimension for linear memory (`is_linear`)."""

    buffer: Buffer
    offset: int
    shape: tuple[int, ...]
    pitch: int
    dtype: np.dtype
    channels: int
    mode: TextureMode | SurfaceMode
    is_linear: bool = False

    @property
    def form(self) -> Form:
        """The shape and dtype of the array's own memory."""
        channels = () if self.channels == 1 else (self.channels,)
        return Form((*self.shape, *channels), self.dtype)

    def memory(self, taken: bool) -> Buffer:
        """The buffer that a launch reads, in a form that a fetch can read; `taken` says that the
        launch uses the whole buffer in the form that it has now."""
        form = self.form
        if self._is_whole:
            held = self.buffer.form
            if held == form or (self.is_linear and held.dtype == form.dtype):
                return self.buffer
            if not taken:
                self.buffer.take_form(form)
                return self.buffer
        copy = Buffer(form.nbytes, self.buffer.device)
        copy.take_form(form)
        copy.from_host(0, self._bytes())
        return copy

    def argument(
        self, memory: int, number: int, form: Form, name: str | None, reference: str
    ) -> ImageArg:
        """What the compiler is told of image `number` of a launch."""
        shape, dtype, mode = form.shape, form.dtype, self.mode
        return ImageArg(shape, dtype, memory, name, mode=mode, number=number, reference=reference)

    @property
    def _row(self) -> int:
        return self.shape[-1] * self.channels * self.dtype.itemsize

    @property
    def _is_whole(self) -> bool:
        """Whether the array is its whole buffer, without gaps."""
        return self.form.nbytes == self.buffer.nbytes

    def _bytes(self) -> np.ndarray:
        rows = math.prod(self.shape[:-1])
        size = (rows - 1) * self.pitch + self._row
        data = self.buffer.to_host(self.offset, size)
        strided = np.lib.stride_tricks.as_strided(data, (rows, self._row), (self.pitch, 1))
        return np.ascontiguousarray(strided).reshape(-1)
