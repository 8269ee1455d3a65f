"""The JAX primitive of a kernel's own code, and its rules.

    native_launch(*memories, *scalars) -> the written memories

On the platforms that a launch has code for it becomes a `stablehlo.custom_call` of XLA's typed FFI,
whose written buffers alias its operands: in place where the caller's are free, else XLA copies.
Everywhere else it is the raised program: derivatives, `vmap`, programs over several devices,
`jax.export` and the other platforms see the raised program and nothing else.
"""

from __future__ import annotations

import contextlib
import contextvars
import ctypes
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from jax.core import ShapedArray
from jax.dtypes import float0
from jax.extend.core import Primitive

from raise_kernel.jax_interpreters import (
    jax_batching,
    jax_derivatives,
    lower_fun,
    register_lowering,
)

if TYPE_CHECKING:
    from raise_kernel.runtime.native.steps import Steps

native_launch_p = Primitive("raise_kernel_native_launch")
native_launch_p.multiple_results = True


@dataclass(frozen=True)
class Target:
    """A handler as XLA knows it.

    `operands` are the numbers of the launch's arguments that it takes, in order, and `aliases` give
    the result whose memory an operand's is, by the operand's number. It also takes arrays of zeros,
    of these types, for its own use; and it may write arguments of the numbers `spoiled`, which do
    not come back. Both follow the launch's results, as results that nobody reads. `tells`: it may
    print.
    """

    name: str
    operands: tuple[int, ...]
    aliases: Mapping[int, int]
    zeros: tuple[jax.ShapeDtypeStruct, ...] = ()
    spoiled: tuple[int, ...] = ()
    tells: bool = False


@dataclass(frozen=True, eq=False)
class NativeLaunch:
    """One launch: the raised program, its results, and a target a platform ("cpu", "cuda").

    `alone`: the raised program is a refusal, for the kernel has no tensor form. `steps` makes
    launches of several steps of a time loop.
    """

    raised: Callable[..., Any]
    results: tuple[ShapedArray, ...]
    targets: Mapping[str, Target] = field(default_factory=dict)
    alone: bool = False
    steps: Steps | None = None

    def __call__(self, *values: Any) -> Any:
        """As the raised program: a tuple, or the one result, or None."""
        results = tuple(native_launch_p.bind(*values, launch=self))
        if not results:
            return None
        return results[0] if len(results) == 1 else results

    def portable(self, *values: Any) -> tuple[Any, ...]:
        """The raised program's results as a tuple."""
        result = self.raised(*values)
        if not self.results:
            return ()
        return result if isinstance(result, tuple) else (result,)


_portable_only = contextvars.ContextVar("portable_only", default=False)


@contextlib.contextmanager
def portable_programs() -> Iterator[None]:
    """Programs that are lowered inside have the raised program in place of native code."""
    token = _portable_only.set(True)
    try:
        yield
    finally:
        _portable_only.reset(token)


_lock = threading.Lock()
_registered: set[tuple[str, str]] = set()


def register_target(name: str, address: int, platform: str, record: int = 0) -> None:
    """Make the handler at an address known to XLA, and the one that records what it does, if there
    is one; again is fine, for the name tells the code."""
    with _lock:
        if (name, platform) in _registered:
            return
        handlers = _capsule(address)
        if record:
            handlers = {"execute": handlers, "record": _capsule(record)}
        jax.ffi.register_ffi_target(name, handlers, platform=platform, api_version=1)
        _registered.add((name, platform))


def _capsule(address: int) -> Any:
    handler = ctypes.cast(address, ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p))
    return jax.ffi.pycapsule(handler)


@native_launch_p.def_impl
def _run(*values: Any, launch: NativeLaunch) -> list[Any]:
    """Outside of a program there is none to put the code in."""
    return list(launch.portable(*values))


@native_launch_p.def_abstract_eval
def _types(*_: Any, launch: NativeLaunch) -> list[ShapedArray]:
    return list(launch.results)


def _derivative(
    values: Sequence[Any], tangents: Sequence[Any], *, launch: NativeLaunch
) -> tuple[list[Any], list[Any]]:
    tangents = [jax_derivatives.instantiate_zeros(t) for t in tangents]
    results, moved = jax.jvp(launch.portable, tuple(values), tuple(tangents))
    return list(results), [_symbolic(t, r) for t, r in zip(moved, results, strict=True)]


def _symbolic(tangent: Any, result: Any) -> Any:
    """The tangent of an integer result is a zero that has no array."""
    if tangent.dtype == float0:
        return jax_derivatives.Zero(jax.typeof(result).to_tangent_aval())
    return tangent


def _batch(
    values: Sequence[Any], axes: Sequence[Any], *, launch: NativeLaunch
) -> tuple[list[Any], list[int]]:
    if launch.alone:
        return _one_by_one(values, axes, launch)
    results = jax.vmap(launch.portable, in_axes=tuple(axes))(*values)
    return list(results), [0] * len(results)


def _one_by_one(
    values: Sequence[Any], axes: Sequence[Any], launch: NativeLaunch
) -> tuple[list[Any], list[int]]:
    """One launch for each element of the batch, in order."""
    batched = [number for number, axis in enumerate(axes) if axis is not None]
    rows = tuple(jnp.moveaxis(values[number], axes[number], 0) for number in batched)

    def one(row: tuple[Any, ...]) -> list[Any]:
        whole = list(values)
        for number, value in zip(batched, row, strict=True):
            whole[number] = value
        return native_launch_p.bind(*whole, launch=launch)

    results = jax.lax.map(one, rows)
    return list(results), [0] * len(results)


def _portable(*values: Any, launch: NativeLaunch) -> tuple[Any, ...]:
    return launch.portable(*values)


_lower_portable = lower_fun(_portable, multiple_results=True)


def _as_bytes(dtype: Any) -> Any:
    """A kernel may leave any byte in an array of truth values: XLA's are 0 and 1."""
    return jnp.uint8 if dtype == jnp.bool_ else dtype


def _bytes_like(value: Any) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(value.shape, _as_bytes(value.dtype))


def _lower_native(platform: str) -> Callable[..., Any]:
    def call(*values: Any, launch: NativeLaunch) -> Sequence[Any]:
        target = launch.targets[platform]
        types = [jax.ShapeDtypeStruct(t.shape, _as_bytes(t.dtype)) for t in launch.results]
        types += [_bytes_like(values[number]) for number in target.spoiled]
        types += target.zeros
        run = jax.ffi.ffi_call(
            target.name,
            types,
            has_side_effect=target.tells,
            input_output_aliases=dict(target.aliases),
        )
        operands = [values[number] for number in target.operands]
        operands += [jnp.zeros(t.shape, t.dtype) for t in target.zeros]
        for number in target.aliases:
            operands[number] = operands[number].astype(_as_bytes(operands[number].dtype))
        results = run(*operands)[: len(launch.results)]
        return [r.astype(t.dtype) for r, t in zip(results, launch.results, strict=True)]

    native = lower_fun(call, multiple_results=True)

    def rule(ctx: Any, *operands: Any, launch: NativeLaunch) -> Any:
        lower = native if is_served(ctx, platform, launch) else _lower_portable
        return lower(ctx, *operands, launch=launch)

    return rule


def is_served(ctx: Any, platform: str, launch: NativeLaunch) -> bool:
    """Whether a program that is lowered for a platform has a launch's own code in it."""
    return platform in launch.targets and is_for_one_device(ctx)


def is_for_one_device(ctx: Any) -> bool:
    """Whether the program runs here, and each of its devices on arrays of its own."""
    module = ctx.module_context
    if _portable_only.get():
        return False
    if module.lowering_parameters.for_export:
        return False
    axes = module.axis_context
    mesh = getattr(axes, "mesh", None)
    if mesh is not None:
        return axes.manual_axes == frozenset(mesh.axis_names)
    return getattr(axes, "num_devices", 0) == 1


jax_derivatives.primitive_jvps[native_launch_p] = _derivative
jax_batching.primitive_batchers[native_launch_p] = _batch
register_lowering(native_launch_p, _lower_portable)
for _platform in ("cpu", "cuda"):
    register_lowering(native_launch_p, _lower_native(_platform), platform=_platform)
