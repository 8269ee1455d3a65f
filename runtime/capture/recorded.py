"""What a program does to the device's memory between two marks: launches, calls of libraries,
copies, fills.

Memory is known by numbers, in the order in which it was met. What it held at first is an input
where the part uses it. Memory that the host writes to in the middle gets another number there: what
it then holds is another input. The function's outputs are what was written to memory that lives at
the end, or that the host read after it was written.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import jax
import numpy as np

from raise_kernel.frontend.arguments.signature import Memory
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.operation import Operation
from raise_kernel.runtime.device.recorded.items import Step


class Launched(Protocol):
    """One launch: the raised kernel, and the buffers and scalars that it takes."""

    @property
    def lowered(self) -> Lowered: ...
    @property
    def buffers(self) -> tuple[Buffer, ...]: ...
    @property
    def scalars(self) -> tuple[np.generic, ...]: ...


@dataclass(frozen=True)
class Copied:
    """`size` bytes of memory `source`, from `start` on, go to byte `at` of `target`."""

    target: int
    at: int
    source: int
    start: int
    size: int


@dataclass(frozen=True)
class Filled:
    """`size` bytes of `target` become `value`, from byte `at` on."""

    target: int
    at: int
    value: int
    size: int


@dataclass(frozen=True)
class Performed:
    """A library's operation on `memories`: `function` gives the contents of those at `written`."""

    function: Callable[..., Any]
    memories: tuple[int, ...]
    written: tuple[int, ...]


Done = Step | Performed | Copied | Filled


@dataclass(eq=False)
class Part:
    """A part of a program, as it is recorded.

    `forms` and `names` are of each memory, by its number: the form in which it was met, and the
    first kernel parameter or variable that it was passed to. `inputs` are what memory held; `None`
    is memory that nothing had written, zeros. `trouble` says why the part is no function.
    """

    done: list[Done] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    inputs: dict[int, jax.Array | None] = field(default_factory=dict)
    trouble: str | None = None
    _numbers: weakref.WeakKeyDictionary[Buffer, int] = field(
        default_factory=weakref.WeakKeyDictionary
    )
    _host_writes: dict[int, int] = field(default_factory=dict)
    _written: set[int] = field(default_factory=set)
    _read_by_host: set[int] = field(default_factory=set)

    def launch(self, launched: Launched) -> None:
        """A launch that has not run yet."""
        lowered = launched.lowered
        kernel = lowered.info.demangled
        if any(buffer.on_host for buffer in launched.buffers):
            self.refuse(f"{kernel} uses memory that the host and the device share")
        if lowered.raised.calls_host:
            self.refuse(f"{kernel} prints, or may stop the program")
        memories = lowered.signature.memories
        numbers = [
            self._number(buffer, memory, position in lowered.raised.read)
            for position, (buffer, memory) in enumerate(
                zip(launched.buffers, memories, strict=True)
            )
        ]
        self.done.append(Step(lowered, tuple(numbers), launched.scalars))
        self._write([numbers[position] for position in lowered.raised.written])

    def perform(self, operation: Operation) -> None:
        """An operation of a library that has not run yet."""
        if any(buffer.on_host for buffer in operation.buffers):
            self.refuse(f"{operation.name} uses memory that the host and the device share")
        numbers = [
            self._number(buffer, None, position in operation.read, operation.names[position])
            for position, buffer in enumerate(operation.buffers)
        ]
        written = tuple(numbers[position] for position in operation.written)
        self.done.append(Performed(operation.function, tuple(numbers), written))
        self._write(written)

    def copy(self, target: Buffer, at: int, source: Buffer, start: int, size: int) -> None:
        """A copy inside of device memory that is about to be made. One from memory of the host is
        a write of the host, and one to it a read."""
        if source.on_host:
            return
        if target.on_host:
            self.read_by_host(source)
            return
        from_ = self._number(source, None, True)
        self.done.append(Copied(self._target(target, size), at, from_, start, size))

    def fill(self, target: Buffer, at: int, value: int, size: int) -> None:
        """A fill of device memory that is about to be made."""
        if not target.on_host:
            self.done.append(Filled(self._target(target, size), at, value, size))

    def read_by_host(self, buffer: Buffer) -> None:
        """The host has read the memory."""
        number = self._numbers.get(buffer)
        if number is not None:
            self._read_by_host.add(number)

    def refuse(self, why: str) -> None:
        """The part is no function; the first reason stays."""
        if self.trouble is None:
            self.trouble = f"launch {self.launches + 1} of the part: {why}"

    @property
    def launches(self) -> int:
        """How many launches the part has, calls of libraries among them."""
        return sum(isinstance(one, Step | Performed) for one in self.done)

    def outputs(self) -> list[int]:
        """The numbers of the memory that the function returns."""
        alive = set(self._numbers.values())
        return sorted(self._written & (alive | self._read_by_host))

    def _number(self, buffer: Buffer, memory: Memory | None, is_used: bool, name: str = "") -> int:
        number = self._numbers.get(buffer)
        if number is None or self._host_writes[number] != buffer.host_writes:
            number = self._numbers[buffer] = len(self.forms)
            self._host_writes[number] = buffer.host_writes
            form = buffer.form
            if memory is not None:
                form = Form(tuple(memory.shape), np.dtype(memory.dtype))
            self.forms.append(form)
            self.names.append("")
        if not self.names[number]:
            self.names[number] = memory.name if memory is not None else name
        if is_used and number not in self._written and number not in self.inputs:
            self.inputs[number] = None if buffer.is_blank else buffer.value
        return number

    def _target(self, buffer: Buffer, size: int) -> int:
        """The number of memory that is about to be written, through its bytes on the host."""
        number = self._number(buffer, None, size < buffer.nbytes)
        self._host_writes[number] += 1
        self._write([number])
        return number

    def _write(self, numbers: Sequence[int]) -> None:
        self._written.update(numbers)
        self._read_by_host.difference_update(numbers)

    def input_values(self) -> dict[int, Any]:
        """The inputs that are no zeros, by number."""
        return {number: value for number, value in self.inputs.items() if value is not None}
