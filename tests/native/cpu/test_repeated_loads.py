"""Native code on the CPU: an element that a kernel loads again is loaded once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.native.direct import filled, native_arrays

import raise_kernel as rk
from raise_kernel.bindings import ir
from raise_kernel.driver import run_stages
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.repeated_loads import share_repeated_loads

BLOCK = 32

# Three elements of a row of x, and the first once more: at once, in a branch, and after it. LLVM
# would find out of a few stores in between that they write another array, but not of hundreds.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul nsw i32 %b, 32
  %i = add nsw i32 %s, %t
  %here = icmp slt i32 %i, %n
  br i1 %here, label %work, label %done
work:
  %w = sext i32 %i to i64
  %row = mul nsw i64 %w, 3
  %at = getelementptr float, ptr %x, i64 %row
  %out = getelementptr float, ptr %y, i64 %row
  %length = sext i32 %n to i64
  %z.0 = getelementptr float, ptr %z, i64 %w
  %a = load float, ptr %at
  store float %a, ptr OUT
STORES
  %a.again = load float, ptr %at
  %next = getelementptr float, ptr %at, i64 1
  %out.next = getelementptr float, ptr OUT, i64 1
  %c = load float, ptr %next
  %positive = fcmp ogt float %c, 0.0
  br i1 %positive, label %branch, label %join
branch:
  %a.in = load float, ptr %at
  %last = getelementptr float, ptr %at, i64 2
  %d = load float, ptr %last
  %product = fmul float %a.in, %d
  store float %product, ptr %out.next
  br label %join
join:
  %last.after = getelementptr float, ptr %at, i64 2
  %d.after = load float, ptr %last.after
  %sum = fadd float %a.again, %d.after
  %out.last = getelementptr float, ptr OUT, i64 2
  store float %sum, ptr %out.last
  br label %done
done:
  ret void
}
"""


HEIGHT = 110


def _kernel(out: str) -> rk.Kernel:
    """`out` is where a thread writes its row; it writes a column of z, too."""
    stores = [
        f"  store float %a, ptr %z.{k}\n  %z.{k + 1} = getelementptr float, ptr %z.{k}, i64 %length"
        for k in range(HEIGHT)
    ]
    return rk.load(filled(TEXT, {"OUT": out, "STORES": "\n".join(stores)}))


def _count(module: ir.Module) -> int:
    return sum(op.name == "memref.load" for op in walked(module.body))


def _loads(kernel: rk.Kernel, arguments: tuple[Any, ...], blocks: int) -> tuple[int, int]:
    """How many there are without the pass, and with it."""
    specialized = kernel[blocks, BLOCK].lower(*arguments).specialized
    module = run_stages(specialized, "parallelize")
    before = _count(module)
    share_repeated_loads(module)
    assert module.operation.verify()
    return before, _count(module)


def _rows(n: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(n)
    x = random.standard_normal((n, 3), dtype=np.float32)
    if n > 4:
        x[1, 0], x[2, 2], x[3] = np.nan, np.inf, [1, 2, -np.inf]
    return x, random.standard_normal((n, 3), dtype=np.float32)


def _want(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    want = y.copy()
    want[:, 0], want[:, 2] = x[:, 0], x[:, 0] + x[:, 2]
    want[:, 1] = np.where(x[:, 1] > 0, x[:, 0] * x[:, 2], y[:, 1])
    return want


@pytest.mark.sample(2)
@pytest.mark.parametrize("n", [1, 31, 33, 100])
def test_elements_are_loaded_once(n: int) -> None:
    kernel, (x, y) = _kernel("%out"), _rows(n)
    blocks, z = -(-n // BLOCK), np.zeros((HEIGHT, n), np.float32)
    before, after = _loads(kernel, (x, y, z, n), blocks)
    # The last element is loaded in the branch, which does not come before every way to the end.
    assert after < before and after == 4
    _, found, rows = native_arrays(kernel, ((blocks,), (BLOCK,)), (x, y, z, n))
    np.testing.assert_array_equal(rows, np.tile(x[:, 0], (HEIGHT, 1)))
    np.testing.assert_array_equal(found, _want(x, y))


def test_loads_of_an_array_that_is_written_stay() -> None:
    kernel, (x, y) = _kernel("%at"), _rows(35)
    z = np.zeros((HEIGHT, 35), np.float32)
    before, after = _loads(kernel, (x, y, z, 35), 2)
    assert after == before
    found, _, _ = native_arrays(kernel, ((2,), (BLOCK,)), (x, y, z, 35))
    np.testing.assert_array_equal(found, _want(x, x))


BARRIER = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
@tile = internal addrspace(3) global [32 x float] undef
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr float, ptr %x, i32 %t
  %a = load float, ptr %at
  %double = fadd float %a, %a
  %own = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store float %double, ptr addrspace(3) %own
  call void @llvm.nvvm.barrier0()
  %other = xor i32 %t, 1
  %theirs = getelementptr float, ptr addrspace(3) @tile, i32 %other
  %b = load float, ptr addrspace(3) %theirs
  %c = load float, ptr %at
  %sum = fadd float %b, %c
  %out = getelementptr float, ptr %y, i32 %t
  store float %sum, ptr %out
  ret void
}
"""


def test_a_barrier_ends_what_is_known() -> None:
    kernel = rk.load(BARRIER)
    x = np.random.default_rng(0).standard_normal(BLOCK, dtype=np.float32)
    y = np.zeros_like(x)
    before, after = _loads(kernel, (x, y), 1)
    assert after == before == 3
    _, found = native_arrays(kernel, ((1,), (BLOCK,)), (x, y))
    np.testing.assert_array_equal(found, 2 * x.reshape(-1, 2)[:, ::-1].ravel() + x)
