"""The memory that kernels see: one reserved range with a shadow byte for each byte of it.

Every object (array, shared variable, constant, local array) lives in the range, with gaps between
objects. The shadow byte of an address says what a lane may do there: READ, WRITE, both or, in a
gap, nothing. So a bounds check is one load and one compare, exact to the byte.

Where the system allows it, the range includes the addresses of the virtual device's memory. There,
a launch can place a buffer at the address that the program knows it by.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import sys
from dataclasses import dataclass

import numpy as np

from raise_kernel.runtime.addresses import DEVICE_MEMORY

READ, WRITE = 1, 2
ATOMIC = 4  # of an access: it is an atomic one
WRITTEN = (
    4  # the byte has a value; lanes keep this where they look for undefined values (values.py)
)
POISON = 8  # the value of the byte is poison; kept where poison is followed (poison.py)
_STATIC_BYTES = 1 << 30
_SIZES = (1 << 38, 1 << 36, 1 << 34, 1 << 33)  # tried in turn: address space may be limited
_PAGE = 4096


@dataclass(frozen=True)
class Region:
    """A named object in the arena; `start` is an address."""

    name: str
    start: int
    size: int
    kind: str  # array, shared, global, constant, parameter, heap
    dtype: np.dtype | None = None
    shape: tuple[int, ...] | None = None

    @property
    def end(self) -> int:
        return self.start + self.size

    def describe(self, address: int) -> str:
        """Where an address lies, seen from this object: "x[1024] of x: f32[1024]"."""
        dtype = self.dtype or np.dtype(np.uint8)
        index, inside = divmod(address - self.start, max(dtype.itemsize, 1))
        within = f" byte {inside}" if inside else ""
        shape = self.shape if self.shape is not None else (self.size,)
        extents = ",".join(map(str, shape))
        return f"{self.name}[{index}]{within} of {self.name}: {short_name(dtype)}[{extents}]"


def short_name(dtype: np.dtype) -> str:
    """float32 -> f32, uint8 -> u8, complex64 -> c64, bfloat16 -> bf16."""
    if dtype.fields is not None:
        return f"struct{dtype.itemsize * 8}"
    if dtype.kind in "iufc" and dtype.name != "bfloat16":
        return f"{dtype.kind}{dtype.itemsize * 8}"
    return dtype.name.replace("bfloat16", "bf16")


class Zone:
    """A part of the arena from which blocks are taken first-fit and given back."""

    def __init__(self, start: int, size: int):
        self._free: list[tuple[int, int]] = [(start, size)]
        self.start, self.end = start, start + size

    def take(self, size: int, align: int = 256) -> int:
        for slot, (start, room) in enumerate(self._free):
            aligned = -(-start // align) * align
            end = aligned + size
            if end <= start + room:
                pieces = [(start, aligned - start), (end, start + room - end)]
                self._free[slot : slot + 1] = [p for p in pieces if p[1] > 0]
                return aligned
        raise MemoryError(f"the reference executor's memory is full ({size} bytes asked for)")

    def give_back(self, start: int, size: int) -> None:
        merged: list[tuple[int, int]] = []
        for piece in sorted([*self._free, (start, size)]):
            if merged and merged[-1][0] + merged[-1][1] == piece[0]:
                merged[-1] = (merged[-1][0], merged[-1][1] + piece[1])
            else:
                merged.append(piece)
        self._free = merged


class Arena:
    """The reserved range: statics of compiled programs, lane stacks, arrays of a launch."""

    def __init__(self) -> None:
        self.base, low, self.own = _reserve()
        self.size = low + len(self.own)
        self.shadow_delta = self.size  # shadow address = address + shadow_delta
        stacks = low // 2
        self.statics = Zone(self.base + _PAGE, _STATIC_BYTES - _PAGE)
        self.stacks = Zone(self.base + _STATIC_BYTES, stacks)
        rest = _STATIC_BYTES + stacks
        self.arrays = Zone(self.base + rest, low - rest - _PAGE)
        whole = (ctypes.c_uint8 * (2 * self.size)).from_address(self.base)
        self._bytes = np.ctypeslib.as_array(whole)

    def view(self, start: int, size: int) -> np.ndarray:
        """The bytes at an address, as a writable array."""
        offset = start - self.base
        return self._bytes[offset : offset + size]

    def shadow(self, start: int, size: int) -> np.ndarray:
        return self.view(start + self.shadow_delta, size)

    def permit(self, start: int, size: int, access: int) -> None:
        self.shadow(start, size)[:] = access

    def release(self, zone: Zone, start: int, size: int) -> None:
        """Gives a range back: no access, no contents, and its pages to the system."""
        self.clear(start, size)
        zone.give_back(start, size)

    def clear(self, start: int, size: int) -> None:
        """No access and no contents from now on; pages go to the system."""
        self._discard(start, size)
        self._discard(start + self.shadow_delta, size)

    def owns(self, start: int, size: int) -> bool:
        """Whether a buffer of the virtual device can be placed at its own address."""
        return start in self.own and start + size <= self.own.stop - _PAGE

    def _discard(self, start: int, size: int) -> None:
        first = -(-start // _PAGE) * _PAGE
        last = (start + size) // _PAGE * _PAGE
        if last <= first or not hasattr(mmap, "MADV_DONTNEED"):
            self.view(start, size)[:] = 0
            return
        if _libc().madvise(first, last - first, mmap.MADV_DONTNEED) != 0:
            raise OSError(ctypes.get_errno(), "madvise")
        self.view(start, first - start)[:] = 0
        self.view(last, start + size - last)[:] = 0

    def c_string(self, address: int, limit: int = 1 << 16) -> str:
        """The zero-terminated string at an address, cut where reading is not allowed."""
        chars = []
        while len(chars) < limit and self.holds(address) and self.shadow(address, 1)[0] & READ:
            byte = int(self.view(address, 1)[0])
            if byte == 0:
                break
            chars.append(byte)
            address += 1
        return bytes(chars).decode("utf-8", "replace")

    def holds(self, address: int) -> bool:
        return self.base <= address < self.base + self.size


def _reserve() -> tuple[int, int, range]:
    """Address space for objects and, twice as far, their shadow: where it begins, the bytes of it
    that have no address of their own, and the addresses that the virtual device's memory has."""
    low = _SIZES[0] // 2
    base = _map(DEVICE_MEMORY.start - low, 2 * (low + len(DEVICE_MEMORY)))
    if base is not None:
        if base == DEVICE_MEMORY.start - low:
            return base, low, DEVICE_MEMORY
        _libc().munmap(base, 2 * (low + len(DEVICE_MEMORY)))
    for size in _SIZES:
        base = _map(0, size)
        if base is not None:
            return base, size // 2, range(0)
    raise MemoryError("the reference executor cannot reserve its address space")


def _map(wanted: int, size: int) -> int | None:
    """Where the system has put a mapping: at `wanted` if it is free there."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE
    access = mmap.PROT_READ | mmap.PROT_WRITE
    found = _libc().mmap(wanted, size, access, flags, -1, 0)
    return None if found in (None, _FAILED) else found


_FAILED = (1 << 64) - 1  # MAP_FAILED
_NO_RESERVE = {"linux": 0x4000, "darwin": 0x40}.get(sys.platform, 0)  # in `mmap` from 3.13 on


@functools.cache
def _libc() -> ctypes.CDLL:
    """The C library: the `mmap` module of Python takes no address."""
    libc = ctypes.CDLL(None, use_errno=True)
    address, size, number = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    libc.mmap.restype = address
    libc.mmap.argtypes = [address, size, number, number, number, ctypes.c_int64]
    libc.munmap.argtypes = [address, size]
    libc.madvise.argtypes = [address, size, number]
    return libc


_ARENA: Arena | None = None


def arena() -> Arena:
    """The process's one arena, made at the first use."""
    global _ARENA
    if _ARENA is None:
        _ARENA = Arena()
    return _ARENA
