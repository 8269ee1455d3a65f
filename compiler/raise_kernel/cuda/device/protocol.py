"""Requests and replies between a program and its device process, over a socket.

Request: operation, bytes of data, nine words; then the data. Reply: error, bytes of data, bytes of
what kernels printed, an error that came late, four words; then the data and the text. What is
posted has no reply: its error comes late, with the next reply. Larger transfers go through a file
that both sides map: its first `WINDOW` bytes are for copies, memory that both sides see follows.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.resources
import mmap
import os
import re
import select
import socket
import struct
from dataclasses import dataclass

import numpy as np

_REQUEST = struct.Struct("<II9Q")
_REPLY = struct.Struct("<iIIi4Q")
_POSTED = 1 << 31
_STOP = struct.pack("<i", -1)
_LONGEST_REPLY = 1024
WINDOW = 64 << 20


@functools.cache
def operations() -> tuple[str, ...]:
    """The names of the operations, by number: the runtime library's own list."""
    folder = importlib.resources.files("raise_kernel.cuda").joinpath("host")
    text = folder.joinpath("operations.def").read_text()
    return tuple(re.findall(r"^RK_OPERATION\((\w+)\)$", text, re.MULTILINE))


@dataclass(frozen=True)
class Request:
    """One request: an operation's name, its words, its data, and whether it has no reply."""

    operation: str
    words: tuple[int, ...]
    data: bytes
    is_posted: bool


@dataclass(frozen=True)
class Answer:
    """What an operation gives back, when it succeeds."""

    words: tuple[int, ...] = ()
    data: bytes = b""


class Connection:
    """The device process's end."""

    def __init__(self, channel: int, file: int) -> None:
        self._socket = socket.socket(fileno=channel)
        # A process that outlives this one would leave the program waiting.
        os.set_inheritable(channel, False)
        self._file = file
        self.window = self.shared(0, WINDOW)
        # What was received and not taken yet.
        self._received = bytearray()
        self._end = select.poll()
        self._end.register(self._socket, 0)

    def shared(self, offset: int, size: int) -> np.ndarray:
        """Bytes of the file, which the program sees too."""
        return np.frombuffer(mmap.mmap(self._file, size, offset=offset), np.uint8)

    def is_readable(self) -> bool:
        """Whether there is a request, or the program is gone, which `receive` tells."""
        return bool(self._received or select.select([self._socket], [], [], 0)[0])

    def receive(self) -> Request | None:
        """The next request; None when the program is gone, which wants nothing any more."""
        head = None if self._end.poll(0) else self._exactly(_REQUEST.size)
        if head is None:
            return None
        number, size, *words = _REQUEST.unpack(head)
        data = self._exactly(size)
        if data is None:
            return None
        operation = operations()[number & ~_POSTED]
        return Request(operation, tuple(words), data, bool(number & _POSTED))

    def reply(self, error: int, answer: Answer, printed: str, late: int = 0) -> None:
        """Answers the request that was received last; `late` is the error of a posted one."""
        text = printed.encode(errors="surrogateescape")
        words = (*answer.words, 0, 0, 0, 0)[:4]
        head = _REPLY.pack(error, len(answer.data), len(text), late, *words)
        self._socket.sendall(head + answer.data + text)

    def stop(self) -> None:
        """Ends the program, whatever its version is: replies of all versions begin with the error,
        and are shorter. What it asks for is read, or it would see a closed socket before the reply.
        """
        self._socket.sendall(_STOP.ljust(_LONGEST_REPLY, b"\0"))
        # A program that ends before it has read everything resets the connection.
        with contextlib.suppress(ConnectionError):
            while self._socket.recv(1 << 20):
                pass

    def _exactly(self, size: int) -> bytes | None:
        while len(self._received) < size:
            part = self._socket.recv(1 << 20)
            if not part:
                return None
            self._received += part
        data = bytes(self._received[:size])
        del self._received[:size]
        return data
