"""Buffers that a kernel reaches through addresses that it finds in memory.

Nothing tells which words in memory are addresses. So a launch begins with its arguments alone. The
first access to another buffer of the virtual device fails the bounds check; then the buffer is
copied to its own address, and the access goes on. The first write to it fails as well, so that only
what was written is copied back. An access to anything else stays a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from raise_kernel.runtime.reference.arena import READ, WRITE, WRITTEN, Region, arena

_NEAR = 1 << 20  # bytes


class Holder(Protocol):
    """Device memory."""

    nbytes: int

    def to_host(self, start: int, count: int) -> np.ndarray: ...

    def from_host(self, start: int, data: np.ndarray) -> None: ...


@dataclass
class Reached:
    """The buffers that a launch has reached so far, besides its arguments.

    `before` gives the last buffer that begins at an address or before it, and the bytes between.
    The launch's memory has those of `elsewhere` already: an address of theirs is not followed.
    `heap` is what kernels have allocated, with its size: it stays until one frees it.
    """

    before: Callable[[int], tuple[Holder, int] | None]
    elsewhere: Collection[Holder] = ()
    heap: dict[int, int] = field(default_factory=dict)
    _held: dict[int, Holder] = field(default_factory=dict)
    _written: set[int] = field(default_factory=set)

    def allow(self, address: int, size: int, access: int) -> Region | None:
        """The buffer that all of an access is in, accessible from now on; None if there is none."""
        found = self.before(address)
        if found is None:
            return None
        holder, inside = found
        start = address - inside
        if inside + size > holder.nbytes or not arena().owns(start, holder.nbytes):
            return None
        if any(other is holder for other in self.elsewhere):
            return None
        if any(held is holder for at, held in self._held.items() if at != start):
            return None  # it has two addresses, and exists once
        self._hold(start, holder)
        if access & WRITE:
            self._written.add(start)
            arena().permit(start, holder.nbytes, READ | WRITE | WRITTEN)
        return self._region(start, holder)

    def nearest(self, address: int) -> Region | None:
        """The buffer whose end an address is a little past."""
        found = self.before(address)
        if found is None or found[1] >= found[0].nbytes + _NEAR:
            return None
        return self._region(address - found[1], found[0])

    def _region(self, start: int, holder: Holder) -> Region:
        return Region(f"memory at {start:#x}", start, holder.nbytes, "array")

    def _hold(self, start: int, holder: Holder) -> None:
        if start in self._held:
            return
        memory = arena()
        memory.view(start, holder.nbytes)[:] = holder.to_host(0, holder.nbytes)
        memory.permit(start, holder.nbytes, READ | WRITTEN)
        self._held[start] = holder

    def copy_back(self) -> None:
        """After the launch: what it wrote goes to the buffers."""
        for start in self._written:
            holder = self._held[start]
            holder.from_host(0, arena().view(start, holder.nbytes).copy())

    def close(self) -> None:
        """Gives the memory back."""
        for start, holder in self._held.items():
            arena().clear(start, holder.nbytes)
        self._held.clear()
