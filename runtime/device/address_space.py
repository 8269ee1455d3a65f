"""Maps addresses of the virtual device to buffers.

Device memory has addresses of its own, where no process has memory; pinned, mapped and managed
memory has the host's.
"""

from __future__ import annotations

import bisect
import threading

from raise_kernel.runtime.device.buffer import Buffer

_FIRST = 1 << 44
_ALIGN = 256


class AddressSpace:
    """Buffers by address."""

    def __init__(self) -> None:
        self._next = _FIRST
        self._starts: list[int] = []
        self._buffers: dict[int, Buffer] = {}
        self._lock = threading.RLock()

    def place(self, buffer: Buffer) -> int:
        """Gives a buffer an address."""
        with self._lock:
            address = self._next
            self._next += -(-max(buffer.nbytes, 1) // _ALIGN) * _ALIGN + _ALIGN
            self.add(address, buffer)
        return address

    def add(self, address: int, buffer: Buffer) -> None:
        """A buffer that has an address already."""
        with self._lock:
            if address not in self._buffers:
                bisect.insort(self._starts, address)
            self._buffers[address] = buffer

    def remove(self, address: int) -> bool:
        """Forgets the buffer that starts there; False if none does."""
        with self._lock:
            if self._buffers.pop(address, None) is None:
                return False
            self._starts.remove(address)
        return True

    def find(self, address: int) -> tuple[Buffer, int] | None:
        """The buffer around an address, and the byte of it that is meant."""
        with self._lock:
            number = bisect.bisect_right(self._starts, address) - 1
            if number < 0:
                return None
            start = self._starts[number]
            buffer = self._buffers[start]
        inside = address - start
        return (buffer, inside) if inside < max(buffer.nbytes, 1) else None

    @property
    def used(self) -> int:
        """Bytes of device memory that are taken."""
        with self._lock:
            return sum(b.nbytes for b in self._buffers.values() if not b.on_host)


# The addresses of this process's virtual device.
MEMORY = AddressSpace()
