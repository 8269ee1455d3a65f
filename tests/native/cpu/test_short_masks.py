"""Masked accesses of the first lanes do what they did, as those of a shorter vector."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from raise_kernel.runtime.native import jit
from raise_kernel.runtime.native.short_masks import shortened

_TYPES = {"float": np.float32, "double": np.float64, "i8": np.int8, "i64": np.int64}
_MODULE = """
declare <8 x {type}> @llvm.masked.load.v8{end}.p0(ptr, <8 x i1>, <8 x {type}>)
declare void @llvm.masked.store.v8{end}.p0(<8 x {type}>, ptr, <8 x i1>)
define void @copy(ptr %x, ptr %y) {{
  %1 = call <8 x {type}> @llvm.masked.load.v8{end}.p0(ptr align {size} %x, <8 x i1> <{load}>, \
<8 x {type}> {rest})
  call void @llvm.masked.store.v8{end}.p0(<8 x {type}> %1, ptr align {size} %y, <8 x i1> <{store}>)
  ret void
}}
"""


def module(type_: str, load: int, store: int, rest: str = "zeroinitializer") -> str:
    """A copy of the lanes of a mask's bits to those of another one."""
    size = np.dtype(_TYPES[type_]).itemsize
    end = type_ if type_[0] == "i" else f"f{8 * size}"
    masks = [
        ", ".join(f"i1 {str(bool(mask >> k & 1)).lower()}" for k in range(8))
        for mask in (load, store)
    ]
    return _MODULE.format(type=type_, end=end, size=size, load=masks[0], store=masks[1], rest=rest)


@pytest.mark.parametrize("type_", _TYPES)
def test_what_is_loaded_and_stored(type_: str):
    x = np.arange(1, 9).astype(_TYPES[type_])
    lanes = np.arange(8)
    for load in (0b1, 0b11, 0b1111, 0b11111111, 0b111, 0b110, 0b0):
        for store in (0b1, 0b11, 0b1111, 0b11111111, 0b10, 0b1101, 0b0):
            y = np.full(8, 99, x.dtype)
            text = module(type_, load, store)
            place = jit.compiled(text, ["copy"])["copy"]
            ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(place)(
                x.ctypes.data, y.ctypes.data
            )
            wanted = np.where(load >> lanes & 1, x, 0)
            np.testing.assert_array_equal(y, np.where(store >> lanes & 1, wanted, 99))


def test_which_are_shorter():
    both = shortened(module("float", 0b1111, 0b11))
    assert "load <4 x float>" in both and "store <2 x float>" in both
    assert "call" not in both
    for load, store in ((0b111, 0b110), (0b11111111, 0b0)):
        assert shortened(module("float", load, store)) == module("float", load, store)
    kept = shortened(module("float", 0b1111, 0b111, "splat (float 1.0)"))
    assert "load <4 x float>" in kept and "@llvm.masked.store" in kept


_RESTS = {
    "splat (float 3.0)": [3] * 8,
    "<" + ", ".join(f"float {k}.0" for k in range(8)) + ">": range(8),
    "<float poison, float poison, " + ", ".join(["float 5.0"] * 6) + ">": [5] * 8,
}


@pytest.mark.parametrize("rest", _RESTS)
@pytest.mark.parametrize("load", [0b11, 0b1111])
def test_what_other_lanes_have(rest: str, load: int):
    x, y = np.arange(1, 9, dtype=np.float32), np.zeros(8, np.float32)
    text = module("float", load, 0b11111111, rest)
    assert "load <" in shortened(text)
    place = jit.compiled(text, ["copy"])["copy"]
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(place)(x.ctypes.data, y.ctypes.data)
    np.testing.assert_array_equal(y, np.where(load >> np.arange(8) & 1, x, _RESTS[rest]))


_SPREAD = """
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr, <4 x i1>)
define void @spread(ptr %x, ptr %y) {{
  %1 = load <4 x float>, ptr %x, align 4
  %2 = shufflevector <4 x float> %1, <4 x float> poison, <8 x i32> zeroinitializer
  %3 = {used}
  store <8 x float> %2, ptr %y, align 4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %3, ptr %y, <4 x i1> <i1 1, i1 0, i1 1, i1 0>)
  ret void
}}
define <4 x float> @other(ptr %x) {{
  %1 = load <4 x float>, ptr %x, align 4
  ret <4 x float> %1
}}
"""


@pytest.mark.parametrize("is_alone", [True, False])
def test_first_lane_alone(is_alone: bool):
    """A vector of which one lane is spread is a scalar; one whose other lanes are used is not."""
    used = "fadd <4 x float> {0}, {0}".format("zeroinitializer" if is_alone else "%1")
    text = _SPREAD.format(used=used)
    assert shortened(text).count("= load float") == is_alone
    assert shortened(text).count("= load <4 x float>") == 2 - is_alone
    x, y = np.arange(1, 5, dtype=np.float32), np.zeros(8, np.float32)
    place = jit.compiled(text, ["spread"])["spread"]
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(place)(x.ctypes.data, y.ctypes.data)
    other = np.zeros(4) if is_alone else 2 * x
    np.testing.assert_array_equal(y, [other[0], 1, other[2], 1, 1, 1, 1, 1])


def test_beyond_the_end_of_memory():
    """Lanes that are not active are not read: the last bytes of a page are."""
    import mmap

    memory = mmap.mmap(-1, 2 * mmap.PAGESIZE)
    ends = np.frombuffer(memory, np.float32)
    libc = ctypes.CDLL(None, use_errno=True)
    start = ends.ctypes.data
    assert libc.mprotect(ctypes.c_void_p(start + mmap.PAGESIZE), mmap.PAGESIZE, 0) == 0
    place = jit.compiled(module("float", 0b11, 0b11), ["copy"])["copy"]
    last = start + mmap.PAGESIZE - 8
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(place)(start, last)
    assert libc.mprotect(ctypes.c_void_p(start + mmap.PAGESIZE), mmap.PAGESIZE, 3) == 0
