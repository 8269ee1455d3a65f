"""Maps addresses of the virtual device to buffers.

Device memory has addresses of its own, where no process has memory; pinned, mapped and managed
memory has the host's.
"""

from __future__ import annotations

import bisect
import threading
import weakref

from raise_kernel.runtime.addresses import DEVICE_MEMORY
from raise_kernel.runtime.device.buffer import Buffer

_ALIGN = 256
_GAP = 1 << 20  # between buffers: an address past the end of one is in no other


class AddressSpace:
    """Buffers by address."""

    def __init__(self) -> None:
        self._next = DEVICE_MEMORY.start
        self._starts: list[int] = []
        self._buffers: dict[int, Buffer] = {}
        self._addresses: weakref.WeakKeyDictionary[Buffer, int] = weakref.WeakKeyDictionary()
        self._lock = threading.RLock()

    def place(self, buffer: Buffer) -> int:
        """Gives a buffer an address."""
        with self._lock:
            address = self._next
            self._next += -(-max(buffer.nbytes, 1) // _ALIGN) * _ALIGN + _GAP
            self.add(address, buffer)
        return address

    def add(self, address: int, buffer: Buffer) -> None:
        """A buffer that has an address already."""
        with self._lock:
            if address not in self._buffers:
                bisect.insort(self._starts, address)
            self._buffers[address] = buffer
            self._addresses[buffer] = address

    def remove(self, address: int) -> bool:
        """Forgets the buffer that starts there; False if none does."""
        with self._lock:
            if self._buffers.pop(address, None) is None:
                return False
            self._starts.remove(address)
        return True

    def find(self, address: int) -> tuple[Buffer, int] | None:
        """The buffer around an address, and the byte of it that is meant."""
        found = self.before(address)
        return found if found is not None and found[1] < max(found[0].nbytes, 1) else None

    def ends_at(self, address: int) -> tuple[Buffer, int] | None:
        """The buffer of the device's own memory that ends at an address: no other begins there."""
        found = self.before(address)
        if found is None or found[0].on_host or found[1] != found[0].nbytes:
            return None
        return found

    def before(self, address: int) -> tuple[Buffer, int] | None:
        """The last buffer that begins at an address or before it, and the bytes between."""
        with self._lock:
            number = bisect.bisect_right(self._starts, address) - 1
            if number < 0:
                return None
            start = self._starts[number]
            buffer = self._buffers[start]
        return buffer, address - start

    def address_of(self, buffer: Buffer) -> int | None:
        """Where a buffer begins, if it has an address."""
        with self._lock:
            address = self._addresses.get(buffer)
            return address if address is not None and address in self._buffers else None

    @property
    def used(self) -> int:
        """Bytes of device memory that are taken."""
        with self._lock:
            return sum(b.nbytes for b in self._buffers.values() if not b.on_host)


# The addresses of this process's virtual device.
MEMORY = AddressSpace()
