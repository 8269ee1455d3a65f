"""What a kernel tests at its start, as a function of its own; threads that fail do nothing, in each
of the forms in which a thread does the work of several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.native.gpu.granularity.test_retarget import run
from tests.native.gpu.test_ptx import HEAD, specialized

import raise_kernel as rk
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import split_module
from raise_kernel.runtime.native.gpu.form import GpuForm
from raise_kernel.runtime.native.gpu.granularity.guard import Guarded, guarded
from raise_kernel.runtime.native.gpu.granularity.items import ITEM, as_item
from raise_kernel.runtime.native.gpu.granularity.retarget import retargeted

N = 200
MORE = "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
INDEX = """
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = shl i32 %c, 5
  %i = or disjoint i32 %b, %t
  %p = getelementptr float, ptr %x, i32 %i
"""
WORK = """
work:
  %v = load float, ptr %p
  %w = fadd float %v, 1.0
  store float %w, ptr %p
  br label %end
end:
  ret void
"""
LIMIT = f"\n  %in = icmp ult i32 %i, {N}\n  br i1 %in, label %next, label %end\nnext:"
# The threads that have work, and what is between the index and the work. `is_tested`: all of it is
# a guard, so that the work has no test of its own.
GUARDS: dict[str, tuple[Any, str, bool]] = {
    "none": (lambda i: i >= 0, "  br label %work", False),
    "one": (
        lambda i: i < 150,
        "  %q = icmp ult i32 %i, 150\n  br i1 %q, label %work, label %end",
        True,
    ),
    "turned": (
        lambda i: i > 70,
        "  %q = icmp ule i32 %i, 70\n  br i1 %q, label %end, label %work",
        True,
    ),
    "switch": (
        lambda i: (i != 0) & (i != N - 1),
        f"  switch i32 %i, label %work [\n    i32 0, label %end\n    i32 {N - 1}, label %end\n  ]",
        True,
    ),
    "some of a switch": (
        lambda i: (i == 3) | (i == 64),
        "  switch i32 %i, label %end [\n    i32 3, label %work\n    i32 64, label %work\n  ]",
        True,
    ),
    "a division": (
        lambda i: (i % 32 > 0) & (i // np.maximum(i % 32, 1) > 5),
        "  %z = icmp eq i32 %t, 0\n  br i1 %z, label %end, label %more\nmore:\n"
        "  %d = udiv i32 %i, %t\n  %q = icmp ugt i32 %d, 5\n"
        "  br i1 %q, label %work, label %end",
        False,
    ),
    "memory": (
        lambda i: i % 3 > 0,
        "  %m = load float, ptr %p\n  %q = fcmp ogt float %m, 0.0\n"
        "  br i1 %q, label %work, label %end",
        False,
    ),
}


def kernel(name: str) -> Specialized:
    """A kernel that adds one to the elements whose threads have work."""
    text = (
        HEAD
        + MORE
        + f"define ptx_kernel void @k(ptr %x) {{{INDEX}{LIMIT}\n{GUARDS[name][1]}{WORK}}}"
    )
    return specialized(rk.load(text), (8, 32), (np.zeros(N, np.float32),))


def guard_of(module: Specialized) -> Guarded:
    parts = split_module(module.text)
    item, _ = as_item(parts.functions.pop(module.signature.kernel))
    parts.functions[ITEM] = item
    return guarded(item, parse(str(parts)).functions[ITEM])


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", GUARDS)
@pytest.mark.parametrize(
    "form",
    [
        GpuForm(block=(64, 1, 1), items=(4, 1, 1), adjacent=True),
        GpuForm(block=(8, 1, 1), items=(3, 1, 1), adjacent=True),
        GpuForm(block=(40, 1, 1), items=(2, 1, 1)),
        GpuForm(items=(2, 1, 1)),
    ],
    ids=GpuForm.words,
)
def test_only_threads_that_pass_have_work(name: str, form: GpuForm) -> None:
    has_work = GUARDS[name][0]
    i = np.arange(N)
    x = (i % 3).astype(np.float32)
    found = retargeted(kernel(name), form, "threads")
    np.testing.assert_array_equal(run(found, [x])[0], np.where(has_work(i), x + 1, x))


@pytest.mark.parametrize("name", GUARDS)
def test_what_a_guard_holds(name: str) -> None:
    guard = guard_of(kernel(name))
    assert guard.test is not None, "the limit of all threads"
    assert "load" not in guard.test.body
    assert "udiv" not in guard.test.body
    decided = guard.work.body.count("br i1 true") + guard.work.body.count("br i1 false")
    decided += sum(line.startswith("  switch i32 ") and "%" not in line.split(",")[0]
                   for line in guard.work.body.split("\n"))  # fmt: skip
    tests = guard.work.body.count("br i1 %") + guard.work.body.count("switch i32 %")
    assert decided > 0
    assert (tests == 0) == (GUARDS[name][2] or name == "none")


LOOP = f"""define ptx_kernel void @k(ptr %x) {{{INDEX}
  br label %head
head:
  %k = phi i32 [ 0, %0 ], [ %next, %work ]
  %sum = add i32 %k, %i
  %go = icmp ult i32 %sum, {N}
  br i1 %go, label %work, label %end
work:
  %q = getelementptr float, ptr %x, i32 %sum
  %v = load float, ptr %q
  %w = fadd float %v, 1.0
  store float %w, ptr %p
  %next = add i32 %k, 64
  br label %head
end:
  ret void
}}"""


def test_the_test_of_a_loop_is_none_of_a_guard() -> None:
    module = specialized(rk.load(HEAD + MORE + LOOP), (4, 32), (np.zeros(N, np.float32),))
    text = HEAD + MORE + LOOP.replace("ptx_kernel ", "")
    assert guard_of(Specialized(text, module.signature)).test is None


def test_blocks_that_stay_whole_keep_their_guard() -> None:
    """A block of threads with a shared array, of which the first 20 have work."""
    body = f"""@tile = internal addrspace(3) global [32 x float] undef, align 4
define ptx_kernel void @k(ptr %x) {{{INDEX}
  %few = icmp ult i32 %t, 20
  br i1 %few, label %work, label %end
work:
  %q = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store volatile float 1.0, ptr addrspace(3) %q
  %one = load volatile float, ptr addrspace(3) %q
  %v = load float, ptr %p
  %w = fadd float %v, %one
  store float %w, ptr %p
  br label %end
end:
  ret void
}}"""
    module = specialized(rk.load(HEAD + MORE + body), (8, 32), (np.zeros(256, np.float32),))
    x = np.arange(256, dtype=np.float32)
    found = retargeted(module, GpuForm(items=(4, 1, 1)), "blocks")
    np.testing.assert_array_equal(run(found, [x])[0], np.where(x % 32 < 20, x + 1, x))
