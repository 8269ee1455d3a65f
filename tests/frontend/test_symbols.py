"""Variables of a module that the host sets: given to the kernel, or the kernel is refused."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal

MODULE = """
target triple = "nvptx64-nvidia-cuda"
%pair = type { float, [2 x i32] }
@_ZN1f4coefE = addrspace(4) externally_initialized constant [4 x float] zeroinitializer, align 4
@one = addrspace(4) externally_initialized constant %pair zeroinitializer, align 4
@scale = addrspace(1) externally_initialized global float 3.0, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @weigh(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %xt = getelementptr float, ptr %x, i32 %t
  %yt = getelementptr float, ptr %y, i32 %t
  %v = load float, ptr %xt
  %k = urem i32 %t, 4
  %ck = getelementptr float, ptr addrspacecast (ptr addrspace(4) @_ZN1f4coefE to ptr), i32 %k
  %c = load float, ptr %ck
  %b = urem i32 %t, 2
  %pb = getelementptr inbounds %pair, ptr addrspace(4) @one, i32 0, i32 1, i32 %b
  %n = load i32, ptr addrspace(4) %pb
  %nf = sitofp i32 %n to float
  %s = load float, ptr addrspace(1) @scale
  %cv = fmul float %c, %v
  %d = fadd float %cv, %nf
  %r = fadd float %d, %s
  store float %r, ptr %yt
  ret void
}
"""
COEF = np.array([1, 2, 3, 4], np.float32)
PAIR = np.array((0.5, (7, 9)), np.dtype([("f", "f4"), ("i", "i4", 2)]))


def test_values_reach_the_kernel() -> None:
    x = np.arange(16, dtype=np.float32)
    found = rk.load(MODULE)[1, 16](x, x, **{"f::coef": COEF, "one": PAIR})
    t = np.arange(16)
    np.testing.assert_array_equal(found, COEF[t % 4] * x + np.array([7, 9])[t % 2] + 3)


def test_a_variable_without_a_value_is_refused() -> None:
    x = np.arange(16, dtype=np.float32)
    with pytest.raises(Refusal, match=r"RK029.*the host sets the variable") as caught:
        rk.load(MODULE)[1, 16](x, x, one=PAIR)
    assert "coef" in str(caught.value)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"coeff": COEF}, "no variable coeff"),
        ({"scale": COEF}, "scale is float32.*the array given has 16"),
        ({"f::coef": COEF[:1]}, "16 bytes; the array given has 4"),
    ],
)
def test_values_that_do_not_fit_are_refused(values: dict[str, np.ndarray], message: str) -> None:
    x = np.arange(16, dtype=np.float32)
    with pytest.raises(Refusal, match=message):
        rk.load(MODULE)[1, 16](x, x, **values)
