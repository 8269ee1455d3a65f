"""Kernels that are deep or long: raised, or refused by name, in a time that grows with them."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import islpy as isl
import numpy as np
import pytest

from raise_kernel import deep_recursion
from raise_kernel.analysis.accesses import outside
from raise_kernel.analysis.integers.affine.quasi_expressions import Expressions, number
from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.pass_manager.pipeline import run_pipeline
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.runtime.kernel import load

HEAD = 'target triple = "nvptx64-nvidia-cuda"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n'


def _switch(cases: int) -> str:
    """A switch whose cases load from different addresses."""
    labels = "\n".join(f"    i32 {i}, label %case{i}" for i in range(cases))
    blocks = "\n".join(
        f"case{i}:\n  %p{i} = getelementptr i32, ptr %x, i64 {i * 7 % 32}\n"
        f"  %l{i} = load i32, ptr %p{i}\n  %m{i} = mul i32 %l{i}, {i}\n  br label %end"
        for i in range(cases)
    )
    values = ", ".join(f"[ %m{i}, %case{i} ]" for i in range(cases))
    return (
        f"{HEAD}define ptx_kernel void @k(ptr %x) {{\nentry:\n"
        "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %w = zext i32 %t to i64\n"
        "  %p = getelementptr i32, ptr %x, i64 %w\n  %v = load i32, ptr %p\n"
        f"  switch i32 %v, label %end [\n{labels}\n  ]\n{blocks}\n"
        f"end:\n  %r = phi i32 [ %v, %entry ], {values}\n  store i32 %r, ptr %p\n  ret void\n}}\n"
    )


def _chain(steps: int) -> str:
    """`s = s * x[i] + 1`, unrolled."""
    lines = [
        f"  %p{i} = getelementptr float, ptr %x, i64 {i % 32}\n  %l{i} = load float, ptr %p{i}\n"
        f"  %m{i} = fmul float %s{i}, %l{i}\n  %s{i + 1} = fadd float %m{i}, 1.0"
        for i in range(steps)
    ]
    body = "\n".join(lines)
    return (
        f"{HEAD}define ptx_kernel void @k(ptr %x) {{\n  %s0 = load float, ptr %x\n{body}\n"
        f"  store float %s{steps}, ptr %x\n  ret void\n}}\n"
    )


def _stores(count: int) -> str:
    """A store to each element but the last."""
    lines = "\n".join(
        f"  %p{i} = getelementptr float, ptr %x, i64 {i}\n  store float {i}.0, ptr %p{i}"
        for i in range(count)
    )
    return f"{HEAD}define ptx_kernel void @k(ptr %x) {{\n{lines}\n  ret void\n}}\n"


def test_stores_are_joined_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a row of stores, joined to those before it, would copy the list of them."""
    joined = 0
    concatenate = Graph.concatenate

    def counted(self: Graph, parts: Sequence[Node], axis: int) -> Node:
        nonlocal joined
        joined += len(parts)
        return concatenate(self, parts, axis)

    monkeypatch.setattr(Graph, "concatenate", counted)
    for count in (100, 400):
        x, before = np.full(count + 1, -1, np.float32), joined
        launcher = load(_stores(count))[1, 1]
        launcher.lower(x)
        assert count <= joined - before <= 4 * count
        np.testing.assert_array_equal(launcher(x), [*range(count), -1])


def _branches(count: int) -> str:
    """Reads in branches, each inside the one before it."""
    constants = "\n".join(f"  %k{i} = arith.constant {i} : i32" for i in range(count))
    branches = "\n".join(
        f"  %c{i} = arith.cmpi eq, %n, %k{i} : i32\n  scf.if %c{i} {{\n"
        f"  %v{i} = memref.load %x[%t] : memref<36xf32>\n"
        f"  memref.store %v{i}, %y[%t] : memref<64xf32>\n  }} else {{"
        for i in range(count)
    )
    return f"""
func.func @k(%x: memref<36xf32> {{rk.name = "x"}}, %m: memref<64xi32>, %y: memref<64xf32>)
    attributes {{rk.kernel, rk.grid = array<i64: 1, 1, 1>, rk.block = array<i64: 64, 1, 1>}} {{
{constants}
  affine.parallel () = () to () {{
    affine.parallel (%t) = (0) to (64) {{
      %n = memref.load %m[%t] : memref<64xi32>
{branches}
{"  }" * count}
    }}
  }}
  return
}}"""


def test_conditions_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds in a branch that is deep inside others says what holds in all of them."""
    looked_at = 0
    holds = outside._holds

    def counted(condition: outside._Condition, expressions: Expressions) -> isl.Set:
        nonlocal looked_at
        looked_at += 1
        return holds(condition, expressions)

    monkeypatch.setattr(outside, "_holds", counted)
    for count in (20, 80):
        before = looked_at
        run_pipeline(parse_module(_branches(count)), "check-bounds")
        assert count <= looked_at - before <= 2 * count


def test_the_limit_of_operations_ends_an_analysis() -> None:
    """Wherever it is reached: islpy raises nothing where a number is printed."""
    context = isl.Context()
    value = isl.Val.int_from_si(context, 7)
    assert number(value) == 7
    context.set_max_operations(1)
    with pytest.raises(isl.Error):
        for _ in range(9):
            number(value)


@pytest.mark.nightly  # as 1,500 unrolled steps
def test_a_switch_of_300_cases() -> None:
    x = np.arange(32, dtype=np.int32) * 9
    want = x.copy()
    for lane in range(32):
        v = int(x[lane])
        want[lane] = x[v * 7 % 32] * v if 0 <= v < 300 else v
    # Threads of a warp go in lock step: each loads before one stores.
    np.testing.assert_array_equal(load(_switch(300))[1, 32](x), want)


def test_1500_unrolled_steps() -> None:
    x = np.random.default_rng(0).uniform(0.1, 0.9, 32).astype(np.float32)
    value = x[0]
    for step in range(1500):
        value = np.float32(value * x[step % 32]) + np.float32(1)
    np.testing.assert_allclose(load(_chain(1500))[1, 1](x)[0], value, rtol=1e-4)


def test_what_is_deeper_than_the_stack_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deep_recursion, "_frames", lambda: 0)
    x = np.zeros(32, np.int32)
    with pytest.raises(Refusal) as caught:
        load(_switch(287))[1, 32].lower(x)
    assert caught.value.code == "RK046"


def test_threads_are_given_what_their_stack_holds() -> None:
    depths: list[int] = []

    def down(level: int) -> int:
        """A Python frame called from C."""
        return max(map(down, [level + 1]), default=0) if level >= 0 else 0

    def dig() -> None:
        with pytest.raises(Refusal), deep_recursion.deep_recursion():
            down(0)
        depths.append(deep_recursion._frames())

    thread = threading.Thread(target=dig)
    thread.start()
    thread.join()
    dig()
    assert 1_000 < depths[0] < depths[1]
