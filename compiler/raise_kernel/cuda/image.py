"""What stands in a program where nvcc puts machine code: the device's LLVM IR.

    "RKIMAGE1", the size of what follows (8 bytes, little endian), zlib(source name, newline, text)

`host/launches.cpp` finds the size there and sends the rest to the device process.
"""

from __future__ import annotations

import zlib

MAGIC = b"RKIMAGE1"


def pack(text: str, source: str) -> bytes:
    """The image of a module's text."""
    data = zlib.compress(f"{source}\n{text}".encode(), 1)
    return MAGIC + len(data).to_bytes(8, "little") + data


def unpack(data: bytes) -> tuple[str, str]:
    """The text and the source of an image, without what stands before the compressed text."""
    source, _, text = zlib.decompress(data).decode().partition("\n")
    return text, source


def unpack_file(data: bytes) -> tuple[str, str]:
    """The text and the source of a whole image."""
    return unpack(data[len(MAGIC) + 8 :])
