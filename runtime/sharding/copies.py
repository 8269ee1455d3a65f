"""Copies between parts of a device's arrays, all in one step of its own code.

XLA's `dynamic-update-slice` of an array copies all of it on GPUs, where a kernel's own code reads
it, too; here a result may have the memory of an operand. XLA's slices, and the driver's copies, are
commands one after the other, a few microseconds each; here one kernel makes all of them. Devices at
even and at odd positions may copy other parts: the program is one for all of them.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from raise_kernel.frontend.arguments.signature import ByDevice, Launch
from raise_kernel.runtime.native.call_frame import Handler, support
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.launch import GpuLaunch
from raise_kernel.runtime.native.gpu.ptx import ptx_of_module
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import Target, register_target

_ENTRY = "rk_copies"
_THREADS = 256
# A thread copies so many bytes, or fewer where addresses are multiples of no more.
_UNITS = {16: "<4 x i32>", 8: "i64", 4: "i32", 2: "i16", 1: "i8"}


@dataclass(frozen=True)
class Bytes:
    """So many bytes of an array, from one place of it on to another place of another one."""

    at: int
    begin: int
    size: int


@dataclass(frozen=True)
class Copy:
    """Bytes of operand `source` to result `to`: those of devices at even positions, and at odd
    ones."""

    source: int
    to: int
    even: Bytes
    odd: Bytes


def target_of(
    copies: Sequence[Copy],
    operands: int,
    results: int,
    aliases: Mapping[int, int],
    platform: str,
    positions: ByDevice,
) -> Target:
    """A handler that makes copies. Operands are the device's position, then the arrays; `aliases`
    are the results that have arrays' memory. GPUs are told their `positions` by the host."""
    if platform == "cuda":
        launch = _launch(tuple(copies), operands, results, positions)
        return Target(launch.loaded().name, tuple(range(1, operands + 1)), aliases)
    name = hashlib.sha256(repr((copies, operands, results)).encode()).hexdigest()[:32]
    name = f"rk.copies.{name}"
    text = support() + _on_cpu(copies, Handler(name, operands + 1, results))
    register_target(name, compiled(text, (name,))[name], "cpu")
    shifted = {1 + operand: result for operand, result in aliases.items()}
    return Target(name, tuple(range(operands + 1)), shifted)


def _on_cpu(copies: Sequence[Copy], handler: Handler) -> str:
    lines = ["  %position = load i32, ptr %arg0", "  %odd = trunc i32 %position to i1"]
    for k, copy in enumerate(copies):
        lines += [
            *_selected(k, copy, 1),
            f"  %to{k} = getelementptr i8, ptr %ret{copy.to}, i64 %begin{k}",
            f"  %from{k} = getelementptr i8, ptr %arg{copy.source + 1}, i64 %at{k}",
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %to{k}, ptr %from{k}, i64 %size{k}, i1 false)",
        ]
    declared = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    return declared + handler.text("\n".join([*lines, "  ret ptr null"]))


def _selected(k: int, copy: Copy, unit: int) -> list[str]:
    """The size of a copy, in units, and its two offsets in bytes."""
    pairs = {
        "size": (copy.even.size // unit, copy.odd.size // unit),
        "at": (copy.even.at, copy.odd.at),
        "begin": (copy.even.begin, copy.odd.begin),
    }
    return [
        f"  %{name}{k} = select i1 %odd, i64 {odd}, i64 {even}"
        for name, (even, odd) in pairs.items()
    ]


def _launch(
    copies: tuple[Copy, ...], operands: int, results: int, positions: ByDevice
) -> GpuLaunch:
    sources = [place for copy in copies for place in (("arg", copy.source), ("ret", copy.to))]
    return GpuLaunch(
        ptx_of_module(kernel_text(copies), driver().target),
        _ENTRY,
        "copies of edges",
        launch_of(copies),
        (*sources, ("device", 0)),
        operands,
        results,
        by_device=(positions,),
    )


def launch_of(copies: Sequence[Copy]) -> Launch:
    """Threads for all units of copies."""
    most = sum(max(copy.even.size, copy.odd.size) for copy in copies) // unit_of(copies)
    return Launch((max(1, -(-most // _THREADS)), 1, 1), (_THREADS, 1, 1))


def unit_of(copies: Sequence[Copy]) -> int:
    """The bytes that a thread copies. Arrays begin at multiples of 16."""
    each = [one for copy in copies for one in (copy.even, copy.odd)]
    return math.gcd(16, *(n for one in each for n in (one.at, one.begin, one.size)))


def kernel_text(copies: Sequence[Copy]) -> str:
    """A kernel whose threads copy one unit each, of the copies one after the other."""
    unit = unit_of(copies)
    arrays = "".join(f"ptr align 16 %source{k}, ptr align 16 %to{k}, " for k in range(len(copies)))
    lines = [
        f"define ptx_kernel void @{_ENTRY}({arrays}i32 %position) {{",
        "  %odd = trunc i32 %position to i1",
        "  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()",
        "  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
        f"  %start = mul i32 %block, {_THREADS}",
        "  %number = add i32 %start, %thread",
        "  %number0 = zext i32 %number to i64",
        "  br label %test0",
    ]
    for k, copy in enumerate(copies):
        lines += [
            f"test{k}:",
            *_selected(k, copy, unit),
            f"  %is{k} = icmp ult i64 %number{k}, %size{k}",
            f"  br i1 %is{k}, label %copy{k}, label %next{k}",
            f"copy{k}:",
            f"  %by{k} = mul i64 %number{k}, {unit}",
            f"  %read.by{k} = add i64 %by{k}, %at{k}",
            f"  %write.by{k} = add i64 %by{k}, %begin{k}",
            f"  %read{k} = getelementptr i8, ptr %source{k}, i64 %read.by{k}",
            f"  %write{k} = getelementptr i8, ptr %to{k}, i64 %write.by{k}",
            f"  %value{k} = load {_UNITS[unit]}, ptr %read{k}, align {unit}",
            f"  store {_UNITS[unit]} %value{k}, ptr %write{k}, align {unit}",
            "  ret void",
            f"next{k}:",
            f"  %number{k + 1} = sub i64 %number{k}, %size{k}",
            f"  br label %test{k + 1}",
        ]
    lines += [f"test{len(copies)}:", "  ret void", "}"]
    declared = [f"declare i32 @llvm.nvvm.read.ptx.sreg.{name}.x()" for name in ("ctaid", "tid")]
    return "\n".join([*lines, *declared, ""])
