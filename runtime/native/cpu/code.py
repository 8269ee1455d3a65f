"""The code of a kernel for CPUs, as it is kept: to run it, nothing is imported that makes it."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.remarks import Remark
from raise_kernel.runtime.native.cpu.rules.vector_library import library_key
from raise_kernel.runtime.native.jit import compiled, host_cpu
from raise_kernel.runtime.native.launch import Target, register_target


@dataclass(frozen=True)
class CpuCode:
    """A handler in LLVM IR: its name, what it takes, and which operand's memory a result has.

    `text` is empty where there is no code for the kernel, and `remarks` say why.
    """

    text: str
    name: str
    operands: tuple[int, ...]
    aliases: tuple[tuple[int, int], ...]
    remarks: tuple[Remark, ...] = ()
    platform = "cpu"

    def target(self) -> Target:
        """Compiled for this machine, and known to XLA."""
        address = compiled(self.text, [self.name])[self.name]
        register_target(self.name, address, "cpu")
        return Target(self.name, self.operands, dict(self.aliases))


def cpu_key() -> tuple[object, ...]:
    """What of this machine decides the code."""
    return host_cpu(), library_key()
