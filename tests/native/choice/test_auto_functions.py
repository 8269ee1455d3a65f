"""`executor="auto"` inside of a program and of `rk.optimize`: what runs there, what is copied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.native.choice.test_auto import launcher, said
from tests.native.clock import Clock
from tests.native.test_launch import expected, inputs

import raise_kernel as rk
from raise_kernel.runtime import kernel as kernel_module


@pytest.mark.parametrize(("xla", "within"), [(1e-3, "native"), (1.15e-6, "xla")])
def test_inside_of_a_program_more_than_the_traffic_has_to_be_won(
    clock: Clock, xla: float, within: str
) -> None:
    """What fusion could save: the arrays of 200 elements take 0.19 microseconds."""
    clock.times = [xla, 1e-6]
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)
    launch(x, y, z, 2.5, 200)
    lowered = launch.lower(x, y, z, 2.5, 200)
    assert lowered.executor == "native"
    assert ("inside of a program the raised one runs" in said(lowered)) == (within == "xla")
    text = jax.jit(lambda x, y: launch(x, y, z, 2.5, 200)[0]).lower(x, y).as_text()
    assert ("raise_kernel.native" in text) == (within == "native")


@pytest.mark.parametrize("times", [(1.0, 0.5), (0.5, 1.0)], ids=["native", "xla"])
def test_an_optimized_function_is_weighed_as_a_whole(
    clock: Clock, times: tuple[float, float]
) -> None:
    clock.times = list(times)
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def twice(x: Any, y: Any) -> Any:
        y, _ = launch(x, y, z, 2.5, 200)
        return {"y": launch(x, y, z, 2.5, 200)[0]}

    optimized = rk.optimize(twice)
    assert optimized.executor(x, y) == "xla", "nothing is measured before a call"
    jax.make_jaxpr(optimized)(x, y)
    assert clock.calls == 0
    for _ in range(2):
        result = optimized(x, y)["y"]
        np.testing.assert_allclose(result, expected(x, expected(x, y)), rtol=1e-5, atol=1e-6)
    assert clock.calls == 1
    taken = optimized.executor(x, y)
    assert taken == ("native" if times[1] < times[0] else "xla")
    text = jax.jit(lambda x, y: optimized(x, y)).lower(x, y).as_text()
    assert ("raise_kernel.native" in text) == (taken == "native")
    assert (
        "raise_kernel.native"
        not in jax.jit(rk.optimize(twice, executor="xla")).lower(x, y).as_text()
    )
    again = rk.optimize(twice)
    assert again.executor(x, y) == taken, "it is remembered"
    assert clock.calls == 1


def test_short_and_long_loops_are_weighed_apart(clock: Clock) -> None:
    """The length is an argument: what a call costs besides its iterations is a part of short ones.
    Where it is traced, the program of the longest loops runs."""
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def repeated(x: Any, y: Any, steps: Any) -> Any:
        def step(_: Any, y: Any) -> Any:
            return launch(x, y, z, 2.5, 200)[0]

        return jax.lax.fori_loop(0, steps, step, y)

    optimized = rk.optimize(repeated)
    for count, times in ((4, [1.0, 0.5]), (6, []), (1000, [0.5, 1.0]), (500, []), (30, [1.0, 0.4])):
        clock.times = times
        once = clock.calls
        result = optimized(x, y, count)
        wanted = y
        for _ in range(count):
            wanted = expected(x, wanted)
        np.testing.assert_allclose(result, wanted, rtol=1e-4, atol=1e-4)
        assert clock.calls - once == bool(times), "the second of a class is not measured"
    assert [optimized.executor(x, y, n) for n in (0, 7, 8, 63, 64, jnp.int32(10**9))] == [
        *(["native"] * 4),
        *(["xla"] * 2),
    ]
    text = jax.jit(lambda n: optimized(x, y, n)).lower(5).as_text()
    assert "raise_kernel.native" not in text
    again = rk.optimize(repeated)
    assert [again.executor(x, y, n) for n in (4, 1000)] == ["native", "xla"], "it is remembered"


def test_a_group_on_which_xla_is_clearly_ahead(clock: Clock) -> None:
    """A matrix product in a group that runs natively stays one."""
    kernel = rk.load(str(Path(__file__).parents[3] / "examples/matmul.ll"))
    a = jnp.ones((512, 512), jnp.float32)

    def product(a: Any) -> Any:
        return kernel[(32, 32), (16, 16)](a, a, jnp.zeros_like(a), 512, 512, 512)

    optimized = rk.optimize(product, executor="native")
    assert optimized.executor(a) == "native"
    assert "raise_kernel.native" not in jax.jit(optimized).lower(a).as_text()


@pytest.mark.parametrize(
    ("times", "in_group"), [((0.5, 1.0), "xla"), ((1e-6, 1.2e-6), "native")], ids=["slow", "copies"]
)
def test_a_launch_of_a_native_group_on_which_xla_was_measured_to_be_faster(
    clock: Clock, times: tuple[float, float], in_group: str
) -> None:
    """One that was measured alone keeps its executor, but where copies of what it writes may have
    made the difference: its traffic is 0.19 microseconds."""
    clock.times = list(times)
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def twice(x: Any, y: Any) -> Any:
        y, _ = launch(x, y, z, 2.5, 200)
        return launch(x, y, z, 2.5, 200)[0]

    before = rk.optimize(twice, executor="native")
    assert "raise_kernel.native" in jax.jit(before).lower(x, y).as_text()
    kernel_module._cache.clear()
    launch(x, y, z, 2.5, 200)
    assert clock.calls == 1
    assert launch.lower(x, y, z, 2.5, 200).executor == "xla"
    after = rk.optimize(twice, executor="native")
    text = jax.jit(after).lower(x, y).as_text()
    assert ("raise_kernel.native" in text) == (in_group == "native")
    np.testing.assert_allclose(after(x, y), expected(x, expected(x, y)), rtol=1e-5, atol=1e-6)


HALVED = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr float, ptr %x, i64 %i
  %q = getelementptr float, ptr %y, i64 %i
  %v = load float, ptr %p
  %w = load float, ptr %q
  %h = fmul float %v, 0.5
  %r = fadd float %h, %w
  store float %r, ptr %q
  ret void
}
"""


def test_a_native_loop_of_swapped_arrays_copies_none() -> None:
    kernel = rk.load(HALVED)

    def steps(x: Any, y: Any) -> Any:
        return jax.lax.fori_loop(0, 8, lambda _, s: (kernel[1, 64](*s), s[0]), (x, y))

    x, y = jnp.arange(4096.0, dtype=jnp.float32), jnp.ones(4096, jnp.float32)
    optimized = rk.optimize(steps, executor="native")
    assert optimized.executor(x, y) == "native"
    compiled = jax.jit(optimized, donate_argnums=(0, 1)).lower(x, y).compile()
    text = compiled.as_text() or ""
    assert "raise_kernel.native" in text
    assert not [line for line in text.splitlines() if "= f32[4096]" in line and " copy(" in line]
    want = np.asarray(x), np.asarray(y)
    for _ in range(8):
        half = np.where(np.arange(4096) < 64, want[0] * np.float32(0.5), 0)
        want = half + want[1], want[0]
    for found, expected_one in zip(compiled(x, y), want, strict=True):
        np.testing.assert_allclose(found, expected_one, rtol=1e-6)
