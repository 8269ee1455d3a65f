"""Calls after the first take a shorter way, and must give what the first would have given."""

from __future__ import annotations

import copy
import inspect
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime import kernel
from raise_kernel.runtime.telling import forget

SAXPY = Path(__file__).resolve().parents[3] / "examples" / "saxpy.ll"


@pytest.fixture
def saxpy() -> rk.Kernel:
    kernel = rk.load(SAXPY)
    x = jnp.arange(128, dtype=jnp.float32)
    for _ in range(3):  # the second and the third one are timed
        assert np.array_equal(kernel[4, 32](128, 2.0, x, x + 1), 3 * np.asarray(x) + 1)
    return kernel


def arrays(count: int = 128) -> tuple[Any, Any]:
    x = jnp.arange(count, dtype=jnp.float32)
    return x, x + 1


def test_the_whole_way_is_not_gone_again(saxpy: rk.Kernel, monkeypatch: Any) -> None:
    def whole(*_: Any, **__: Any) -> Any:
        raise AssertionError("the call is known")

    monkeypatch.setattr("raise_kernel.runtime.kernel.sort_arguments", whole)
    monkeypatch.setattr("raise_kernel.runtime.kernel.call_key", whole)
    x, y = arrays()
    assert np.array_equal(saxpy[4, 32](128, 2.0, x, y), 2 * np.asarray(x) + np.asarray(y))
    with pytest.raises(AssertionError, match="known"):
        saxpy[4, 32](128, 3.0, x, y)


@pytest.mark.parametrize("scale", [3.0, 2, np.float32(2), np.float64(5), True, 0.5])
def test_static_scalars(saxpy: rk.Kernel, scale: Any) -> None:
    x, y = arrays()
    for value in (scale, 2.0, scale):
        expected = np.float32(value) * np.asarray(x) + np.asarray(y)
        assert np.array_equal(saxpy[4, 32](128, value, x, y), expected)


def test_signs_of_zeros(saxpy: rk.Kernel) -> None:
    x, y = arrays()[1], jnp.full(128, -0.0, jnp.float32)
    for scale in (0.0, -0.0, 0.0, -0.0):
        result = np.asarray(saxpy[4, 32](128, scale, x, y))
        assert np.all(np.signbit(result) == np.signbit(scale))


def test_one_array_twice(saxpy: rk.Kernel) -> None:
    x, _ = arrays()
    for _ in range(2):
        assert np.array_equal(saxpy[4, 32](128, 2.0, x, x), 3 * np.asarray(x))
        assert np.array_equal(saxpy[4, 32](128, 2.0, x, x + 0), 3 * np.asarray(x))


def test_other_shapes(saxpy: rk.Kernel) -> None:
    for count in (64, 128, 64, 256, 128, 64):
        x, y = arrays(count)
        result = saxpy[4, 32](64, 2.0, x, y)
        expected = np.asarray(y).copy()
        expected[:64] += 2 * np.asarray(x)[:64]
        assert np.array_equal(result, expected)


def test_arrays_of_the_host(saxpy: rk.Kernel) -> None:
    x, y = map(np.asarray, arrays())
    for _ in range(3):
        assert np.array_equal(saxpy[4, 32](128, 2.0, x, y), 2 * x + y)
    assert np.array_equal(saxpy[4, 32](128, 2.0, x, y[::-1]), 2 * x + y[::-1])
    with pytest.raises(rk.Refusal, match="RK008"):
        saxpy[4, 32](128, 2.0, x.astype(np.float64), y)


def test_the_scalars_of_the_call_before_with_other_arrays(saxpy: rk.Kernel) -> None:
    """The shortest way is that of the same scalar objects: everything else may still change."""
    scale, launcher = 2.5, saxpy[4, 32]
    x, y = arrays()
    u, v = np.asarray(x), np.asarray(y)
    expected = scale * u + v
    for _ in range(3):
        for first, second in ((u, v), (u, v), (x, y), (x, y), (u, y)):
            assert np.array_equal(launcher(128, scale, first, second), expected)
        assert np.array_equal(launcher(128, scale, x, x), (1 + scale) * u)
        assert np.array_equal(launcher(64, scale, x, y)[:64], expected[:64])
        assert np.array_equal(launcher(128, scale, x[:128], y), expected)
        with pytest.raises(rk.Refusal):
            launcher(128, scale, 1, v)
        with pytest.raises(rk.Refusal, match="RK008"):
            launcher(128, scale, u.astype(np.float64), v)


def test_launches_in_two_threads_take_their_own_scalars(saxpy: rk.Kernel) -> None:
    launcher, (x, y) = saxpy[4, 32], arrays()
    scales = [float(number) for number in range(8)]
    for scale in scales:
        launcher(128, scale, x, y)

    def calls(scale: float) -> bool:
        expected = scale * np.asarray(x) + np.asarray(y)
        return all(np.array_equal(launcher(128, scale, x, y), expected) for _ in range(200))

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(calls, scales))


def test_an_array_of_rank_zero_is_its_value(saxpy: rk.Kernel) -> None:
    x, y = arrays()
    for value in (2.0, 3.0, 2.0):
        result = saxpy[4, 32](128, np.array(value, np.float32), x, y)
        assert np.array_equal(result, value * np.asarray(x) + np.asarray(y))


def test_other_counts_and_keywords(saxpy: rk.Kernel) -> None:
    x, y = arrays()
    for args in ((128, 2.0, x), (128, 2.0, x, y, y), ()):
        with pytest.raises(rk.Refusal):
            saxpy[4, 32](*args)
    with pytest.raises(rk.Refusal, match="uses no variable"):
        saxpy[4, 32](128, 2.0, x, y, table=x)


def test_sizes_that_are_equal_and_no_sizes(saxpy: rk.Kernel) -> None:
    x, y = arrays()
    for sizes in ((4, 32), ((4,), (32,)), (4, (32, 1))):
        assert saxpy[sizes](128, 2.0, x, y).shape == (128,)
    for sizes in ((4.0, 32), ((4.0,), (32,)), (4, (32, 1.0))):
        with pytest.raises(rk.Refusal, match="RK007"):
            saxpy[sizes]
    # A list may change between two launches.
    grid = [4, 1]
    assert saxpy[grid, 32].launch.grid == (4, 1, 1)
    grid[0] = 2
    assert saxpy[grid, 32].launch.grid == (2, 1, 1)


def test_settings(saxpy: rk.Kernel, monkeypatch: Any) -> None:
    monkeypatch.setattr(rk.config, "max_iterations", 5)
    assert saxpy[4, 32].launch.max_iterations == 5
    monkeypatch.undo()
    assert saxpy[4, 32].launch.max_iterations == 0


def test_donated_arrays_are_told(saxpy: rk.Kernel) -> None:
    launch = saxpy[4, 32].donate(3)
    x, y = arrays()
    for _ in range(3):
        y = launch(128, 2.0, x, y)
    launch(128, 2.0, x, y)
    with pytest.raises(rk.Refusal, match="RK041"):
        launch(128, 2.0, x, y)


def test_a_launcher_is_a_function(saxpy: rk.Kernel) -> None:
    launch, (x, y) = saxpy[4, 32], arrays()
    assert callable(launch)
    assert list(inspect.signature(launch).parameters) == ["args", "variables"]
    expected = np.asarray(launch(128, 2.0, x, y))
    others: list[Any] = [copy.copy(launch), pickle.loads(pickle.dumps(launch))]
    for other in others:
        assert np.array_equal(other(128, 2.0, x, y), expected)
    jitted: Any = jax.jit(launch, static_argnums=(0, 1))
    assert np.array_equal(jitted(128, 2.0, x, y), expected)


def test_a_program_is_called_on_its_own_types(saxpy: rk.Kernel) -> None:
    function = saxpy[4, 32].lower(128, 2.0, *arrays()).function
    with pytest.raises(Exception, match="raised for"):
        function(*arrays(64))


def test_options_know_their_calls(saxpy: rk.Kernel) -> None:
    launch = saxpy[4, 32]
    assert launch.options(executor="xla") is saxpy[4, 32].options(executor="xla")
    assert launch.options(executor="native").donate(3) is launch.options(executor="native").donate(
        3
    )
    assert launch.donate(3) is not launch.donate()


def test_warnings_name_the_caller(saxpy: rk.Kernel) -> None:
    x, y = arrays(113)  # a size of its own: what was raised before does not warn again
    forget("check-bounds")
    with pytest.warns(rk.KernelWarning) as told:
        saxpy[4, 32](jnp.int32(113), 2.5, x, y)
    assert {warning.filename for warning in told} == {__file__}


def raisings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that are raised from now on; none is known."""
    kernel.forget_raised()
    raised: list[str] = []
    original = kernel.raise_specialized

    def count(specialized: Any, *rest: Any) -> Any:
        raised.append(specialized.signature.kernel)
        return original(specialized, *rest)

    monkeypatch.setattr(kernel, "raise_specialized", count)
    return raised


def test_a_float_that_changes_is_passed_at_run_time(monkeypatch: pytest.MonkeyPatch) -> None:
    raised = raisings(monkeypatch)
    launch = rk.load(SAXPY)[4, 32]
    x, y = (array[:100] for array in arrays())
    for scale in (0.5, 0.25, 0.125, np.float32(0.75), -0.0, float("inf"), 0.5):
        expected = np.float32(scale) * np.asarray(x)[1:] + np.asarray(y)[1:]
        assert np.array_equal(launch(100, scale, x, y)[1:], expected)
    assert len(raised) == 2
    # A number that is no float of the parameter's type is none at run time either, and sizes stay
    # what they are.
    assert np.isinf(np.asarray(launch(100, 1e300, x, y))[1])
    launch(50, 0.3, x, y)
    assert len(raised) == 4


def test_a_float_that_the_kernel_needs_stays_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    launch = rk.load(SAXPY)[2, 64]
    x, y = (array[:101] for array in arrays())
    refused: list[Any] = []
    original = kernel.raise_specialized

    def refuse(specialized: Any, *rest: Any) -> Any:
        if specialized.signature.scalars:
            refused.append(specialized)
            raise Refusal("RK021", "not with a run-time value")
        return original(specialized, *rest)

    monkeypatch.setattr(kernel, "raise_specialized", refuse)
    for scale in (0.5, 0.25, 0.125):
        expected = np.float32(scale) * np.asarray(x) + np.asarray(y)
        assert np.array_equal(launch(101, scale, x, y), expected)
    assert len(refused) == 1


def test_floats_inside_of_jit_stay_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    raised = raisings(monkeypatch)
    launch = rk.load(SAXPY)[1, 128]
    x, y = (array[:102] for array in arrays())
    twice = jax.jit(lambda x, y: launch(102, 0.25, x, launch(102, 0.5, x, y)))
    assert np.array_equal(twice(x, y), 0.75 * np.asarray(x) + np.asarray(y))
    assert len(raised) == 2
