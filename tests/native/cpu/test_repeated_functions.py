"""Native code on the CPU: what a thread computes again after a barrier is computed once."""

from __future__ import annotations

import numpy as np
import pytest
from tests.native.direct import filled, native_arrays

import raise_kernel as rk
from raise_kernel.bindings import ir
from raise_kernel.driver import run_stages
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.repeated_functions import share_repeated_functions

BLOCK = 32

# exp(x) goes to the neighbour, and is computed again after the barrier: for the result, and in a
# branch. There its logarithm is computed, and once more after the branch.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare float @__nv_FUNCTION(float)
declare float @__nv_logf(float)
@tile = internal addrspace(3) global [32 x float] undef
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr float, ptr %x, i32 %t
  %a = load float, ptr %at
  %e = call float @__nv_FUNCTION(float %a)
  %own = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store float %e, ptr addrspace(3) %own
  %own.out = getelementptr float, ptr OUT, i32 %t
  store float %a, ptr %own.out
  call void @llvm.nvvm.barrier0()
  %other = xor i32 %t, 1
  %theirs = getelementptr float, ptr addrspace(3) @tile, i32 %other
  %b = load float, ptr addrspace(3) %theirs
  %c = load float, ptr %at
  %positive = fcmp ogt float %b, 1.0
  br i1 %positive, label %branch, label %join
branch:
  %f = call float @__nv_FUNCTION(float %c)
  %l = call float @__nv_logf(float %c)
  %product = fmul float %f, %l
  %out.z = getelementptr float, ptr %z, i32 %t
  store float %product, ptr %out.z
  br label %join
join:
  %g = call float @__nv_FUNCTION(float %c)
  %m = call float @__nv_logf(float %c)
  %sum = fadd float %b, %g
  %all = fadd float %sum, %m
  %out = getelementptr float, ptr %y, i32 %t
  store float %all, ptr %out
  ret void
}
"""


def _count(module: ir.Module, names: set[str]) -> int:
    return sum(op.name in names for op in walked(module.body))


def _functions(kernel: rk.Kernel, arrays: tuple[np.ndarray, ...], name: str) -> list[int]:
    """How many there are of a function, and of logarithms: without the pass, and with it."""
    module = run_stages(kernel[1, BLOCK].lower(*arrays).specialized, "parallelize")
    names = [{f"math.{name}"}, {"math.log"}]
    before = [_count(module, one) for one in names]
    share_repeated_functions(module)
    assert module.operation.verify()
    return [*before, *(_count(module, one) for one in names)]


def _inputs() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    x = np.random.default_rng(0).uniform(0.1, 3, BLOCK).astype(np.float32)
    x[3:6] = np.nan, np.inf, 0
    return x, np.zeros_like(x), np.zeros_like(x)


@pytest.mark.parametrize(
    ("function", "name", "out", "left"),
    [("expf", "exp", "%z", 1), ("fabsf", "absf", "%z", 3), ("expf", "exp", "%x", 3)],
)
def test_functions_are_computed_once(function: str, name: str, out: str, left: int) -> None:
    """The logarithm in the branch does not come before every way to the one after it; what is cheap
    is computed again, and so is what is computed of an array that is written."""
    kernel = rk.load(filled(TEXT, {"FUNCTION": function, "OUT": out}))
    x, y, z = _inputs()
    assert _functions(kernel, (x, y, z), name) == [3, 2, left, 2]
    with np.errstate(divide="ignore", invalid="ignore"):
        value = (np.exp if name == "exp" else np.abs)(x)
        other, logarithm = value.reshape(-1, 2)[:, ::-1].ravel(), np.log(x)
        wanted = other + value + logarithm
        kept = np.where(other > 1, value * logarithm, x if out == "%z" else 0)
    _, sums, products = native_arrays(kernel, ((1,), (BLOCK,)), (x, y, z))
    np.testing.assert_allclose(sums, wanted, rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(products, kept, rtol=1e-5, atol=1e-6)


WIDTHS = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare float @__nv_expf(float)
declare double @__nv_exp(double)
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %f = sitofp i32 %t to float
  %a = call float @__nv_expf(float %f)
  %px = getelementptr float, ptr %x, i32 %t
  store float %a, ptr %px
  call void @llvm.nvvm.barrier0()
  %d = sitofp i32 %t to double
  %b = call double @__nv_exp(double %d)
  %py = getelementptr double, ptr %y, i32 %t
  store double %b, ptr %py
  ret void
}
"""


@pytest.mark.usefixtures("x64")
def test_a_function_of_another_type_is_another_one() -> None:
    kernel = rk.load(filled(WIDTHS, {}))
    x, y = np.zeros(BLOCK, np.float32), np.zeros(BLOCK)
    assert _functions(kernel, (x, y), "exp") == [2, 0, 2, 0]
    floats, doubles = native_arrays(kernel, ((1,), (BLOCK,)), (x, y))
    np.testing.assert_allclose(floats, np.exp(np.arange(BLOCK)), rtol=1e-5)
    np.testing.assert_allclose(doubles, np.exp(np.arange(BLOCK)), rtol=1e-12)
