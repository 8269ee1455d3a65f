"""`raise_kernel.jit` on Numba functions: kinds of arrays, what is written, errors."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk

pytest.importorskip("numba.cuda")
pytest.importorskip("cuda.core")

from raise_kernel.numba import cuda

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")


@rk.jit
def scale(x, y, a):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i]


def test_jit_on_each_kind_of_array() -> None:
    host = np.arange(10, dtype=np.float32)
    x = jnp.asarray(host)
    call = scale[1, 32]
    np.testing.assert_array_equal(call(x, jnp.zeros_like(x), np.float32(2)), 2 * host)
    traced = jax.jit(lambda x: call(x, jnp.zeros_like(x), np.float32(2)))
    np.testing.assert_array_equal(traced(x), 2 * host)
    strided = np.zeros(20, np.float32)[::2]
    assert call(host, strided, np.float32(3)) is None
    np.testing.assert_array_equal(strided, 3 * host)
    device = cuda.to_device(np.zeros(10, np.float32))
    scale.forall(10)(host, device, np.float32(4))
    np.testing.assert_array_equal(device.copy_to_host(), 4 * host)
    mixed = call(host, jnp.zeros_like(x), np.float32(5))
    np.testing.assert_array_equal(mixed, 5 * host)


def test_jit_infers_what_is_written() -> None:
    x = np.ones(4)
    uses = scale.parameters(x, x, 1.0)
    assert [str(u) for u in uses[:2]] == [
        "x: array, read, the same array as [1]",
        "y: array, written, the same array as [0]",
    ]
    rk.jit(outputs=["y"])(scale.py_func)[1, 4](x, np.zeros(4), 1.0)
    for outputs, inout in ((["x"], None), (None, []), (["z"], None)):
        with pytest.raises(rk.Refusal, match="RK032"):
            rk.jit(outputs=outputs, inout=inout)(scale.py_func)[1, 4](x, np.zeros(4), 1.0)


def test_jit_errors_have_the_types_that_users_catch() -> None:
    errors = pytest.importorskip("numba.core.errors")
    x = np.ones(4)
    read_only = np.ones(4)
    read_only.flags.writeable = False
    with pytest.raises(TypeError, match="missing a required argument"):
        scale[1, 4](x, x)
    with pytest.raises(TypeError, match="read-only"):
        scale[1, 4](x, read_only, 1.0)
    with pytest.raises(TypeError, match="JAX traces"):
        jax.jit(lambda n: scale[n, 4](x, x, 1.0))(1)
    with pytest.raises(TypeError, match="JAX traces"):
        jax.jit(lambda y: scale[1, 4](y, x, 1.0))(jnp.ones(4))
    with pytest.raises(ValueError, match=r"kernel\[grid, block\]"):
        scale(x, x, 1.0)

    def bad(x):
        x.nothing()

    with pytest.raises(errors.TypingError, match="nothing"):
        rk.jit(bad)[1, 1](x)
