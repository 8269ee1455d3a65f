"""`launch`: runs a kernel on device arrays.

Written buffers are replaced by what the kernel leaves in them; buffers that it only reads stay.
A number specializes the kernel the first time; one that differs from launch to launch becomes a
run-time scalar, so that a time loop that passes its step compiles twice and not every time.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    DynamicArg,
    Launch,
    StaticArg,
    StructArg,
    VariableArg,
)
from raise_kernel.frontend.arguments.variables import Variable
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.runtime.arguments import arguments_key
from raise_kernel.runtime.choice import TimedCall
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device import lazy
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form, running, wide
from raise_kernel.runtime.device.by_threads import ByThreads, prints
from raise_kernel.runtime.device.known_launches import KnownLaunches, collected
from raise_kernel.runtime.device.verification import run_verified
from raise_kernel.runtime.kernel import Launcher
from raise_kernel.runtime.partition import partitioned_launch
from raise_kernel.runtime.sharding import annotations
from raise_kernel.runtime.sharding.annotations import Annotations


@dataclass(eq=False)
class Program:
    """A compiled kernel: its module, and what the launches of it so far have taught."""

    module: LLVMModule
    info: KernelInfo
    varying: set[Hashable] = field(default_factory=set)
    seen: dict[Hashable, Any] = field(default_factory=dict)
    # The memory of module variables, by symbol: those that the kernel writes, and those captured.
    variables: dict[str, Buffer] = field(default_factory=dict)
    # Launches already seen: what was passed -> the raised kernel.
    ready: dict[Hashable, Lowered] = field(default_factory=dict)
    known: KnownLaunches = field(default_factory=KnownLaunches)

    @functools.cached_property
    def prints(self) -> bool:
        """Whether the kernel prints."""
        return prints(self.module, self.info.name)


@dataclass(frozen=True)
class Recorded:
    """One launch, ready to run: the raised kernel, and the buffers and scalars that it takes."""

    lowered: Lowered
    buffers: tuple[Buffer, ...]
    scalars: tuple[np.generic, ...]

    @property
    def written(self) -> tuple[Buffer, ...]:
        """The buffers that it writes, in the order of its results."""
        return tuple(self.buffers[number] for number in self.lowered.raised.written)

    def run(self) -> None:
        """Run it now."""
        with wide():
            values = [buffer.value for buffer in self.buffers]
            result = self.lowered.flat(*values, *self.scalars)
        for buffer, value in zip(self.written, result, strict=True):
            buffer.write(value)
            running.add(buffer)


def synchronize() -> None:
    """Run what is recorded, and wait until everything that was launched has run."""
    lazy.flush()
    for buffer in list(running):
        jax.block_until_ready(buffer.value)
    running.clear()


def launch(program: Program, launch: Launch, args: Sequence[Any], static: bool = False) -> None:
    """Launch `program` on device arrays and scalars; the arrays that it writes change.

    `args` are `DeviceArray`s, Python or NumPy scalars, None, and tuples of those. What cannot be
    raised is refused before anything is written. With `config.lazy` the launch is recorded, and
    runs when the host reads an array that it writes. With `static`, numbers specialize the kernel
    each time. With `config.verify_launches` it runs now, and RK023 tells of a difference from the
    reference executor.
    """
    if program.prints:
        warnings.warn(
            f"{program.info.demangled} prints: it runs thread by thread, on the reference executor",
            RuntimeWarning,
            stacklevel=3,
        )
        launch_by_threads(program, launch, args)
        return
    prepared = prepare(program, launch, args, static)
    within = prepared.lowered.within
    if config.verify_launches:
        run_verified(prepared, by_threads(program, launch, args))
    elif not config.lazy or not lazy.record(within, prepared.buffers, prepared.scalars):
        prepared.run()


def launch_by_threads(program: Program, launch: Launch, args: Sequence[Any]) -> None:
    """As `launch`, now, thread by thread on the reference executor."""
    by_threads(program, launch, args).run()


def by_threads(program: Program, launch: Launch, args: Sequence[Any]) -> ByThreads:
    """The launch, bound to its buffers, for the reference executor."""
    sorter = _Sorter(program, launch, static=True)
    arguments = tuple(sorter.argument(arg) for arg in args)
    variables = dict(sorter.variable_buffers())
    buffers = tuple(sorter.buffers)
    return ByThreads(program.module, program.info, launch, arguments, buffers, variables)


def prepare(
    program: Program, launch: Launch, args: Sequence[Any], static: bool = False
) -> Recorded:
    """The launch, raised and bound to its buffers, but not run."""
    plain = not (static or program.info.variables or annotations.current is not None)
    call = collected(launch, args, program.varying) if plain else None
    if call is not None:
        lowered = program.known.find(launch, call)
        if lowered is not None:
            return Recorded(lowered, tuple(call.buffers), tuple(call.scalars))
    recorded = _prepared(program, launch, args, static)
    if plain:
        # Numbers may have turned out to vary.
        call = collected(launch, args, program.varying)
        if call is not None:
            program.known.keep(launch, call, recorded.lowered)
    return recorded


def _prepared(program: Program, launch: Launch, args: Sequence[Any], static: bool) -> Recorded:
    sorter = _Sorter(program, launch, static)
    arguments = tuple(sorter.argument(arg) for arg in args)
    arguments += tuple(sorter.variables())
    if annotations.current is not None:
        _split(annotations.current, program.info, args, sorter.buffers)
        launch = partitioned_launch(launch)
    key = (launch, arguments_key(arguments))
    lowered = program.ready.get(key)
    if lowered is None:
        timed = None
        if launch.tensor.executor == "auto":
            timed = _timed(sorter.buffers, sorter.scalars)
        with wide():
            launcher = Launcher(
                launch, program.info, program, lambda _: (program.module, program.info)
            )
            lowered = launcher.lower_arguments(arguments, timed)
        program.ready[key] = lowered
    return Recorded(lowered, tuple(sorter.buffers), tuple(sorter.scalars))


def _split(
    given: Annotations, info: KernelInfo, args: Sequence[Any], buffers: Sequence[Buffer]
) -> None:
    """Lay a launch's memory out over the devices of a mesh."""
    for index, arg in enumerate(args):
        if isinstance(arg, DeviceArray):
            given.meet(_parameter(info, index), arg.buffer.form.shape)
    for buffer in buffers:
        if not buffer.on_host:
            buffer.split(given.sharding(buffer.form.shape))


def _parameter(info: KernelInfo, index: int) -> str | None:
    """The name of a parameter of the source."""
    parameters = info.params if info.numba is None else info.numba
    return parameters[index].name if index < len(parameters) else None


def _timed(buffers: Sequence[Buffer], scalars: Sequence[np.generic]) -> TimedCall:
    """A launch on buffers, to be measured: what was recorded before runs first."""
    return TimedCall(
        lambda lowered: lowered.flat,
        lambda _: [*(buffer.value for buffer in buffers), *scalars],
        lambda: set().union(*map(_devices, buffers)),
    )


def _devices(buffer: Buffer) -> set[Any]:
    """The devices of a buffer; none where it is on the default one."""
    if buffer.sharding is not None:
        return set(buffer.sharding.device_set)
    return {buffer.device} - {None}


@dataclass
class _Sorter:
    """The buffers and run-time scalars of one launch, met in order."""

    program: Program
    launch: Launch
    static: bool = False
    buffers: list[Buffer] = field(default_factory=list)
    scalars: list[np.generic] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)
    count: int = 0

    def argument(self, value: Any) -> Argument:
        """One argument, described to the compiler; its buffer or scalar is kept."""
        if isinstance(value, DeviceArray):
            return self.array(value)
        if isinstance(value, tuple) and any(isinstance(v, (DeviceArray, tuple)) for v in value):
            return StructArg(tuple(self.field(v) for v in value))
        return self.scalar(value)

    def field(self, value: Any) -> Argument:
        """A part of a tuple; a number there is always static."""
        if isinstance(value, (DeviceArray, tuple)):
            return self.argument(value)
        return StaticArg(value)

    def array(self, value: DeviceArray) -> Argument:
        number = self.numbers.setdefault(id(value.buffer), len(self.buffers))
        if number == len(self.buffers):
            value.buffer.take_form(value.best_form)
            self.buffers.append(value.buffer)
        return value.argument(number)

    def scalar(self, value: Any) -> Argument:
        """A number: static while every launch passed the same one."""
        place = (self.launch.grid, self.launch.block, self.count)
        self.count += 1
        plain = isinstance(value, (np.number, np.bool_))
        if self.static or not plain or isinstance(value, np.complexfloating):
            return StaticArg(value)
        first = self.program.seen.setdefault(place, value)
        if isinstance(value, np.floating) or first.tobytes() != value.tobytes():
            self.program.varying.add(place)
        if place not in self.program.varying:
            return StaticArg(value)
        self.scalars.append(value)
        return DynamicArg(value.dtype)

    def variables(self) -> Iterator[Argument]:
        """The module's variables that have memory, as arguments after the others."""
        named = {v.symbol: v.name for v in self.program.info.variables}
        for symbol, buffer in self.variable_buffers():
            if id(buffer) in self.numbers:
                raise Refusal(
                    "RK014",
                    "a device array is both captured by the kernel and passed as an argument",
                    kernel=self.program.info.demangled,
                    hint="pass it as an argument only",
                )
            number = self.numbers[id(buffer)] = len(self.buffers)
            self.buffers.append(buffer)
            form = buffer.form
            yield VariableArg(form.shape, form.dtype, number, named[symbol], symbol=symbol)

    def variable_buffers(self) -> Iterator[tuple[str, Buffer]]:
        """The memory of module variables: those that the kernel writes, and those it captures."""
        held = self.program.variables
        for variable in self.program.info.variables:
            if variable.symbol in held or variable.written:
                if variable.symbol not in held:
                    held[variable.symbol] = memory_of(variable)
                yield variable.symbol, held[variable.symbol]


def memory_of(variable: Variable) -> Buffer:
    """Memory of a module variable, as the module sets it."""
    value = variable.initial
    buffer = Buffer(value.nbytes)
    buffer.take_form(Form(value.shape, value.dtype))
    buffer.from_host(0, np.ascontiguousarray(value).reshape(-1).view(np.uint8))
    return buffer
