"""A kernel's own code as a JAX function: transformations, donation, threads, other programs."""

from __future__ import annotations

import threading
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal

# y[i] = a x[i] + y[i] for i < n, and z[i] = i.
SAXPY = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @saxpy(ptr %x, ptr %y, ptr %z, float %a, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = mul i32 %b, %d
  %i = add i32 %s, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %then, label %end
then:
  %w = sext i32 %i to i64
  %px = getelementptr float, ptr %x, i64 %w
  %py = getelementptr float, ptr %y, i64 %w
  %pz = getelementptr i32, ptr %z, i64 %w
  %vx = load float, ptr %px
  %vy = load float, ptr %py
  %m = fmul float %vx, %a
  %r = fadd float %m, %vy
  store float %r, ptr %py
  store i32 %i, ptr %pz
  br label %end
end:
  ret void
}
"""


def launcher(n: int, block: int = 128):
    kernel = rk.load(SAXPY)
    return kernel[-(-n // block), block].options(executor="native")


def inputs(n: int):
    rng = np.random.default_rng(n)
    x = rng.standard_normal(n).astype(np.float32)
    y = rng.standard_normal(n).astype(np.float32)
    return x, y, np.full(n, -1, np.int32)


def expected(x: Any, y: Any) -> Any:
    return np.float32(2.5) * x + y


@pytest.mark.sample(6)
@pytest.mark.parametrize("n", [1, 3, 16, 127, 128, 129, 1000, 300_000])
@pytest.mark.parametrize("block", [1, 7, 32, 128])
def test_runs_the_kernel_s_own_code(n: int, block: int):
    x, y, z = inputs(n)
    launch = launcher(n, block)
    lowered = launch.lower(x, y, z, 2.5, n)
    assert lowered.executor == "native"
    assert "raise_kernel.native" in lowered.function.lower(x, y, z).as_text()
    new_y, new_z = launch(x, y, z, 2.5, n)
    np.testing.assert_allclose(new_y, expected(x, y), rtol=1e-6, atol=1e-6)
    np.testing.assert_array_equal(new_z, np.arange(n))


def test_arguments_stay_as_they_were_unless_donated():
    x, y, z = map(jnp.asarray, inputs(1000))
    launch = launcher(1000)
    before = np.asarray(y).copy()
    new_y, _ = launch(x, y, z, 2.5, 1000)
    np.testing.assert_array_equal(y, before)
    place = y.unsafe_buffer_pointer()
    donated, _ = launch.donate()(x, y, z, 2.5, 1000)
    np.testing.assert_array_equal(donated, new_y)
    assert donated.unsafe_buffer_pointer() == place, "no copy is made of a donated array"
    assert y.is_deleted()


def test_nan_and_infinities_pass():
    x = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0], np.float32)
    y = np.array([1.0, -np.inf, 1.0, -0.0, -0.0], np.float32)
    new_y, _ = launcher(5)(x, y, np.zeros(5, np.int32), 2.5, 5)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(new_y, expected(x, y))
    assert np.signbit(new_y[4]) and not np.signbit(new_y[3])


def test_transformations_see_the_raised_program():
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def total(x, y):
        return launch(x, y, z, 2.5, 200)[0].sum()

    np.testing.assert_allclose(jax.grad(total)(x, y), np.full(200, 2.5), rtol=1e-6)
    np.testing.assert_allclose(jax.jit(jax.grad(total, 1))(x, y), np.ones(200), rtol=1e-6)
    _, moved = jax.jvp(lambda x: launch(x, y, z, 2.5, 200), (x,), (jnp.ones(200),))
    np.testing.assert_allclose(moved[0], np.full(200, 2.5), rtol=1e-6)
    assert moved[1].dtype == jax.dtypes.float0
    many = jnp.stack([x, 2 * x, 3 * x])
    batch, numbers = jax.jit(jax.vmap(lambda x: launch(x, y, z, 2.5, 200)))(many)
    for row, result in zip(many, batch, strict=True):
        np.testing.assert_allclose(result, expected(row, y), rtol=1e-5, atol=1e-6)
    assert numbers.shape == (3, 200)


def test_in_a_jit_it_is_a_call_and_an_export_is_portable():
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def twice(x, y):
        y, _ = launch(x, y, z, 2.5, 200)
        return launch(x, y, z, 2.5, 200)[0]

    inside = jax.jit(twice)
    assert "raise_kernel.native" in inside.lower(x, y).as_text()
    np.testing.assert_allclose(inside(x, y), expected(x, expected(x, y)), rtol=1e-5, atol=1e-6)
    portable = export.export(jax.jit(twice), platforms=["cpu", "tpu"])(x, y)
    assert "custom_call" not in portable.mlir_module()
    alone = export.export(jax.jit(twice))(x, y)
    assert "custom_call" not in alone.mlir_module()
    again = export.deserialize(alone.serialize())
    np.testing.assert_allclose(again.call(x, y), inside(x, y), rtol=1e-5, atol=1e-6)


def test_an_optimized_function_is_one_program_of_xla():
    x, y, z = map(jnp.asarray, inputs(200))
    launch = launcher(200)

    def twice(x, y):
        y, _ = launch(x, y, z, 2.5, 200)
        return launch(x, y, z, 2.5, 200)[0]

    before = jax.jit(twice)
    assert "raise_kernel.native" in before.lower(x, y).as_text()
    optimized = rk.optimize(twice)
    np.testing.assert_allclose(optimized(x, y), before(x, y), rtol=1e-5, atol=1e-6)
    assert "raise_kernel.native" not in jax.jit(optimized).lower(x, y).as_text()
    assert "raise_kernel.native" in before.lower(x, 2 * y).as_text()
    with pytest.raises(Refusal, match="executor 'fast' is not one of"):
        rk.optimize(twice, executor="fast")


def test_without_jit_the_raised_program_runs():
    x, y, z = map(jnp.asarray, inputs(200))
    with jax.disable_jit():
        new_y, _ = launcher(200)(x, y, z, 2.5, 200)
    np.testing.assert_allclose(new_y, expected(x, y), rtol=1e-5, atol=1e-6)


def test_threads_may_call_at_once():
    x, y, z = inputs(300_000)
    launch = launcher(300_000)
    want = expected(x, y)
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(20):
            new_y, _ = launch(x, y, z, 2.5, 300_000)
            if not np.allclose(new_y, want, rtol=1e-5, atol=1e-6):
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_an_unknown_executor_is_refused():
    with pytest.raises(Refusal, match="executor 'fast' is not one of xla, native, auto"):
        rk.load(SAXPY)[1, 32].options(executor="fast")
