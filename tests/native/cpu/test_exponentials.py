"""Exponentials of native code on the CPU err by 1.05 units in the last place at most."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.native.cpu.rules import exponentials

TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare float @llvm.NAME.f32(float)
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul nsw i32 %b, 256
  %n = add nsw i32 %s, %t
  %i = sext i32 %n to i64
  %p = getelementptr float, ptr %x, i64 %i
  %q = getelementptr float, ptr %y, i64 %i
  %v = load float, ptr %p
  %r = call float @llvm.NAME.f32(float %v)
  store float %r, ptr %q
  ret void
}
"""
SPECIAL = (
    *(np.nan, -np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 1e-45, -1e-45, 3e38, -3e38),
    *(88.72283, 88.72284, 128.0, 127.99999, -87.33655, -103.97, -103.98, -126.0, -149.0, -150.0),
)


@pytest.mark.parametrize("by", ["ldexp", "products"])
@pytest.mark.parametrize("name", ["exp", "exp2"])
def test_exponentials(name: str, by: str, monkeypatch: pytest.MonkeyPatch):
    if not exponentials.has_exponential(name, "float"):
        pytest.skip("vectors of this processor have no fused products")
    features = {"fma", "avx512f"} if by == "ldexp" else {"fma"}
    monkeypatch.setattr(exponentials, "has_feature", features.__contains__)
    rng = np.random.default_rng(1)
    near = rng.uniform(-160, 140, 1 << 20)
    tiny = rng.normal(size=1 << 16) * 10.0 ** rng.uniform(-30, 1, 1 << 16)
    x = np.concatenate([SPECIAL, near, tiny]).astype(np.float32)
    x = np.resize(x, -(-len(x) // 256) * 256)
    text = TEXT.replace("NAME", name).replace("@k", f"@{by}")  # none is raised before
    launch = rk.load(text)[len(x) // 256, 256].options(executor="native")
    lowered = launch.lower(x, np.zeros_like(x))
    assert lowered.executor == "native" and lowered.native is not None
    assert "_ZGV" not in lowered.native.text
    assert ("llvm.ldexp" in lowered.native.text) == (by == "ldexp")
    found = np.asarray(launch(x, np.zeros_like(x)))
    with np.errstate(over="ignore"):
        exact = getattr(np, name)(x.astype(np.float64))
        rounded = exact.astype(np.float32)
    assert np.array_equal(np.isnan(found), np.isnan(x))
    for value in (np.inf, 0.0):
        # One unit away from where the range ends either one is right.
        certain = (rounded == value) & (np.abs(np.abs(exact) - np.float64(3.4028235e38)) > 1e32)
        certain &= (exact == 0) | (exact < 6e-46) | (value != 0)
        assert np.all(found[certain] == value)
    finite = np.isfinite(rounded) & np.isfinite(found)
    unit = np.spacing(np.abs(rounded[finite])).astype(np.float64)
    assert np.max(np.abs(found[finite].astype(np.float64) - exact[finite]) / unit) <= 1.05
