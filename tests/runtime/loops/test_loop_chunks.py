"""Loops in chunks of known length, as GPUs run them (runtime/loops/chunks.py)."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from raise_kernel.runtime.loops import chunks
from raise_kernel.runtime.loops.chunks import CHUNK, counted_loop


def body(iteration, values):
    a, b = values
    return [b * 0.5 + iteration.astype(a.dtype), a]


def on_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lowered for a GPU runs here."""

    def chosen(*args, cuda, **_):
        return cuda(*args)

    monkeypatch.setattr(chunks.lax, "platform_dependent", chosen)


@pytest.mark.sample(4)
@pytest.mark.parametrize("count", [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 5 * CHUNK + 7])
@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint32, np.int64])
@pytest.mark.usefixtures("x64")
def test_chunks_make_the_iterations_of_the_loop(monkeypatch, count: int, dtype: type) -> None:
    on_gpu(monkeypatch)
    start = [jnp.arange(5.0), jnp.full(5, jnp.nan).at[0].set(jnp.inf)]
    made = jax.jit(lambda n, *s: counted_loop(n, body, s))(dtype(count), *start)
    wanted = lax.fori_loop(dtype(0), dtype(count), body, start)
    for mine, other in zip(made, wanted, strict=True):
        np.testing.assert_array_equal(mine, other)


def test_a_count_near_the_end_of_its_type(monkeypatch) -> None:
    on_gpu(monkeypatch)
    (made,) = jax.jit(lambda n: counted_loop(n, lambda _, s: [s[0] + 1], [jnp.int32(0)]))(
        np.int8(127)
    )
    assert made == 127


@pytest.mark.parametrize(("platform", "loops"), [("cuda", 3), ("cpu", 1), ("tpu", 1)])
def test_only_gpus_have_chunks(platform: str, loops: int) -> None:
    """Chunks, the iterations of one, and the rest."""
    traced = jax.jit(lambda n, x: counted_loop(n, body, [x, x])).trace(np.int32(9), jnp.ones(3))
    text = traced.lower(lowering_platforms=(platform,)).as_text()
    assert text.count("stablehlo.while") == loops
