"""Launches in a row in the same memory, as searches on GPUs time them; here with code for CPUs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.native.clock import forget
from tests.native.gpu.test_ptx import of_spec

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.driver import raise_specialized
from raise_kernel.runtime.choice import granularity
from raise_kernel.runtime.choice.repeated import MOST, launches, may_repeat, repeated

pytestmark = pytest.mark.usefixtures("x64")


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("jacobi2d", True),
        ("stencil3d", True),
        ("matmul", True),
        ("matmul_tile16", True),
        ("saxpy", False),
        ("ping_pong", False),
        ("histogram256", False),
        ("add_f", False),
    ],
)
def test_what_reads_nothing_that_it_writes(name: str, may: bool) -> None:
    module = of_spec(name)
    assert may_repeat(module, raise_specialized(module).written) == may


def lowered_of(name: str) -> tuple[Any, list[Any]]:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    launch = rk.load(spec.path("O3"), kernel=spec.kernel)[call.launch].options(executor="native")
    arrays = [jnp.asarray(a) for a in call.args if isinstance(a, np.ndarray)]
    return launch.lower(*call.args), arrays


@pytest.mark.parametrize(("name", "count"), [("jacobi2d", 3), ("stencil3d", 3), ("matmul", 1)])
def test_each_launch_runs_in_the_memory_of_the_one_before(name: str, count: int) -> None:
    lowered, values = lowered_of(name)
    written, read = lowered.raised.written, lowered.raised.read
    taken = [k for k in written if k in read]
    assert (len(taken) == len(written)) == (count > 1)
    program = repeated(lowered.function, written, taken, count)
    text = program.lower(*values).compile().as_text()
    assert text.count('custom_call_target="raise_kernel.native.') == count, text
    assert " copy(" not in text
    wanted = jax.tree.leaves(lowered.function(*values))
    found = program(*[jnp.copy(v) if k in written else v for k, v in enumerate(values)])
    for new, want in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(new, want)


def test_so_many_launches_that_a_program_is_long_enough() -> None:
    assert [launches(s) for s in (1.0, 5e-4, 1e-4, 1e-6, 0.0)] == [1, 1, 5, MOST, MOST]


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["jacobi2d", "saxpy", "matmul"])
def test_a_search_that_times_as_on_a_gpu(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    monkeypatch.setattr(config, "search_seconds", 60.0)
    monkeypatch.setattr(granularity._Search, "on_gpu", True)
    monkeypatch.setattr(granularity, "SECONDS", 0.0)
    forget(monkeypatch)
    spec = SPECS[name]
    call = spec.call(spec.sizes[-1])
    args = [jnp.asarray(a) if isinstance(a, np.ndarray) else a for a in call.args]
    plain = rk.load(spec.path("O3"), kernel=spec.kernel)[call.launch].options(executor="native")
    launch = plain.options(optimize="search")
    wanted = jax.tree.leaves(plain(*args))
    for new, want in zip(jax.tree.leaves(launch(*args)), wanted, strict=True):
        np.testing.assert_array_equal(new, want)
    assert not any(a.is_deleted() for a in args if isinstance(a, jax.Array))
    found = granularity.remembered(launch.lower(*args), jax.devices()[0])
    assert found is not None
    assert found.is_whole
    assert all(isinstance(result, float) for _, result in found.trials), found.trials
