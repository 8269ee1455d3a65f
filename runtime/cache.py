"""The in-memory cache of raised kernels.

One entry a specialization. Two threads that ask for the same one at once raise it once: the second
waits for the first. The least recently used entry goes when the cache is full.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

# A raised kernel holds its texts and XLA executables: some hundred kilobytes.
CAPACITY = 1024


class KernelCache(Generic[T]):
    """A thread-safe map from specialization to result, filled on demand."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._entries: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = threading.Lock()
        self._making: dict[Hashable, threading.RLock] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The entry, made by `make` if it is not there. An exception leaves no entry."""
        found = self.find(key)
        if found is not None:
            return found
        with self._lock:
            making = self._making.setdefault(key, threading.RLock())
        with making:
            found = self.find(key)
            if found is None:
                found = make()
                self._store(key, found)
        return found

    def find(self, key: Hashable) -> T | None:
        """The entry, None where there is none."""
        with self._lock:
            if key in self._entries:
                self._entries.move_to_end(key)
                return self._entries[key]
            return None

    def _store(self, key: Hashable, value: T) -> None:
        with self._lock:
            self._entries[key] = value
            self._making.pop(key, None)
            while len(self._entries) > self._capacity:
                self._entries.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        """Make the entry again when it is asked for next."""
        with self._lock:
            self._entries.pop(key, None)

    def clear(self) -> None:
        with self._lock:
            self._entries.clear()

    def __len__(self) -> int:
        return len(self._entries)
