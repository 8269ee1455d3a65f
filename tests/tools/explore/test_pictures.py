"""Pictures of arrays: what is drawn, and what of an array is said to be left out."""

from __future__ import annotations

import base64
import re
import struct
import zlib

import ml_dtypes
import numpy as np
import pytest

from raise_kernel.tools.explore.pictures import MOST_COLUMNS, MOST_PIXELS, picture, png


def pixels(data: bytes) -> np.ndarray:
    """The pixels of a PNG file, whose checksums are right."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    position, parts = 8, {}
    while position < len(data):
        size, kind = struct.unpack(">I4s", data[position : position + 8])
        content = data[position + 8 : position + 8 + size]
        (check,) = struct.unpack(">I", data[position + 8 + size : position + 12 + size])
        assert check == zlib.crc32(kind + content)
        parts[kind] = content
        position += 12 + size
    width, height = struct.unpack(">II", parts[b"IHDR"][:8])
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(height, -1)
    assert not rows[:, 0].any()
    return rows[:, 1:].reshape(height, width, 3)


def image(array: np.ndarray) -> np.ndarray:
    found = re.search(r"base64,([^&\"]+)", picture(array))
    assert found is not None
    return pixels(base64.b64decode(found[1]))


def moves(array: np.ndarray) -> str:
    found = re.search(r' d="([^"]*)"', picture(array))
    assert found is not None
    return found[1]


def test_a_png_has_its_pixels() -> None:
    drawn = np.arange(2 * 3 * 3, dtype=np.uint8).reshape(2, 3, 3)
    assert (pixels(png(drawn)) == drawn).all()


def test_a_matrix_is_an_image_from_dark_to_light() -> None:
    drawn = image(np.array([[0.0, 1.0], [2.0, 3.0]], np.float32))
    assert drawn.shape == (2, 2, 3)
    brightness = drawn.sum(axis=2).ravel()
    assert (np.diff(brightness.astype(int)) > 0).all()


def test_what_is_not_finite_is_grey_and_counted() -> None:
    array = np.array([[0.0, np.nan], [np.inf, 1.0]])
    assert (image(array)[0, 1] == 128).all() and (image(array)[1, 0] == 128).all()
    assert "2 of 4 not finite" in picture(array) and "from 0 to 1" in picture(array)
    assert "no finite element" in picture(np.full((2, 2), np.nan))


def test_large_arrays_are_thinned_out() -> None:
    assert max(image(np.zeros((2000, 700)))[..., 0].shape) <= MOST_PIXELS
    assert moves(np.arange(100_000.0)).count("L") <= 2 * MOST_COLUMNS


def test_a_line_keeps_the_extremes_of_each_column() -> None:
    array = np.zeros(60_000)
    array[31_234] = 1.0
    heights = [float(y) for y in re.findall(r"[ML][\d.]+ ([\d.]+)", moves(array))]
    assert min(heights) == 4.0 and heights.count(4.0) == 1


def test_a_line_has_gaps() -> None:
    assert moves(np.array([0.0, 1.0, np.nan, 1.0, 0.0])).count("M") == 2
    assert moves(np.array([np.nan, np.nan])) == ""


@pytest.mark.parametrize(
    "array",
    [
        np.zeros((4, 4), np.int64),
        np.full((3, 3), np.finfo(np.float64).max) * [[1], [-1], [1]],
        np.array([[True, False], [False, True]]),
        np.zeros((4, 4), ml_dtypes.bfloat16),
        np.zeros((2, 1, 4), np.uint8),
        np.zeros(5, np.float16),
    ],
)
def test_every_type_of_numbers_has_a_picture(array: np.ndarray) -> None:
    with np.errstate(all="raise"):
        assert re.search("<img|<path", picture(array))


def test_the_rest_is_said() -> None:
    assert "middle one of 5 slices" in picture(np.zeros((5, 3, 3)))
    assert "absolute values" in picture(np.zeros((3, 3), np.complex64))
    assert "no elements" in picture(np.zeros((0, 3)))
    assert "<code>7</code>" in picture(np.array([[7]]))
    assert "Records of 8 bytes" in picture(np.zeros(3, [("a", "f4"), ("b", "i4")]))
