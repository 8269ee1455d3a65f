"""Every transformation of JAX, on kernels under each executor: the results are those of the raised
program alone. Two kernels run here, `-m nightly` runs all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P
from tests.kernels.specs import SPECS
from tests.native.clock import Clock

import raise_kernel as rk

# A stencil, a sum over a block in shared memory, a product in tiles, sums by atomics, a gather.
NAMES = ("jacobi2d", "tree_sum", "matmul_tile16", "saxpy", "add_f")

pytestmark = pytest.mark.usefixtures("x64")

Function = Callable[..., Any]


def functions(name: str, executor: str) -> tuple[Function, Function, list[Any]]:
    """The kernel by the raised program and by an executor, and the arrays of floats that both
    take."""
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = rk.load(spec.path("O2"), kernel=spec.kernel)
    places = [
        place
        for place, value in enumerate(call.args)
        if isinstance(value, np.ndarray) and value.dtype.kind == "f" and value.ndim
    ]
    assert places

    def by(executor: str) -> Function:
        launch = kernel[call.launch].options(executor=executor)

        def run(*arrays: Any) -> tuple[Any, ...]:
            args = list(call.args)
            for place, array in zip(places, arrays, strict=True):
                args[place] = array
            results = launch(*args)
            return results if isinstance(results, tuple) else (results,)

        return run

    own = by(executor)
    arrays = [jnp.asarray(call.args[place]) for place in places]
    own(*arrays)  # "auto" knows from here on
    assert ("raise_kernel.native" in jax.jit(own).lower(*arrays).as_text()) == (executor != "xla")
    return by("xla"), own, arrays


def loss(function: Function) -> Function:
    def total(*arrays: Any) -> Any:
        return sum((r * r).sum() for r in function(*arrays) if r.dtype.kind == "f")

    return total


def same(found: Any, want: Any) -> None:
    for one, other in zip(jax.tree.leaves(found), jax.tree.leaves(want), strict=True):
        assert one.dtype == other.dtype
        if one.dtype != jax.dtypes.float0:
            np.testing.assert_allclose(one, other, rtol=2e-5, atol=1e-5)


def jitted(function: Function, arrays: list[Any]) -> Any:
    return jax.jit(function)(*arrays)


def forward(function: Function, arrays: list[Any]) -> Any:
    return jax.jvp(function, tuple(arrays), tuple(map(jnp.cos, arrays)))


def reverse(function: Function, arrays: list[Any]) -> Any:
    return jax.jit(jax.grad(loss(function), tuple(range(len(arrays)))))(*arrays)


def batched(function: Function, arrays: list[Any]) -> Any:
    return jax.jit(jax.vmap(function))(*(jnp.stack([a, 2 * a]) for a in arrays))


def partly_batched(function: Function, arrays: list[Any]) -> Any:
    first, *rest = arrays
    batch = jnp.stack([first, first + 1], axis=-1)
    return jax.vmap(lambda a: function(a, *rest), in_axes=-1)(batch)


def batched_derivative(function: Function, arrays: list[Any]) -> Any:
    return jax.vmap(jax.grad(loss(function)))(*(jnp.stack([a, 2 * a]) for a in arrays))


def checkpointed(function: Function, arrays: list[Any]) -> Any:
    return jax.grad(loss(jax.checkpoint(function)))(*arrays)


def looped(function: Function, arrays: list[Any]) -> Any:
    return jax.lax.fori_loop(
        0, 3, lambda _, state: state + loss(function)(*arrays), jnp.zeros((), arrays[0].dtype)
    )


def exported(function: Function, arrays: list[Any]) -> Any:
    made = export.export(jax.jit(function))(*arrays)
    assert "raise_kernel.native" not in made.mlir_module()
    return export.deserialize(made.serialize()).call(*arrays)


def on_a_mesh(function: Function, arrays: list[Any]) -> Any:
    mesh = Mesh(np.array(jax.devices()[:1]), ("d",))
    placed = [jax.device_put(a, NamedSharding(mesh, P())) for a in arrays]
    return jax.jit(function)(*placed)


def mapped_by_hand(function: Function, arrays: list[Any]) -> Any:
    mesh = Mesh(np.array(jax.devices()[:1]), ("d",))
    return jax.jit(jax.shard_map(function, mesh=mesh, in_specs=P(), out_specs=P()))(*arrays)


WAYS = (
    *(jitted, forward, reverse, batched, partly_batched, batched_derivative, checkpointed),
    *(looped, exported, on_a_mesh, mapped_by_hand),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("name", "executor"), [("tree_sum", "native"), ("saxpy", "auto")])
def test_kernel(name: str, executor: str, clock: Clock) -> None:
    check(name, executor, clock)


@pytest.mark.nightly
@pytest.mark.parametrize("executor", ["native", "auto"])
@pytest.mark.parametrize("name", NAMES)
def test_all_kernels(name: str, executor: str, clock: Clock) -> None:
    check(name, executor, clock)


def check(name: str, executor: str, clock: Clock) -> None:
    clock.times = [1.0, 0.1]
    raised, own, arrays = functions(name, executor)
    measured = clock.calls
    for way in WAYS:
        same(way(own, arrays), way(raised, arrays))
    assert clock.calls == measured, "nothing is measured in a transformation"
