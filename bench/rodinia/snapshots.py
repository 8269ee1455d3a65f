"""One launch of a program, with the memory that it found: enough to make the launch again."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from raise_kernel.cuda.device.arguments import values_of
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program
from raise_kernel.runtime.kernel import launch_of


@dataclass(frozen=True)
class Pointer:
    """A pointer among the arguments: `offset` bytes into parameter `parameter`, it leads to
    `inside` bytes into the allocation at `address`."""

    parameter: int
    offset: int
    address: int
    inside: int


@dataclass(frozen=True)
class Memory:
    """The bytes of an allocation, and the shape and dtype that they had on the device."""

    data: np.ndarray
    form: Form

    @staticmethod
    def of(buffer: Buffer) -> Memory:
        return Memory(buffer.to_host(0, buffer.nbytes).copy(), buffer.form)

    @property
    def array(self) -> np.ndarray:
        return self.data.view(self.form.dtype).reshape(self.form.shape)

    def buffer(self) -> Buffer:
        buffer = Buffer(self.data.nbytes)
        buffer.from_host(0, self.data)
        buffer.take_form(self.form)
        return buffer


@dataclass(frozen=True)
class Snapshot:
    """A launch. `learned` is what earlier launches had taught of the kernel: which numbers differ
    from launch to launch, and the sizes of its grids."""

    module: LLVMModule
    kernel: str
    configuration: tuple[Any, ...]
    arguments: bytes
    memory: dict[int, Memory]
    variables: dict[str, Memory]
    learned: dict[str, Any]
    info: KernelInfo = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "info", find_kernel(self.module, self.kernel))

    def write(self, path: Path) -> None:
        with path.open("wb") as file:
            pickle.dump(self, file, protocol=5)

    @staticmethod
    def read(path: Path) -> Snapshot:
        with path.open("rb") as file:
            return pickle.load(file)

    @property
    def launch(self) -> Launch:
        """The launch, which may write into the memory that it is given."""
        launch = launch_of(self.configuration)
        return replace(launch, tensor=replace(launch.tensor, in_place=True))

    @property
    def pointers(self) -> list[Pointer]:
        """Those that lead to recorded memory."""
        return list(_pointers(self.info, self.arguments, self._base))

    def _base(self, address: int) -> int | None:
        """Where the recorded memory around an address begins."""
        for base, memory in self.memory.items():
            if base <= address < base + max(memory.data.nbytes, 1):
                return base
        return None

    def parameters(self) -> list[bytes]:
        """The bytes of each parameter."""
        return list(_parameters(self.info, self.arguments))

    def restored(self) -> tuple[Program, list[Any], dict[str, Buffer]]:
        """The kernel as it was then, its arguments, and the memory that they lead to by name."""
        buffers = {name_of(address): memory.buffer() for address, memory in self.memory.items()}
        for address in self.memory:
            MEMORY.add(address, buffers[name_of(address)])
        variables = {symbol: memory.buffer() for symbol, memory in self.variables.items()}
        program = Program(self.module, self.info, variables=variables, **self.learned)
        buffers |= {f"variable {symbol}": buffer for symbol, buffer in variables.items()}
        return program, values_of(program, self.arguments), buffers


def name_of(address: int) -> str:
    """The name of the memory at an address."""
    return f"memory {address:#x}"


def taken(program: Program, configuration: tuple[Any, ...], arguments: bytes) -> Snapshot:
    """A launch that is about to be made; what was launched before runs."""
    symbols = {variable.symbol for variable in program.info.variables}
    buffers: dict[int, Buffer] = {}

    def base(address: int) -> int | None:
        found = MEMORY.find(address)
        if found is None:
            return None
        buffers[address - found[1]] = found[0]
        return address - found[1]

    list(_pointers(program.info, arguments, base))
    memory = {address: Memory.of(buffer) for address, buffer in buffers.items()}
    learned: dict[str, Any] = {
        "varying": set(program.varying),
        "seen": dict(program.seen),
        "grids": {block: set(grids) for block, grids in program.grids.items()},
    }
    held = {name: b for name, b in program.variables.items() if name in symbols}
    return Snapshot(
        program.module,
        program.info.name,
        configuration,
        arguments,
        memory,
        {symbol: Memory.of(buffer) for symbol, buffer in held.items()},
        learned,
    )


def _parameters(info: KernelInfo, arguments: bytes) -> Iterator[bytes]:
    start = 0
    for parameter in info.params:
        yield arguments[start : start + parameter.size]
        start += parameter.size


def _pointers(
    info: KernelInfo, arguments: bytes, base: Callable[[int], int | None]
) -> Iterator[Pointer]:
    """The pointers to allocations, of which `base` gives the beginning."""
    for parameter, data in zip(info.params, _parameters(info, arguments), strict=True):
        places = [0] if parameter.is_pointer else []
        places += [leaf.offset for leaf in parameter.leaves if leaf.is_pointer]
        for offset in places:
            address = int.from_bytes(data[offset : offset + 8], "little")
            start = base(address)
            if start is not None:
                yield Pointer(parameter.index, offset, start, address - start)
