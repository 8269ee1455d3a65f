"""The virtual device's driver: memory by address, streams and events.

What numba-cuda's drop-in and CUDA C++ programs call. Work is done in the order of the calls,
whatever its stream: every program that is right with streams is right so. An operation that is not
possible raises DeviceError, by the driver's own code.
"""

from __future__ import annotations

import itertools
import os
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from raise_kernel.runtime.capture import marks
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.attributes import ATTRIBUTES
from raise_kernel.runtime.device.buffer import Buffer, HostBuffer
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.launch import synchronize
from raise_kernel.runtime.device.recorded import lazy

# Handles of the default streams, which always exist: default, legacy, per thread.
DEFAULT_STREAMS = (0, 1, 2)


@dataclass
class Driver:
    """What the device knows besides its memory; one a process."""

    handles: itertools.count[int] = field(default_factory=lambda: itertools.count(0x1000, 16))
    streams: set[int] = field(default_factory=set)
    events: dict[int, float | None] = field(default_factory=dict)
    # Memory that both sides see keeps its pages alive: address -> array.
    pages: dict[int, np.ndarray] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)

    # Memory.

    def memory_info(self) -> tuple[int, int]:
        """Bytes that are free, and all."""
        total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        return max(total - MEMORY.used, 0), total

    def allocate(self, size: int, device: Any) -> int:
        """The address of new memory on a JAX device."""
        free, _ = self.memory_info()
        if size > free:
            raise DeviceError("OUT_OF_MEMORY", f"{size} bytes of memory, {free} are free")
        return MEMORY.place(Buffer(size, device))

    def share(self, address: int, pages: np.ndarray, device: Any) -> None:
        """Makes memory of the host, which begins at an address of the program, the device's too."""
        if MEMORY.find(address) is not None:
            raise DeviceError("HOST_MEMORY_ALREADY_REGISTERED", f"{address:#x} is pinned already")
        self.pages[address] = pages
        MEMORY.add(address, HostBuffer(pages, device))

    def unshare(self, address: int) -> None:
        """Undoes `share`, once everything that may write there has run."""
        synchronize()
        if not MEMORY.remove(address):
            raise DeviceError("HOST_MEMORY_NOT_REGISTERED", f"{address:#x} is not pinned")
        self.pages.pop(address, None)

    def free(self, address: int) -> None:
        """Gives memory back, of either kind."""
        if not MEMORY.remove(address):
            raise DeviceError("INVALID_VALUE", f"{address:#x} was not allocated")
        self.pages.pop(address, None)

    def find(self, address: int, count: int = 0) -> tuple[Buffer, int]:
        """The buffer of `count` bytes from an address on, and where in it they begin."""
        found = MEMORY.find(address)
        if found is None:
            raise DeviceError("INVALID_VALUE", f"{address:#x} is no address of this device")
        buffer, start = found
        if start + count > buffer.nbytes:
            raise DeviceError(
                "INVALID_VALUE",
                f"{count} bytes from byte {start} on are outside of {buffer.nbytes} bytes",
            )
        return found

    def copy_in(self, target: int, data: np.ndarray) -> None:
        """Bytes (uint8) of the host to the device."""
        if data.size:
            buffer, start = self.find(target, data.size)
            buffer.from_host(start, data)

    def copy_out(self, source: int, size: int) -> np.ndarray:
        """Bytes of the device, not to be written to; recorded launches run first."""
        if not size:
            return np.zeros(0, np.uint8)
        buffer, start = self.find(source, size)
        marks.read_by_host(buffer)
        return buffer.to_host(start, size)

    def copy(self, target: int, source: int, size: int) -> None:
        """From memory of the device to memory of the device."""
        if size:
            into, at = self.find(target, size)
            buffer, start = self.find(source, size)
            marks.copying(into, at, buffer, start, size)
            into.from_host(at, buffer.to_host(start, size))

    def fill(self, target: int, value: int, count: int) -> None:
        """Sets `count` bytes."""
        if count:
            buffer, start = self.find(target, count)
            marks.filling(buffer, start, value & 0xFF, count)
            is_cleared = count == buffer.nbytes and not value & 0xFF
            if not (is_cleared and lazy.clear(buffer)):
                buffer.fill(start, value & 0xFF, count)

    # Streams and events.

    def create_stream(self) -> int:
        handle = next(self.handles)
        self.streams.add(handle)
        return handle

    def destroy_stream(self, stream: int) -> None:
        self.streams.discard(stream)

    def is_stream(self, stream: int) -> bool:
        """Whether it is one of the device's own streams."""
        return stream in self.streams or stream in DEFAULT_STREAMS

    def create_event(self) -> int:
        handle = next(self.handles)
        self.events[handle] = None
        return handle

    def destroy_event(self, event: int) -> None:
        self.events.pop(event, None)

    def check_event(self, event: int) -> None:
        """Refuses what is no event of the device."""
        if event not in self.events:
            raise DeviceError("INVALID_HANDLE", f"{event:#x} is no event of this device")

    def record_event(self, event: int) -> None:
        """A time stamp after everything so far has run."""
        self.check_event(event)
        synchronize()
        self.events[event] = time.perf_counter()

    def elapsed(self, start: int, end: int) -> float:
        """Milliseconds between two events."""
        begun, ended = self.events.get(start), self.events.get(end)
        if begun is None or ended is None:
            raise DeviceError("INVALID_HANDLE", "an event that was not recorded has no time")
        return (ended - begun) * 1000.0


def active_blocks(threads: int, shared_bytes: int) -> int:
    """How many blocks of that many threads and bytes of shared memory a multiprocessor holds at
    once; 0 for a block that is over the device's limits."""
    limits = ATTRIBUTES
    if threads > limits["MAX_THREADS_PER_BLOCK"]:
        return 0
    if shared_bytes > limits["MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"]:
        return 0
    warps = max(-(-threads // 32), 1)
    of_threads = limits["MAX_THREADS_PER_MULTIPROCESSOR"] // (32 * warps)
    of_memory = limits["MAX_SHARED_MEMORY_PER_MULTIPROCESSOR"] // (
        shared_bytes + limits["RESERVED_SHARED_MEMORY_PER_BLOCK"]
    )
    return min(of_threads, of_memory, limits["MAX_BLOCKS_PER_MULTIPROCESSOR"])


# The driver of this process.
DRIVER = Driver()
