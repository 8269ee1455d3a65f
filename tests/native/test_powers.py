"""Powers of floats by integers in native code on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import raise_kernel as rk

TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare REAL @llvm.powi.SUFFIX.i32(REAL, i32)
define ptx_kernel void @k(ptr %x, ptr %y, ptr %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %p = getelementptr REAL, ptr %x, i64 %i
  %q = getelementptr REAL, ptr %y, i64 %i
  %s = getelementptr i32, ptr %n, i64 %i
  %v = load REAL, ptr %p
  %l = load i32, ptr %s
  %r = call REAL @llvm.powi.SUFFIX.i32(REAL %v, i32 EXPONENT)
  store REAL %r, ptr %q
  ret void
}
"""
TYPES = {"float": ("f32", np.float32), "double": ("f64", np.float64), "half": ("f16", np.float16)}
BASES = (
    *(np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, 1.5, -1.5, 3.25, -0.3),
    *(1e-3, -1e-3, 7.0, -7.0, 100.0, -100.0, 1e-5, 3e4, -3e4),
)


def powers(real: str, exponent: int | None, numbers: np.ndarray) -> tuple[Any, Any, Any]:
    """What native code, the raised program and NumPy find for all bases."""
    suffix, dtype = TYPES[real]
    word = "%l" if exponent is None else str(exponent)
    text = TEXT.replace("REAL", real).replace("SUFFIX", suffix).replace("EXPONENT", word)
    x = np.array(BASES, dtype)
    found = []
    for executor in ("native", "xla"):
        launch = rk.load(text)[1, len(x)].options(executor=executor)
        assert launch.lower(x, np.zeros_like(x), numbers).executor == executor
        found.append(np.asarray(launch(x, np.zeros_like(x), numbers)))
    with np.errstate(all="ignore"):
        wide = np.power(x.astype(np.float64), numbers if exponent is None else exponent)
        return found[0], found[1], wide.astype(dtype)


@pytest.mark.optimized
@pytest.mark.sample(4)
@pytest.mark.parametrize("real", TYPES)
@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 7, 8, 9, -1, -2, None])
def test_powers(real: str, exponent: int | None, x64: None) -> None:
    random = np.random.default_rng(3)
    numbers = random.integers(-6, 20, len(BASES)).astype(np.int32)
    native, xla, exact = powers(real, exponent, numbers)
    for values in (native, xla):
        assert np.array_equal(np.signbit(values[1:]), np.signbit(exact[1:]))
        normal = np.abs(exact) >= np.finfo(exact.dtype).tiny
        rest = ~normal & (exact == 0) | np.isnan(exact)
        np.testing.assert_array_equal(values[rest], exact[rest])
        np.testing.assert_allclose(values[normal], exact[normal], 5 * np.finfo(exact.dtype).eps)


def test_large_exponents() -> None:
    """More bits than the float's mantissa: the last one says the sign."""
    numbers = np.resize(np.array([(1 << 25) + 1, -(1 << 25) - 1, 1 << 30, -(1 << 31)]), len(BASES))
    native, _, exact = powers("float", None, numbers.astype(np.int32))
    certain = np.isin(np.abs(BASES), (0.0, 1.0, 2.0, 0.5, np.inf))
    np.testing.assert_array_equal(native[certain], exact[certain])
    assert np.array_equal(np.signbit(native[certain]), np.signbit(exact[certain]))
