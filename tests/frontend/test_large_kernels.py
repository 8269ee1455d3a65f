"""Kernels of more loops or blocks than LLVM's -O1 is given: simplified by a shorter list of passes.

Each loads again what it has loaded, stores between the loads, and repeats expressions across
branches: what a pass that numbers values would merge, rightly or wrongly.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.unoptimized import unoptimized

import raise_kernel
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.reference import execute

LANES = 8


def module_text(pieces: list[str]) -> str:
    """A kernel that runs the pieces one after another on its lane's elements of %x and %y."""
    return (
        'target triple = "nvptx64-nvidia-cuda"\n'
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "define ptx_kernel void @k(ptr %x, ptr %y) {\n"
        "entry:\n"
        "  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        "  %at = zext i32 %lane to i64\n"
        "  %p = getelementptr i32, ptr %x, i64 %at\n"
        "  %q = getelementptr i32, ptr %y, i64 %at\n"
        "  br label %piece0\n" + "".join(pieces) + f"piece{len(pieces)}:\n  ret void\n}}\n"
    )


def loop(k: int) -> str:
    """As many iterations as x says, each of which adds what y holds and changes x after it."""
    return f"""piece{k}:
  %a{k} = load i32, ptr %p
  %e{k} = and i32 %a{k}, 3
  br label %loop{k}
loop{k}:
  %n{k} = phi i32 [ 0, %piece{k} ], [ %m{k}, %loop{k} ]
  %b{k} = load i32, ptr %q
  %s{k} = add i32 %b{k}, %a{k}
  store i32 %s{k}, ptr %q
  %r{k} = load i32, ptr %q
  %t{k} = xor i32 %r{k}, {3 * k + 1}
  store i32 %t{k}, ptr %p
  %m{k} = add i32 %n{k}, 1
  %c{k} = icmp slt i32 %m{k}, %e{k}
  br i1 %c{k}, label %loop{k}, label %piece{k + 1}
"""


def choice(k: int) -> str:
    """One expression on both sides of a branch, of which one side stores between two loads."""
    return f"""piece{k}:
  %a{k} = load i32, ptr %p
  %c{k} = icmp sgt i32 %a{k}, {5 * k - 700}
  br i1 %c{k}, label %then{k}, label %else{k}
then{k}:
  %u{k} = mul i32 %a{k}, 5
  store i32 %u{k}, ptr %p
  br label %join{k}
else{k}:
  %v{k} = mul i32 %a{k}, 5
  store i32 %v{k}, ptr %q
  br label %join{k}
join{k}:
  %w{k} = phi i32 [ %u{k}, %then{k} ], [ %v{k}, %else{k} ]
  %b{k} = load i32, ptr %p
  %d{k} = sub i32 %b{k}, %w{k}
  %x{k} = ashr i32 %d{k}, 1
  store i32 %x{k}, ptr %p
  br label %piece{k + 1}
"""


@pytest.mark.nightly  # as those of tests/hostile
@pytest.mark.sample(1)
@pytest.mark.parametrize(("piece", "count"), [(loop, 51), (choice, 40), (choice, 126)])
def test_large_kernels_compute_what_they_say(
    monkeypatch: pytest.MonkeyPatch, piece: Callable[[int], str], count: int
):
    text = module_text([piece(k) for k in range(count)])
    runs: list[tuple[str, ...]] = []
    on_function = llvm_context.Passes.on_function

    def watched(self, function, *names: str) -> None:
        runs.append(names)
        on_function(self, function, *names)

    monkeypatch.setattr(llvm_context.Passes, "on_function", watched)
    random = np.random.default_rng(7)
    x, y = random.integers(-1000, 1000, (2, LANES)).astype(np.int32)
    launch = Launch((1, 1, 1), (LANES, 1, 1))
    wanted = execute(LLVMModule.parse(text), "k", launch, [x.copy(), y.copy()])
    with unoptimized():
        found = raise_kernel.load(text)[1, LANES](x, y)
    assert any("sccp" in names for names in runs)
    np.testing.assert_array_equal(found[0], wanted[0])
    np.testing.assert_array_equal(found[1], wanted[1])
