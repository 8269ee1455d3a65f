"""Launches thread by thread, on the reference executor: of kernels that print, and of others that
have no tensor form.

A tensor program has no output but arrays. Such a kernel runs on this CPU as it is written; what it
prints goes to standard output in the order of its threads. It is slow.

If the kernel handles addresses as data, its arguments are at the addresses that the program knows
them by, and it reaches other buffers of the device through addresses that it finds in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.recorded import lazy
from raise_kernel.runtime.reference.execute import execute_bound
from raise_kernel.runtime.reference.reached import Reached
from raise_kernel.runtime.reference.running.order import FORWARDS, Order

# What kernels have allocated and not freed, by address: the bytes.
_HEAP: dict[int, int] = {}


@dataclass(frozen=True)
class ByThreads:
    """A launch bound to its buffers and to the memory of its module's variables."""

    module: LLVMModule
    info: KernelInfo
    launch: Launch
    arguments: tuple[Argument, ...]
    buffers: tuple[Buffer, ...]
    variables: Mapping[str, Buffer]
    handles_addresses: bool = False

    def run(self) -> None:
        """Run now; buffers and variables hold what the kernel leaves in them, and so does every
        buffer that it reaches through an address in memory."""
        memory = self.memory()
        if self.handles_addresses:
            # A recorded launch may write to any buffer that this one reaches.
            lazy.flush()
            addresses = [MEMORY.address_of(buffer) for buffer in self.buffers]
            reached = Reached(MEMORY.before, (*self.buffers, *self.variables.values()), _HEAP)
            self.execute(memory, None, addresses=addresses, reached=reached)
        else:
            self.execute(memory, None)
        for buffer, data in zip(self.buffers, memory.buffers, strict=True):
            buffer.from_host(0, data)
        for name, buffer in self.variables.items():
            buffer.from_host(0, memory.variables[name])

    def memory(self) -> Memory:
        """What buffers and variables hold now, to be written to."""
        named = {name: _bytes(buffer) for name, buffer in self.variables.items()}
        return Memory([_bytes(buffer) for buffer in self.buffers], named)

    def execute(
        self,
        memory: Memory,
        output: Callable[[str], object] | None,
        order: Order = FORWARDS,
        noise: int | None = None,
        addresses: Sequence[int | None] = (),
        reached: Reached | None = None,
    ) -> None:
        """Run on `memory`, which changes, as do the buffers of `reached`; all others stay."""
        memory.buffers = execute_bound(
            self.module,
            self.info,
            self.launch,
            self.arguments,
            memory.buffers,
            memory.variables,
            output,
            order=order,
            noise=noise,
            addresses=addresses,
            reached=reached,
        )


@dataclass
class Memory:
    """Bytes of a launch's buffers, and of its module's variables by name."""

    buffers: list[np.ndarray]
    variables: dict[str, np.ndarray]

    def copy(self) -> Memory:
        named = {name: data.copy() for name, data in self.variables.items()}
        return Memory([data.copy() for data in self.buffers], named)


def _bytes(buffer: Buffer) -> np.ndarray:
    return buffer.to_host(0, buffer.nbytes).copy()
