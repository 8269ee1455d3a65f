"""Compiles StableHLO text with XLA as it stands: what replays are checked against.

Both without most optimizations, which are the same for both.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np
from jax.extend import backend as jax_backend
from jaxlib import xla_client
from tests.support.unoptimized import quick, unoptimized

from raise_kernel.bindings import parse_module
from raise_kernel.runtime.replay import jax_source


def run_directly(text: str, inputs: Sequence[np.ndarray | np.generic]) -> list[np.ndarray]:
    """The results of the module's `main`, through XLA's own StableHLO import."""
    device = jax.devices("cpu")[0]
    buffers = [jax.device_put(value, device) for value in inputs]
    results = _program(text).execute_sharded(buffers).disassemble_into_single_device_arrays()
    return [np.asarray(shards[0]) for shards in results]


@functools.lru_cache(maxsize=16)
def _program(text: str) -> Any:
    options = quick(xla_client.CompileOptions())
    devices = xla_client.DeviceList(tuple(jax.devices("cpu")[:1]))
    return jax_backend.get_backend("cpu").compile_and_load(parse_module(text), devices, options)


def run_replay(text: str, inputs: Sequence[np.ndarray | np.generic]) -> list[np.ndarray]:
    """The same through the generated JAX source."""
    with unoptimized():
        results = _replay(text)(*inputs)
    if results is None:
        return []
    return [np.asarray(r) for r in (results if isinstance(results, tuple) else (results,))]


@functools.lru_cache(maxsize=16)
def _replay(text: str) -> Callable[..., Any]:
    return jax_source(parse_module(text)).function()


def check_replay(text: str, inputs: Sequence[np.ndarray | np.generic], ulps: int = 4) -> None:
    """Assert that both agree: integers exactly, floats to a few units in the last place."""
    with jax.enable_x64(True):
        want = run_directly(text, inputs)
        got = run_replay(text, inputs)
    assert len(got) == len(want)
    for mine, theirs in zip(got, want, strict=True):
        assert mine.dtype == theirs.dtype and mine.shape == theirs.shape
        if mine.dtype.kind in "iub":
            np.testing.assert_array_equal(mine, theirs)
            continue
        wide = np.complex128 if mine.dtype.kind == "c" else np.float64
        single = np.real(mine).dtype if mine.dtype.kind == "c" else mine.dtype
        eps = float(jax.numpy.finfo(single).eps)
        np.testing.assert_allclose(
            mine.astype(wide), theirs.astype(wide), rtol=ulps * eps, atol=0, equal_nan=True
        )
