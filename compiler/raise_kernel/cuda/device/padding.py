"""Memory with the padding that a GPU's allocations have.

A GPU gives memory out in whole granules, so that an access a little past the end of what a program
asked for is no fault there, and public programs have such accesses. Buffers have the size that was
asked for, which is what kernels are raised best for. Where a launch is refused for an access
outside of them, they grow to whole granules, and the launch is tried again. The new bytes are zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.capture.marks import MARKS
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer

GRANULE = 512


def with_padding(
    run: Callable[[list[Any]], None], values: Callable[[], list[Any]]
) -> Refusal | None:
    """Runs a launch on its arguments, which `values` reads; again on larger memory where it is
    refused for an access outside of an array. Returns that refusal; raises it if more memory does
    not help."""
    arguments = values()
    try:
        run(arguments)
    except Refusal as refusal:
        if refusal.code != "RK022" or not _pad(arguments):
            raise
        try:
            run(values())
        except Refusal as other:
            raise (refusal if other.code == "RK022" else other) from None
        return refusal
    return None


def _pad(values: Sequence[Any]) -> bool:
    """Grows the device's own memory among the values; False if none has to grow."""
    grown = False
    for buffer in _buffers(values):
        size = -(-buffer.nbytes // GRANULE) * GRANULE
        if size != buffer.nbytes and not buffer.on_host:
            if MARKS.part is not None:
                MARKS.part.refuse("memory has grown to what a GPU would have given")
            buffer.grow(size)
            grown = True
    return grown


def _buffers(values: Sequence[Any]) -> Iterator[Buffer]:
    for value in values:
        if isinstance(value, DeviceArray):
            yield value.buffer
        elif isinstance(value, tuple):
            yield from _buffers(value)
