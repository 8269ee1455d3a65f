"""The executor of Numba kernels: `rk.jit(executor=...)`, and the setting of the process."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.native.clock import Clock

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime import compile as compile_module
from raise_kernel.runtime import native

pytest.importorskip("numba.cuda")
pytest.importorskip("cuda.core")

from raise_kernel.numba import cuda

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")

N = 700
GRID = 6, 128


def gathered(x, index, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = 2.0 * x[index[i]] + y[i]


def arrays() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    x = rng.standard_normal(N).astype(np.float32)
    return x, rng.integers(0, N, N).astype(np.int32), rng.standard_normal(N).astype(np.float32)


def check(found: Any, x: Any, index: Any, y: Any) -> None:
    np.testing.assert_allclose(found, np.float32(2) * x[index] + y, rtol=1e-6, atol=1e-6)


@pytest.fixture
def native_runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the kernels that native code is made an XLA program of."""
    names: list[str] = []

    def counted(function: Any, raised: Any, *others: Any) -> Any:
        names.append(raised.signature.kernel)
        return native.native_launch(function, raised, *others)

    monkeypatch.setattr(compile_module, "native_launch", counted)
    return names


@pytest.mark.parametrize("executor", ["xla", "native"])
def test_jax_arrays(executor: str, native_runs: list[str]) -> None:
    kernel = rk.jit(gathered, executor=executor)
    x, index, y = arrays()
    values = [jnp.asarray(v) for v in (x, index, y)]
    check(kernel[GRID](*values), x, index, y)
    assert kernel[GRID].lower(*values).executor == executor
    assert len(native_runs) == (executor == "native")
    check(jax.jit(lambda *v: kernel[GRID](*v))(*values), x, index, y)
    gradient = jax.grad(lambda x: kernel[GRID](x, *values[1:]).sum())(values[0])
    np.testing.assert_allclose(gradient, 2.0 * np.bincount(index, minlength=N))


@pytest.mark.parametrize("executor", ["xla", "native"])
def test_host_arrays_are_written_in_place(executor: str, native_runs: list[str]) -> None:
    kernel = rk.jit(executor=executor)(gathered)
    x, index, y = arrays()
    before = y.copy()
    kernel[GRID](x, index, y)
    check(y, x, index, before)
    kernel[GRID](x, index, y)
    assert len(native_runs) == (executor == "native")


def test_auto_measures_the_first_call_of_each_kind(clock: Clock) -> None:
    kernel = rk.jit(gathered, executor="auto")
    x, index, y = arrays()
    values = [jnp.asarray(v) for v in (x, index, y)]
    for _ in range(3):
        check(kernel[GRID](*values), x, index, y)
    assert clock.calls == 1
    assert kernel[GRID].lower(*values).executor == "native"
    for _ in range(3):
        written = y.copy()
        kernel[GRID](x, index, written)
        check(written, x, index, y)
    assert clock.calls <= 2


def test_launches_that_are_recorded_are_measured_on_what_they_read(clock: Clock) -> None:
    """The second launch reads what the first one writes: it is measured on that."""
    kernel = rk.jit(gathered, executor="auto")
    x, index, y = arrays()
    device = [cuda.to_device(v) for v in (x, index, y)]
    kernel[GRID](*device)
    kernel[GRID](device[2], device[1], device[0])
    kernel[GRID](*device)
    first = np.float32(2) * x[index] + y
    second = np.float32(2) * first[index] + x
    np.testing.assert_allclose(device[0].copy_to_host(), second, rtol=1e-5, atol=1e-5)
    check(device[2].copy_to_host(), second, index, first)
    assert clock.calls == 1, "it is one kernel on one kind of arrays"


@pytest.mark.parametrize("executor", ["xla", "native"])
def test_the_setting_of_the_process(
    monkeypatch: pytest.MonkeyPatch, native_runs: list[str], executor: Any
) -> None:
    """It counts at each launch; the decorator's word comes first."""
    posed, plain = cuda.jit(gathered), rk.jit(gathered)
    own = rk.jit(gathered, executor="xla")
    x, index, y = arrays()
    monkeypatch.setattr(config, "executor", executor)
    for kernel in (posed, plain, own):
        written = y.copy()
        kernel[GRID](x, index, written)
        check(written, x, index, y)
    assert len(native_runs) == (2 if executor == "native" else 0)


def test_a_word_that_is_no_executor_is_refused_where_it_stands() -> None:
    with pytest.raises(Refusal, match="executor 'gpu' is not one of xla, native, auto"):
        rk.jit(gathered, executor="gpu")
