"""`rk.optimize(..., donate_argnums=...)`: memory that the results may have."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk

# x[i] = x[i] * 2 + y[i], y is only read.
TEXT = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr float, ptr %x, i64 %i
  %q = getelementptr float, ptr %y, i64 %i
  %v = load float, ptr %p
  %w = load float, ptr %q
  %d = fmul float %v, 2.0
  %r = fadd float %d, %w
  store float %r, ptr %p
  ret void
}
"""


def twice(state: dict[str, Any], y: Any) -> dict[str, Any]:
    launch = rk.load(TEXT)[1, 100]
    return {"x": launch(launch(state["x"], y), y)}


@pytest.mark.parametrize("executor", ["xla", "native", "auto"])
def test_the_memory_of_donated_arguments_is_the_results(executor: str) -> None:
    rng = np.random.default_rng(0)
    first, y = rng.random(100, np.float32), jnp.asarray(rng.random(100, np.float32))
    x = jnp.array(first)
    optimized = rk.optimize(twice, executor=executor, donate_argnums=0)
    found = optimized({"x": x}, y)["x"]
    np.testing.assert_allclose(found, (first * 2 + y) * 2 + y, rtol=1e-6)
    assert x.is_deleted() and not y.is_deleted()


def test_the_second_argument_alone() -> None:
    def swapped(y: Any, state: dict[str, Any]) -> dict[str, Any]:
        return twice(state, y)

    x, y = jnp.ones(100, jnp.float32), jnp.ones(100, jnp.float32)
    rk.optimize(swapped, donate_argnums=(1,))(y, {"x": x})
    assert x.is_deleted() and not y.is_deleted()


def test_without_it_the_arguments_stay() -> None:
    x, y = jnp.ones(100, jnp.float32), jnp.ones(100, jnp.float32)
    rk.optimize(twice, executor="native")({"x": x}, y)
    assert not x.is_deleted()


@pytest.mark.parametrize("number", [2, -3])
def test_an_argument_that_there_is_not(number: int) -> None:
    x, y = jnp.ones(100, jnp.float32), jnp.ones(100, jnp.float32)
    with pytest.raises(rk.Refusal, match=f"has {number}, of 2 in all") as refused:
        rk.optimize(twice, donate_argnums=number)({"x": x}, y)
    assert refused.value.code == "RK006" and not x.is_deleted()
