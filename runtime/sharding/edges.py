"""The elements around a device's block, which its neighbours have: they are sent, and put in place.

A block lies in one array with those before and after it. XLA's `dynamic-update-slice` of such an
array copies all of it on GPUs, where a kernel's own code reads it, too. So what has come is put in
its place by a handler, whose result has the memory of its operand.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any

import jax.numpy as jnp
from jax import lax
from jax.core import ShapedArray

from raise_kernel.runtime.native.call_frame import (
    COMMAND_BUFFER_COMPATIBLE,
    INTERNAL,
    Handler,
    c_string,
    support,
)
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import NativeLaunch, Target, register_target
from raise_kernel.runtime.native.part import Block

_COPY = "cuMemcpyDtoDAsync_v2"


def sent(value: Any, block: Block, axis: str, count: int) -> list[Any]:
    """What a device's neighbours along an axis of `count` devices have of its array. Nothing comes
    to the ends of the whole array: what is there is never read."""
    up = [(k, k + 1) for k in range(count - 1)]
    came = []
    if block.before:
        last = lax.slice_in_dim(value, block.elements, block.elements + block.before)
        came.append(lax.ppermute(last, axis, up))
    if block.after:
        first = lax.slice_in_dim(value, block.before, block.before + block.after)
        came.append(lax.ppermute(first, axis, [(b, a) for a, b in up]))
    return came


def put(
    value: Any, came: Sequence[Any], block: Block, platform: str, before: Sequence[Any] = ()
) -> tuple[Any, list[Any]]:
    """A device's array with what has come in its place, once the arrays `before` are computed; and
    these."""
    types = tuple(ShapedArray(v.shape, v.dtype) for v in (value, *before))
    results = _put(block, types, platform)(value, *came, *before)
    value, *others = results if before else (results,)
    return value, others


@functools.cache
def _put(block: Block, types: tuple[ShapedArray, ...], platform: str) -> NativeLaunch:
    """Puts what has come before and after a block; the other arrays stay as they are."""
    sides = [(0, block.before), (block.before + block.elements, block.after)]
    sides = [(start, size) for start, size in sides if size]

    def portable(value: Any, *others: Any) -> Any:
        for (start, _), part in zip(sides, others, strict=False):
            value = lax.dynamic_update_slice_in_dim(value, part, start, 0)
        return value, *others[len(sides) :]

    size = types[0].dtype.itemsize
    ranges = [(size * start, size * n) for start, n in sides]
    target = _target(ranges, len(types) - 1, platform)
    return NativeLaunch(portable, types, {platform: target})


def _target(sides: list[tuple[int, int]], others: int, platform: str) -> Target:
    """The handler that copies the operands after the first one to byte positions of it."""
    name = "_".join(["rk.edges", platform, str(others), *(f"{at}.{size}" for at, size in sides)])
    traits = COMMAND_BUFFER_COMPATIBLE if platform == "cuda" else 0
    operands = 1 + len(sides) + others
    handler = Handler(name, operands, 1 + others, traits)
    makes = _on_gpu if platform == "cuda" else _on_cpu
    text = support() + makes(name, handler, sides)
    addresses = compiled(text, (name, f"{name}.copy"))
    if platform == "cuda":
        use = ctypes.c_void_p.from_address(addresses[f"{name}.copy"])
        use.value = driver().address(_COPY)
    register_target(name, addresses[name], "CUDA" if platform == "cuda" else "cpu")
    aliases = {0: 0} | {1 + len(sides) + k: 1 + k for k in range(others)}
    return Target(name, tuple(range(operands)), aliases)


def _places(sides: list[tuple[int, int]]) -> str:
    return "".join(
        f"  %to{k} = getelementptr i8, ptr %ret0, i64 {at}\n" for k, (at, _) in enumerate(sides)
    )


def _on_cpu(name: str, handler: Handler, sides: list[tuple[int, int]]) -> str:
    copies = "".join(
        f"  call void @llvm.memcpy.p0.p0.i64(ptr %to{k}, ptr %arg{k + 1}, i64 {size}, i1 false)\n"
        for k, (_, size) in enumerate(sides)
    )
    declared = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    variable = f'@"{name}.copy" = global ptr null\n'
    return declared + variable + handler.text(f"{_places(sides)}{copies}  ret ptr null")


def _on_gpu(name: str, handler: Handler, sides: list[tuple[int, int]]) -> str:
    """On the stream, by the driver."""
    copies, after = "", "  ret ptr null\n"
    for k, (_, size) in enumerate(sides):
        copies += f"""  %from{k} = ptrtoint ptr %arg{k + 1} to i64
  %at{k} = ptrtoint ptr %to{k} to i64
  %code{k} = call i32 %copy(i64 %at{k}, i64 %from{k}, i64 {size}, ptr %stream)
  %done{k} = icmp eq i32 %code{k}, 0
  br i1 %done{k}, label %next{k}, label %failed

next{k}:
"""
    body = f"""  %stream.at = alloca ptr
  %no.stream = call ptr @rk.ffi.stream(ptr %frame, ptr %stream.at)
  %has.stream = icmp eq ptr %no.stream, null
  br i1 %has.stream, label %begin, label %streamless

streamless:
  ret ptr %no.stream

failed:
  %not.copied = call ptr @rk.ffi.error(ptr %frame, ptr @"{name}.failed", i32 {INTERNAL})
  ret ptr %not.copied

begin:
  %stream = load ptr, ptr %stream.at
  %copy = load ptr, ptr @"{name}.copy"
{_places(sides)}{copies}{after}"""
    message = "error[RK050]: the driver does not copy what neighbours have sent"
    variable = f'@"{name}.copy" = global ptr null\n'
    return c_string(f"{name}.failed", message) + variable + handler.text(body)


def padded(local: Any, block: Block) -> Any:
    """A device's block as one row, with room around it."""
    return jnp.pad(lax.reshape(local, (block.elements,)), (block.before, block.after))


def unpadded(value: Any, block: Block, shape: tuple[int, ...]) -> Any:
    """The block of `padded` again."""
    own = lax.slice_in_dim(value, block.before, block.before + block.elements)
    return lax.reshape(own, shape)
