"""Floats that a narrow integer does not hold become what a GPU makes of them, on every executor."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from tests.native.gpu.test_ptx import text_of

import raise_kernel as rk
from raise_kernel.frontend.narrow_conversions import widened
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")

FLOATS = {
    "half": np.dtype(np.float16),
    "bfloat": np.dtype(ml_dtypes.bfloat16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
}
KERNEL = """declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %s, ptr %u) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %px = getelementptr {source}, ptr %x, i64 %i
  %ps = getelementptr i{width}, ptr %s, i64 %i
  %pu = getelementptr i{width}, ptr %u, i64 %i
  %v = load {source}, ptr %px
  %1 = fptosi {source} %v to i{width}
  %"no sign" = fptoui {source} %v to i{width}
  store i{width} %1, ptr %ps
  store i{width} %"no sign", ptr %pu
  ret void
}}
"""
EDGES = [0.0, 0.6, 1, 127, 127.9, 128, 255, 255.9, 256, 300.5, 32767, 32768, 65535, 65536, 70000]
FAR = [2.0**31 - 129, 2.0**31, 2.0**32 - 257, 2.0**32, 1e18, 1e38, np.inf, np.nan]


def inputs(source: str) -> np.ndarray:
    with np.errstate(over="ignore"):
        values = np.array(EDGES + FAR).astype(FLOATS[source])
    return np.concatenate([values, -values])


def low_bits(x: np.ndarray, width: int, signed: bool) -> np.ndarray:
    """Through 32 bits that saturate; NaN is 0."""
    wide = np.iinfo(np.int32 if signed else np.uint32)
    whole = np.nan_to_num(x.astype(np.float64), nan=0.0, posinf=1e300, neginf=-1e300)
    clamped = np.clip(np.trunc(whole), wide.min, wide.max).astype(np.int64)
    return clamped.astype(f"int{width}")


@pytest.mark.sample(4)
@pytest.mark.parametrize("width", [8, 16])
@pytest.mark.parametrize("source", FLOATS)
def test_low_bits_of_32(source: str, width: int) -> None:
    x = inputs(source)
    args = (x, np.zeros(len(x), f"int{width}"), np.zeros(len(x), f"int{width}"))
    kernel = rk.load(KERNEL.format(source=source, width=width))
    runs = [
        execute(kernel.module, "k", launch_of((1, len(x))), args),
        kernel[1, len(x)].options(executor="xla")(*args),
        kernel[1, len(x)].options(executor="native")(*args),
    ]
    for run in runs:
        np.testing.assert_array_equal(np.asarray(run[-2]), low_bits(x, width, signed=True))
        np.testing.assert_array_equal(np.asarray(run[-1]), low_bits(x, width, signed=False))


@pytest.mark.parametrize("width", [8, 16])
def test_code_for_gpus_goes_through_32_bits(width: int) -> None:
    body = KERNEL.format(source="float", width=width).partition("\n")[2]
    results = (np.zeros(32, f"int{width}"), np.ones(32, f"int{width}"))
    ptx = text_of(body, np.zeros(32, np.float32), *results)
    assert "cvt.rzi.s32.f32" in ptx
    assert "cvt.rzi.u32.f32" in ptx
    assert "16.f32" not in ptx


def test_vectors_and_lines() -> None:
    text = "  %v = fptoui <4 x float> %x to <4 x i8>, !dbg !7\n  %w = fptosi float %y to i32\n"
    assert widened(text) == (
        "  %rk.wide.v = fptoui <4 x float> %x to <4 x i32>, !dbg !7\n"
        "  %v = trunc <4 x i32> %rk.wide.v to <4 x i8>, !dbg !7\n"
        "  %w = fptosi float %y to i32\n"
    )
