"""The constants of a program, read from the text of an LLVM module.

A result may change its form at a constant that data is compared with, and at a product or a sum of
two of them. Which constants take part in comparisons is not asked: all numbers of the functions
and of the global initializers are taken, without those that are addresses' offsets, alignments,
attributes, types and metadata.
"""

from __future__ import annotations

import functools
import math
import re
import struct
from dataclasses import dataclass

import ml_dtypes
import numpy as np

# Without what holds no value of the program: types of arrays, metadata, attribute groups, names.
_NO_VALUE = re.compile(
    r"![-\w.]+|#\d+|[%@](?:\"[^\"]*\"|[-\w$.]+)|\balign \d+|\baddrspace\(\d+\)"
    r"|\b(?:dereferenceable(?:_or_null)?|memory|range|nofpclass)\([^)]*\)|[\[<]\d+ x |c?\"[^\"]*\""
)
_FLOAT = re.compile(r"(?<![\w.])(-?\d+\.\d*(?:e[+-]?\d+)?|0x[HR]?[0-9A-F]+)(?![\w.])")
_INTEGER = re.compile(r"(?<![\w.-])(-?\d+)(?![\w.:])")
_SKIPPED = ("declare ", "attributes ", "target ", "source_filename", "!", ";", "$", "%")
_ADDRESSES = ("getelementptr", " alloca ", "switch.table")


@dataclass(frozen=True)
class Constants:
    """The distinct finite numbers of a program, in ascending order; floats as doubles."""

    floats: tuple[float, ...]
    integers: tuple[int, ...]


@functools.lru_cache(maxsize=64)
def constants_of(text: str) -> Constants:
    """The constants of an LLVM module's text."""
    floats: set[float] = set()
    integers: set[int] = set()
    for line in text.splitlines():
        if line.lstrip("\t").startswith(_SKIPPED) or any(word in line for word in _ADDRESSES):
            continue
        code = _NO_VALUE.sub(" ", line.split(";")[0])
        floats.update(filter(math.isfinite, map(_float, _FLOAT.findall(code))))
        integers.update(int(token) for token in _INTEGER.findall(_FLOAT.sub(" ", code)))
    return Constants(tuple(sorted(floats)), tuple(sorted(integers)))


def _float(token: str) -> float:
    """A float as LLVM prints it: in decimal, as the bits of a double, or of a narrow type."""
    if not token.startswith("0x"):
        return float(token)
    if token[2] in "HR":
        narrow = np.float16 if token[2] == "H" else ml_dtypes.bfloat16
        return float(np.uint16(int(token[3:], 16)).view(narrow))
    return struct.unpack("<d", struct.pack("<Q", int(token[2:], 16) & (1 << 64) - 1))[0]
