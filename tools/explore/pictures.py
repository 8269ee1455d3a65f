"""Pictures of arrays: an image of a matrix, a line of a vector, a number of one element.

A value that is not finite has no place in a picture: it is grey in an image, a gap in a line.
"""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np

from raise_kernel.runtime.report.markup import Markup, joined, tag

# Pixels of an image's side, and columns of a line: what is larger is drawn thinned out.
MOST_PIXELS = 512
MOST_COLUMNS = 600
HEIGHT = 160

# Dark blue to yellow, evenly bright to the eye, and grey where there is no number.
_ANCHORS = np.array(
    [(68, 1, 84), (59, 82, 139), (33, 145, 140), (94, 201, 98), (253, 231, 37)], np.float64
)
_GREY = 256
_COLUMNS = [np.interp(np.linspace(0, 4, 256), range(5), _ANCHORS[:, k]) for k in range(3)]
_PALETTE = np.vstack([np.stack(_COLUMNS, 1).round(), (128, 128, 128)]).astype(np.uint8)


def picture(array: np.ndarray) -> Markup:
    """An array as HTML."""
    if array.dtype.names or (array.dtype.kind == "V" and not _is_number(array.dtype)):
        return tag("p", f"Records of {array.dtype.itemsize} bytes have no picture.")
    if not array.size:
        return tag("p", "It has no elements.")
    if array.size == 1:
        return tag("p", tag("code", str(array.reshape(-1)[0])))
    notes: list[str] = []
    values = array
    if values.dtype.kind == "c":
        notes.append("absolute values")
        values = np.abs(values)
    values = values.astype(np.float64).squeeze()
    while values.ndim > 2:
        notes.append(f"the middle one of {len(values)} slices")
        values = values[len(values) // 2]
    finite = values[np.isfinite(values)]
    low, high = (float(finite.min()), float(finite.max())) if finite.size else (0.0, 0.0)
    drawn = _image(values, low, high) if values.ndim == 2 else _line(values, low, high)
    notes.insert(0, f"from {low:.6g} to {high:.6g}" if finite.size else "no finite element")
    if lost := values.size - finite.size:
        notes.append(f"{lost} of {values.size} not finite")
    return joined([drawn, tag("p", "; ".join(notes), class_="scale")])


def _is_number(dtype: np.dtype) -> bool:
    """Whether NumPy, which has no such type, converts its elements: bfloat16."""
    return dtype.name.startswith(("bfloat", "float"))


def _image(values: np.ndarray, low: float, high: float) -> Markup:
    rows, columns = (slice(None, None, -(-n // MOST_PIXELS)) for n in values.shape)
    data = png(_colours(values[rows, columns], low, high))
    address = f"data:image/png;base64,{base64.b64encode(data).decode()}"
    # Small arrays are shown with pixels of a few screen pixels.
    width = min(MOST_PIXELS, max(values.shape[1], 256))
    return tag("img", src=address, width=width, alt="an image of the array", class_="image")


def _colours(values: np.ndarray, low: float, high: float) -> np.ndarray:
    """Bytes of red, green and blue."""
    finite = np.isfinite(values)
    # Halves, for the difference of two finite numbers may be infinite.
    span = high / 2 - low / 2
    with np.errstate(invalid="ignore"):
        part = (np.where(finite, values, low) / 2 - low / 2) / (span or 1.0)
    index = np.clip((part * 255).round(), 0, 255).astype(np.int64)
    return _PALETTE[np.where(finite, index, _GREY)]


def png(pixels: np.ndarray) -> bytes:
    """A PNG file of bytes of red, green and blue."""
    height, width, _ = pixels.shape
    # Each row begins with its filter: none.
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _line(values: np.ndarray, low: float, high: float) -> Markup:
    """A line, or from the least to the greatest value of each column where there are more."""
    span = high / 2 - low / 2
    height = HEIGHT - 8.0

    def y(value: float) -> float:
        return 4 + height * (1 - ((value / 2 - low / 2) / span if span else 0.5))

    count = min(values.size, MOST_COLUMNS)
    columns = np.array_split(values, count)
    step = MOST_COLUMNS / max(count - 1, 1)
    moves: list[str] = []
    is_down = False
    for number, column in enumerate(columns):
        finite = column[np.isfinite(column)]
        if not finite.size:
            is_down = False
            continue
        for value in dict.fromkeys((float(finite.min()), float(finite.max()))):
            moves.append(f"{'L' if is_down else 'M'}{number * step:.1f} {y(value):.1f}")
            is_down = True
    path = tag("path", d="".join(moves), fill="none", stroke="currentColor")
    box = f"0 0 {MOST_COLUMNS} {HEIGHT}"
    return tag("svg", path, viewBox=box, width=MOST_COLUMNS, role="img", class_="line")
