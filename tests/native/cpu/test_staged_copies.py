"""Native code on the CPU: a tile in shared memory that copies an array is read there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.native.direct import filled, native_arrays

import raise_kernel as rk
from raise_kernel.driver import run_stages
from raise_kernel.mlir.walks import names_in
from raise_kernel.runtime.native.cpu.staged_copies import read_staged_copies

BLOCK = 64

# y[i] = x[i - 1] + 2 x[i] + 4 x[i + 1] inside, through a tile with a border of one.
TEXT = """
@tile = internal addrspace(3) global [66 x float] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %s = mul nsw i32 %b, 64
  %i = add nsw i32 %s, %t
  %w = sext i32 %i to i64
  %px = getelementptr float, ptr %x, i64 %w
  %here = icmp slt i32 %i, %n
  br i1 %here, label %copy, label %meet
copy:
  %v = load float, ptr %px
  %own = ADD i32 OWN, %t
  %own.at = getelementptr float, ptr addrspace(3) @tile, i32 %own
  store float VALUE, ptr addrspace(3) %own.at
  %is.first = icmp eq i32 %t, 0
  %has.left = icmp sgt i32 %i, 0
  %goes.left = and i1 %is.first, %has.left
  br i1 %goes.left, label %left, label %copied
left:
  %p.left = getelementptr float, ptr %px, i64 -1
  %v.left = load float, ptr %p.left
  %at.left = getelementptr float, ptr addrspace(3) @tile, i32 LEFT
  store float %v.left, ptr addrspace(3) %at.left
  br label %copied
copied:
  %is.last = icmp eq i32 %t, 63
  %i.next = add nsw i32 %i, 1
  %has.right = icmp slt i32 %i.next, %n
  %goes.right = and i1 %is.last, %has.right
  br i1 %goes.right, label %right, label %meet
right:
  %p.right = getelementptr float, ptr %px, i64 1
  %v.right = load float, ptr %p.right
  %at.right = getelementptr float, ptr addrspace(3) @tile, i32 RIGHT
  store float %v.right, ptr addrspace(3) %at.right
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  %low = icmp sgt i32 %i, 0
  %end = sub nsw i32 %n, 1
  %high = icmp slt i32 %i, %end
  %inside = and i1 %low, %high
  br i1 %inside, label %work, label %done
work:
  %a.index = ADD i32 BEFORE, %t
  %b.index = ADD i32 OWN, %t
  %c.index = ADD i32 AFTER, %t
  %a.at = getelementptr float, ptr addrspace(3) @tile, i32 %a.index
  %b.at = getelementptr float, ptr addrspace(3) @tile, i32 %b.index
  %c.at = getelementptr float, ptr addrspace(3) @tile, i32 %c.index
  %a = load float, ptr addrspace(3) %a.at
  %m = load float, ptr addrspace(3) %b.at
  %c = load float, ptr addrspace(3) %c.at
  %m2 = fmul float %m, 2.0
  %c4 = fmul float %c, 4.0
  %am = fadd float %a, %m2
  %sum = fadd float %am, %c4
  %py = getelementptr float, ptr OUT, i64 %w
  store float %sum, ptr %py
  br label %done
done:
  ret void
}
"""
PLAIN = {
    "ADD": "add nsw",
    "OWN": "1",
    "VALUE": "%v",
    "LEFT": "0",
    "RIGHT": "65",
    "BEFORE": "0",
    "AFTER": "2",
    "OUT": "%y",
}
# Kernels whose tile is no copy of an array that stays, by what is other in them.
OTHERS = {
    "the tile runs the other way": {
        "ADD": "sub nsw",
        "OWN": "64",
        "LEFT": "65",
        "RIGHT": "0",
        "BEFORE": "65",
        "AFTER": "63",
    },
    "the array is written": {"OUT": "%x"},
    "a border lies elsewhere": {"LEFT": "65", "RIGHT": "0", "BEFORE": "0", "AFTER": "2"},
    "the index is kept": {
        "VALUE": "%other",
        "%v = load": "%other = sitofp i32 %i to float\n  %v = load",
    },
}


def _kernel(words: dict[str, str]) -> rk.Kernel:
    # The longer words first: some stand in what replaces others.
    text = filled(TEXT, {k: v for k, v in words.items() if k.startswith("%")})
    return rk.load(filled(text, {**PLAIN, **{k: v for k, v in words.items() if k[0] != "%"}}))


def _arguments(n: int) -> tuple[Any, ...]:
    random = np.random.default_rng(n)
    x = random.standard_normal(n, dtype=np.float32)
    if n > 5:
        x[2], x[n // 2] = np.nan, np.inf
    return x, random.standard_normal(n, dtype=np.float32), n


def _stays(kernel: rk.Kernel, n: int) -> bool:
    """Whether the tile is still there after the pass."""
    launch = kernel[-(-n // BLOCK), BLOCK]
    module = run_stages(launch.lower(*_arguments(n)).specialized, "parallelize")
    assert "memref.alloca" in names_in(module.body)
    read_staged_copies(module)
    names = names_in(module.body)
    assert ("gpu.barrier" in names) == ("memref.alloca" in names)
    return "memref.alloca" in names


def _stencil(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    want = y.copy()
    want[1:-1] = x[:-2] + np.float32(2) * x[1:-1] + np.float32(4) * x[2:]
    return want


@pytest.mark.parametrize("n", [3, 63, 64, 65, 127, 129, 1000])
def test_a_copied_tile_is_read_in_the_array(n: int) -> None:
    kernel, (x, y, _) = _kernel({}), _arguments(n)
    assert not _stays(kernel, n)
    _, found = native_arrays(kernel, ((-(-n // BLOCK),), (BLOCK,)), (x, y, n))
    np.testing.assert_array_equal(found, _stencil(x, y))


@pytest.mark.parametrize("what", OTHERS)
def test_other_tiles_stay(what: str) -> None:
    # Of an array that is written one block alone reads and writes elements.
    blocks = 1 if what == "the array is written" else 2
    n = blocks * BLOCK
    kernel, (x, y, _) = _kernel(OTHERS[what]), _arguments(n)
    assert _stays(kernel, n)
    first, second = map(np.array, native_arrays(kernel, ((blocks,), (BLOCK,)), (x, y, n)))
    if what == "a border lies elsewhere":
        # Where the blocks meet, each reads what nobody stored.
        met = slice(BLOCK - 1, BLOCK + 1)
        second[met] = _stencil(x, y)[met]
    if what == "the index is kept":
        index = np.arange(n, dtype=np.float32)
        # A border's neighbour holds an element of x.
        want = _stencil(index, y)
        want[BLOCK - 1] = index[BLOCK - 2] + 2 * index[BLOCK - 1] + np.float32(4) * x[BLOCK]
        want[BLOCK] = x[BLOCK - 1] + 2 * index[BLOCK] + 4 * index[BLOCK + 1]
    else:
        want = _stencil(x, x if what == "the array is written" else y)
    np.testing.assert_array_equal(first if what == "the array is written" else second, want)
