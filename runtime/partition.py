"""Kernels on arrays that lie on several devices.

XLA partitions a raised kernel as it partitions any program. Two things are decided here. The form
of stores: a stencil on partitioned arrays is raised in the roll form, whose halos XLA exchanges
with collective-permute; written as an update of a slice, it would gather the array. And meshes with
explicit axes: their types do not say how a slice that does not divide is partitioned, so the kernel
runs with automatic axes inside, and each written array comes back as the array that it replaces is.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

import jax
from jax.core import Tracer
from jax.experimental.xla_metadata import set_xla_metadata
from jax.sharding import AxisType, NamedSharding, PartitionSpec, SingleDeviceSharding

from raise_kernel.frontend.arguments.signature import Launch

# The form of stores that partitions best: see docs/design.md.
PARTITIONED_FORM = "roll"
# That of which the program of one device is made: see `passes/tensor_opt/blocks`.
BLOCK_FORM = "block"


# Of the program that is being traced, where that is known: they need not be here.
_devices: ContextVar[int] = ContextVar("devices", default=0)


@contextmanager
def on_devices(count: int) -> Iterator[None]:
    """What is traced meanwhile is for so many devices."""
    token = _devices.set(count)
    try:
        yield
    finally:
        _devices.reset(token)


_in_blocks: ContextVar[bool] = ContextVar("in_blocks", default=False)


@contextmanager
def in_blocks() -> Iterator[None]:
    """What is traced meanwhile is to become the program of one device's blocks."""
    token = _in_blocks.set(True)
    try:
        # JAX keeps what it has traced, and by this it knows it apart.
        with set_xla_metadata(rk_form=BLOCK_FORM):
            yield
    finally:
        _in_blocks.reset(token)


def launch_for(launch: Launch, arrays: Sequence[Any]) -> Launch:
    """The launch with its stores in the form for where the arrays are, unless one was asked for."""
    return partitioned_launch(launch) if any(map(is_partitioned, arrays)) else launch


def partitioned_launch(launch: Launch) -> Launch:
    """The launch with its stores in the form for several devices, unless one was asked for."""
    if launch.tensor.update_form:
        return launch
    form = BLOCK_FORM if _in_blocks.get() else PARTITIONED_FORM
    return replace(launch, tensor=replace(launch.tensor, update_form=form))


def is_partitioned(value: Any) -> bool:
    """Whether an array, or what JAX traces for one, may be cut up over several devices.

    Automatic axes are not in a traced value's type, and inside a `jax.jit` no mesh need be in use:
    where there are several devices, a traced array may lie on them. Under `shard_map` over all axes
    it is a part.
    """
    if isinstance(value, Tracer):
        mesh = jax.sharding.get_abstract_mesh()
        if mesh.size > 1:
            return any(kind != AxisType.Manual for kind in mesh.axis_types)
        return (_devices.get() or jax.device_count()) > 1
    if isinstance(value, (jax.Array, jax.ShapeDtypeStruct)):
        sharding = value.sharding
        return (
            sharding is not None
            and not isinstance(sharding, SingleDeviceSharding)
            and not sharding.is_fully_replicated
        )
    return False


def devices_of_processes(arrays: Sequence[Any]) -> set[Any]:
    """The devices of an array that lies in several processes; none where all are in this one."""
    for array in arrays:
        if isinstance(array, jax.Array) and not array.is_fully_addressable:
            return set(array.sharding.device_set)
    return set()


def with_automatic_axes(function: Callable[..., Any], written: Sequence[int]) -> Callable[..., Any]:
    """`function`, to be traced on arrays with explicit axes too; `written` are its results."""

    @functools.wraps(function)
    def call(*values: Any) -> Any:
        shardings = [_explicit(value) for value in values]
        known = next((s for s in shardings if s is not None), None)
        if known is None or not written:
            return function(*values)
        whole = NamedSharding(known.mesh, PartitionSpec())
        out = [shardings[number] or whole for number in written]
        axes = tuple(known.mesh.axis_names)
        inside = jax.sharding.auto_axes(
            function, axes=axes, out_sharding=tuple(out) if len(out) > 1 else out[0]
        )
        return inside(*values)

    return call


def _explicit(value: Any) -> NamedSharding | None:
    sharding = jax.typeof(value).sharding
    types = getattr(sharding.mesh, "axis_types", ())
    return sharding if AxisType.Explicit in types else None
