"""Angles of constant zeros, which MLIR folds to NaN: known early, or once loops are unrolled."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk

KERNEL = """
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_atan2f(float, float)
declare float @llvm.copysign.f32(float, float)
define void @k(ptr %out, float %a, float %b) {{
entry:
  br label %rows
rows:
  %i = phi i32 [ 0, %entry ], [ %inext, %next ]
  br label %columns
columns:
  %j = phi i32 [ 0, %rows ], [ %jnext, %columns ]
  %u = sitofp i32 %i to float
  %v = sitofp i32 %j to float
  %su = call float @llvm.copysign.f32(float %u, float %a)
  %sv = call float @llvm.copysign.f32(float %v, float %b)
  %r = call float @__nv_atan2f(float %su, float %sv)
  %at = mul i32 %i, 2
  %k = add i32 %at, %j
  %o = getelementptr float, ptr %out, i32 %k
  store float %r, ptr %o
  %jnext = add i32 %j, 1
  %jdone = icmp eq i32 %jnext, 2
  br i1 %jdone, label %next, label %columns
next:
  %inext = add i32 %i, 1
  %idone = icmp eq i32 %inext, 2
  br i1 %idone, label %end, label %rows
end:
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{ptr @k, !"kernel", i32 1}}
"""


@pytest.mark.parametrize("signs", itertools.product((1.0, -1.0), repeat=2), ids=str)
def test_zeros_have_the_angle_of_their_signs(tmp_path: Path, signs: tuple[float, float]):
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.format())
    got = rk.load(path, kernel="k")[1, 1](jnp.zeros(4, jnp.float32), *map(np.float32, signs))
    want = [
        math.atan2(math.copysign(i, signs[0]), math.copysign(j, signs[1]))
        for i, j in itertools.product(range(2), repeat=2)
    ]
    np.testing.assert_allclose(got, np.asarray(want, np.float32), rtol=1e-6)
    np.testing.assert_array_equal(np.signbit(got), np.signbit(want))
