"""Conversions to narrow floats that native code calls: all numbers, ties and their neighbours."""

from __future__ import annotations

import ctypes

import ml_dtypes
import numpy as np
import pytest

from raise_kernel.runtime.native import jit

_LOOP = """
declare {narrow} @{called}({wide})
define void @each.{called}(ptr %x, ptr %y, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %from = getelementptr {wide}, ptr %x, i64 %i
  %value = load {wide}, ptr %from
  %result = call {narrow} @{called}({wide} %value)
  %to = getelementptr {narrow}, ptr %y, i64 %i
  store {narrow} %result, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


def _inputs(wide: type, narrow: type) -> np.ndarray:
    every = np.arange(1 << 16, dtype=np.uint16).view(narrow)
    finite = np.sort(every[np.isfinite(every.astype(np.float32))].astype(np.float64))
    largest = finite[-1] + (finite[-1] - finite[-2])
    ends = np.concatenate([finite, [largest]])
    ties = ((ends[:-1] + ends[1:]) / 2).astype(wide)
    around = [np.nextafter(ties, wide(end)) for end in (-np.inf, np.inf)]
    words = np.random.default_rng(1).integers(0, 256, 1 << 18, np.uint8).view(wide)
    special = np.array([0, -0.0, np.inf, -np.inf, np.nan, -np.nan, np.finfo(wide).max], wide)
    return np.concatenate([finite.astype(wide), ties, *around, -ties, words, special])


def _rounded(x: np.ndarray, narrow: type) -> np.ndarray:
    """Rounded once: a double becomes a float first, whose last bit says whether it is exact."""
    if x.dtype == np.float64:
        near = x.astype(np.float32)
        bits = near.view(np.uint32) - (np.abs(near.astype(np.float64)) > np.abs(x))
        inexact = (near.astype(np.float64) != x) & ~np.isnan(x)
        x = np.where(inexact, bits | 1, bits).astype(np.uint32).view(np.float32)
    return x.astype(narrow)


@pytest.mark.parametrize("narrow", ["half", "bfloat"])
@pytest.mark.parametrize("wide", ["float", "double"])
def test_every_number_tie_and_neighbour(wide: str, narrow: str) -> None:
    called = f"__trunc{wide[0].replace('f', 's')}f{narrow[0]}f2"
    text = _LOOP.format(wide=wide, narrow=narrow, called=called)
    address = jit.compiled(text, [f"each.{called}"])[f"each.{called}"]
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(address)
    kind = np.float16 if narrow == "half" else ml_dtypes.bfloat16
    with np.errstate(all="ignore"):
        x = _inputs(np.float32 if wide == "float" else np.float64, kind)
        want = _rounded(x, kind)
    have = np.zeros(x.size, np.uint16)
    call(x.ctypes.data, have.ctypes.data, x.size)
    is_nan = np.isnan(x)
    np.testing.assert_array_equal(have[~is_nan], want.view(np.uint16)[~is_nan])
    assert np.isnan(have[is_nan].view(kind).astype(np.float32)).all()
    np.testing.assert_array_equal(have[is_nan] >> 15, np.signbit(x[is_nan]))
