"""Tested accesses to memories of all kinds, by all instructions that access memory: the module for
a GPU runs on the reference executor, to which an access outside is a fault."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.native.gpu.test_ptx import specialized

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.native.gpu.entry import Entry, entry_of
from raise_kernel.runtime.native.gpu.ptx import checked_entry
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.reference.errors import MemoryFault
from raise_kernel.runtime.reference.execute import execute

THREADS, SIZE = 32, 12
HEAD = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [8 x i32] undef, align 4
@d = external addrspace(3) global [0 x i32], align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @k(ptr %x, ptr %m, ptr %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mp = getelementptr inbounds i32, ptr %m, i32 %t
  %yp = getelementptr inbounds i32, ptr %y, i32 %t
  %j = load i32, ptr %mp
  %xp = getelementptr inbounds i32, ptr %x, i32 %j
"""


def through(array: str, type_: str) -> str:
    """y[t] = (a[j] = t, a[j])"""
    return f"""  %p = getelementptr inbounds {type_}, ptr {array}, i64 0, i32 %j
  store volatile i32 %t, ptr %p
  %v = load volatile i32, ptr %p
  store i32 %v, ptr %yp
"""


SHARED = "addrspacecast (ptr addrspace(3) @{} to ptr)"
BODIES = {
    "shared": through(SHARED.format("s"), "[8 x i32]"),
    "dynamic": through(SHARED.format("d"), "[0 x i32]"),
    "private": "  %a = alloca [5 x i32], align 4\n" + through("%a", "[5 x i32]"),
    "exchange": """  %pair = cmpxchg ptr %xp, i32 0, i32 %t monotonic monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  %met = extractvalue { i32, i1 } %pair, 1
  %more = select i1 %met, i32 1000, i32 0
  %v = add i32 %old, %more
  store i32 %v, ptr %yp
""",
    "copy": "  call void @llvm.memcpy.p0.p0.i64(ptr %yp, ptr %xp, i64 12, i1 false)\n",
    # y[t] = (t is odd ? x : m)[j], which goes on to the next element where t is below 9
    "either": """  %odd = trunc i32 %t to i1
  %other = getelementptr inbounds i32, ptr %m, i32 %j
  %q = select i1 %odd, ptr %xp, ptr %other
  %low = icmp slt i32 %t, 9
  br i1 %low, label %next, label %out
next:
  %q1 = getelementptr inbounds i8, ptr %q, i64 4
  br label %out
out:
  %r = phi ptr [ %q, %entry ], [ %q1, %next ]
  %v = load volatile i32, ptr %r
  store i32 %v, ptr %yp
""",
    # (t < 20 ? s : d)[j] = t, in shared memory
    "both": """  %c = icmp slt i32 %t, 20
  br i1 %c, label %one, label %two
one:
  %p1 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %j
  br label %out
two:
  %p2 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i32 %j
  br label %out
out:
  %p = phi ptr [ %p1, %one ], [ %p2, %two ]
  store volatile i32 %t, ptr %p
  %v = load volatile i32, ptr %p
  store i32 %v, ptr %yp
""",
    "walk": """  br label %head
head:
  %q = phi ptr [ %xp, %entry ], [ %q1, %head ]
  %n = phi i32 [ 0, %entry ], [ %n1, %head ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %head ]
  %e = load i32, ptr %q
  %sum1 = add i32 %sum, %e
  %q1 = getelementptr inbounds i8, ptr %q, i64 4
  %n1 = add i32 %n, 1
  %c = icmp slt i32 %n1, %t
  br i1 %c, label %head, label %out
out:
  store i32 %sum1, ptr %yp
""",
}


def expected(name: str, x: Any, m: Any, y: Any) -> None:
    """What the threads leave in `x` and `y`, one after the other."""
    for t, j in enumerate(map(int, m)):

        def at(k: int) -> int:
            return int(x[k]) if 0 <= k < SIZE else 0

        if name in ("shared", "dynamic", "private"):
            y[t] = t if 0 <= j < {"shared": 8, "dynamic": 6, "private": 5}[name] else 0
        elif name == "both":
            y[t] = t if 0 <= j < (8 if t < 20 else 6) else 0
        elif name == "either":
            k, array = j + (t < 9), x if t % 2 else m
            y[t] = array[k] if 0 <= k < len(array) else 0
        elif name == "exchange":
            y[t] = at(j) + 1000 * (at(j) == 0)
            if 0 <= j < SIZE and x[j] == 0:
                x[j] = t
        elif name == "copy":
            if 0 <= j < SIZE - 2 and t < THREADS - 2:
                y[t : t + 3] = x[j : j + 3]
        else:
            y[t] = sum(at(j + k) for k in range(max(t, 1)))


def made(body: str) -> Entry:
    kernel = rk.load(HEAD + body + "  ret void\n}\n")
    arrays = (np.zeros(SIZE, np.int32), np.zeros(THREADS, np.int32), np.zeros(THREADS, np.int32))
    return entry_of(specialized(kernel, (1, THREADS, None, 24), arrays))


def inputs() -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(0)
    x = rng.integers(0, 3, SIZE).astype(np.int32)
    m = np.arange(THREADS, dtype=np.int32) - 6
    m[-4:] = [2**31 - 1, -(2**31), 2**29, -(2**30)]
    return x, m, np.full(THREADS, -1, np.int32)


@pytest.mark.parametrize("name", BODIES)
def test_outside(name: str) -> None:
    entry, (x, m, y) = made(BODIES[name]), inputs()
    found = checked_entry(entry, GpuTarget())
    launch = launch_of((1, THREADS, None, 24))
    results = execute(LLVMModule.parse(found.text), entry.name, launch, (x, m, y))
    with pytest.raises(MemoryFault):
        execute(LLVMModule.parse(entry.text), entry.name, launch, (x, m, y))
    expected(name, x, m, y)
    np.testing.assert_array_equal(results[0], x)
    np.testing.assert_array_equal(results[2], y)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            "  %w = load i64, ptr %mp\n  %q = inttoptr i64 %w to ptr\n"
            "  %v = load i32, ptr %q\n  store i32 %v, ptr %yp\n",
            "an address comes from memory, or from a number",
        ),
        (
            '  %v = call i32 asm "ld.global.u32 $0, [$1];", "=r,l"(ptr %xp)\n'
            "  store i32 %v, ptr %yp\n",
            "inline assembly accesses memory",
        ),
    ],
)
def test_what_cannot_be_tested_is_refused(body: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        checked_entry(made(body), GpuTarget())
    found = checked_entry(made(body), GpuTarget(), writes_only=True)
    assert not found.tested, "loads are not tested, and the store is inside"
