"""Ten kernels in a row on device arrays: one program against launch by launch.

    python bench/lazy_fusion.py [--limit 3] [--size 1000000]

A three-point stencil, eight kernels that scale or shift element by element, another stencil; each
reads what the one before it wrote. The number of whole arrays that the compiled program writes is
counted in it: XLA keeps what a stencil reads at three offsets, and nothing else on the way. Exit
code 1 where fusing is less than `--limit` times as fast.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from rich.console import Console
from rich.table import Table

from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, wide
from raise_kernel.runtime.device.launch import Program, launch, synchronize
from raise_kernel.runtime.device.recorded import fused, lazy

BLOCK = 256
STENCILS = (0, 9)
POINT = "  %r = {} float %v, %a"
STENCIL = """  %pl = getelementptr float, ptr %p, i64 -1
  %pr = getelementptr float, ptr %p, i64 1
  %left = load float, ptr %pl
  %right = load float, ptr %pr
  %s = fadd float %left, %right
  %m = fmul float %s, %a
  %r = fadd float %m, %v"""
KERNEL = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y, float %a) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul nsw i32 %c, {block}
  %n = add nsw i32 %b, %t
  %low = icmp sge i32 %n, {edge}
  %high = icmp slt i32 %n, {last}
  %in = and i1 %low, %high
  %i = sext i32 %n to i64
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %q = getelementptr inbounds float, ptr %y, i64 %i
  br i1 %in, label %then, label %end
then:
  %v = load float, ptr %p
{lines}
  store float %r, ptr %q
  br label %end
end:
  ret void
}}
"""


def chain_programs(size: int) -> list[Program]:
    """Ten kernels: a stencil, eight that go element by element, a stencil."""
    found = []
    for number in range(10):
        stencil = int(number in STENCILS)
        lines = STENCIL if stencil else POINT.format("fmul" if number % 2 else "fadd")
        text = KERNEL.format(block=BLOCK, edge=stencil, last=size - stencil, lines=lines)
        module = LLVMModule.parse(text)
        found.append(Program(module, kernels(module)[0]))
    return found


def array(size: int, values: np.ndarray | None = None) -> DeviceArray:
    """A device array; without values it is as `cuda.device_array` gives it."""
    buffer = Buffer(4 * size)
    if values is not None:
        buffer.from_host(0, values.view(np.uint8))
    return DeviceArray(buffer, 0, (size,), (4,), np.dtype(np.float32))


class Chain:
    """The chain from one array; what stands between the kernels is allocated as it goes."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.programs = chain_programs(size)
        self.launch = launch_of((-(-size // BLOCK), BLOCK))
        random = np.random.default_rng(0)
        self.first = array(size, random.normal(size=size).astype(np.float32))

    def last(self) -> DeviceArray:
        """All ten launches; the last array."""
        x = self.first
        for number, program in enumerate(self.programs):
            y = array(self.size)
            launch(program, self.launch, [x, y, np.float32(0.3 + 0.01 * number)])
            x = y
        return x

    def run(self) -> np.ndarray:
        """The chain, and a read of its last array."""
        buffer = self.last().buffer
        jax.block_until_ready(buffer.value)
        return buffer.to_host(0, 4 * self.size).view(np.float32)


def milliseconds(call: Callable[[], Any], rounds: int) -> tuple[float, float]:
    """The least time of a call launch by launch, and recorded; in turns, so both meet one load."""
    times: dict[bool, list[float]] = {False: [], True: []}
    for turn in range(2 * (rounds + 2)):
        config.lazy = bool(turn % 2)
        start = time.perf_counter()
        call()
        times[config.lazy].append(time.perf_counter() - start)
    return 1e3 * min(times[False][2:]), 1e3 * min(times[True][2:])


def stored_arrays(chain: Chain) -> tuple[int, int]:
    """Whole arrays that the entry of the compiled program writes, and its bytes of temporaries."""
    seen: list[Any] = []
    original = lazy.fused

    def note(*what: Any) -> Any:
        seen.append(what)
        return original(*what)

    lazy.fused = note
    try:
        chain.run()
    finally:
        lazy.fused = original
    items, inputs, outputs, _ = seen[-1]
    with wide():
        values = [jax.ShapeDtypeStruct((chain.size,), np.float32) for _ in inputs]
        compiled = fused.lowered(items, inputs, outputs, values).compile()
    return whole_arrays(compiled.as_text(), chain.size), (
        compiled.memory_analysis().temp_size_in_bytes
    )


def whole_arrays(program: str, size: int) -> int:
    """The arrays of `size` floats that a compiled program writes: in its entry, and in the branches
    that run (the others give blank memory)."""
    named = re.findall(r"^(?:ENTRY )?%(\S+) \(.*?\{\n(.*?)^\}", program, re.DOTALL | re.MULTILINE)
    entry = program.split("\nENTRY ")[1]
    taken = re.findall(r"branch_computations=\{%[^,]*, %([^}]*)\}", entry)
    bodies = [entry, *(dict(named)[name] for name in taken)]
    store = rf"= f32\[{size}\]\S* (?!parameter|get-tuple)\w"
    return sum(len(re.findall(store, body)) for body in bodies)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--limit", type=float, default=3.0)
    parser.add_argument("--size", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=150)
    options = parser.parse_args()
    chain = Chain(options.size)
    config.lazy = False
    want = chain.run().copy()
    config.lazy = True
    np.testing.assert_array_equal(chain.run(), want)
    separate, together = milliseconds(chain.run, options.rounds)
    arrays, temporaries = stored_arrays(chain)
    synchronize()
    table = Table(title=f"Ten kernels, {options.size:,} elements, {jax.default_backend()}")
    for heading in ("launches", "ms", "whole arrays stored", "bytes of temporaries"):
        table.add_column(heading, justify="right")
    table.add_row("one by one", f"{separate:.2f}", "10", "")
    table.add_row("recorded", f"{together:.2f}", str(arrays), f"{temporaries:,}")
    Console().print(table, f"{separate / together:.2f} times as fast", sep="\n")
    return int(separate / together < options.limit or arrays > 3)


if __name__ == "__main__":
    sys.exit(main())
