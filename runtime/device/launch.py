"""`launch`: runs a kernel on device arrays.

Written buffers are replaced by what the kernel leaves in them; buffers that it only reads stay.
A number specializes the kernel the first time; one that differs from launch to launch becomes a
run-time scalar, so that a time loop that passes its step compiles twice and not every time. So do
numbers in structs, and the offsets in buffers at which arrays begin.
"""

from __future__ import annotations

import functools
import math
import re
import warnings
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    ImageArg,
    Launch,
    StaticArg,
    StructArg,
    VariableArg,
)
from raise_kernel.frontend.arguments.variables import Variable
from raise_kernel.frontend.inlining.extract import reachable_parts
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.specialization.launch_constants import MAX_GRID
from raise_kernel.frontend.specialization.padded_grid import can_pad, padded_axes
from raise_kernel.runtime.arguments import arguments_key
from raise_kernel.runtime.capture import marks
from raise_kernel.runtime.choice import TimedCall
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form, running, wide
from raise_kernel.runtime.device.image import DeviceImage
from raise_kernel.runtime.device.known_launches import KnownLaunches, collected
from raise_kernel.runtime.device.recorded import lazy
from raise_kernel.runtime.device.stored_addresses import handles_addresses
from raise_kernel.runtime.kernel import Launcher
from raise_kernel.runtime.partition import partitioned_launch
from raise_kernel.runtime.sharding import annotations
from raise_kernel.runtime.sharding.annotations import Annotations
from raise_kernel.runtime.waiting import waiting

if TYPE_CHECKING:
    from raise_kernel.runtime.device.by_threads import ByThreads

_PRINTS = re.compile(r"call \w+ @(?:vprintf|printf)\(")

# A kernel is compiled for so many sizes of its grid, and then for powers of two alone.
_MOST_GRIDS = 3


@dataclass(eq=False)
class Program:
    """A compiled kernel: its module, and what the launches of it so far have taught."""

    module: LLVMModule
    info: KernelInfo
    varying: set[Hashable] = field(default_factory=set)
    seen: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    # The memory of module variables, by symbol: those that the kernel writes, and those captured.
    variables: dict[str, Buffer] = field(default_factory=dict)
    # What its references to textures and surfaces are bound to, by symbol.
    images: dict[str, DeviceImage] = field(default_factory=dict)
    # The grids of launches so far, by the size of their blocks.
    grids: dict[tuple[int, ...], set[tuple[int, int, int]]] = field(default_factory=dict)
    # Launches already seen: what was passed -> the raised kernel.
    ready: dict[Hashable, Lowered] = field(default_factory=dict)
    known: KnownLaunches = field(default_factory=KnownLaunches)

    def padded(self, launch: Launch) -> Launch:
        """The launch; where launches had several grids, a larger one whose size is a scalar."""
        grids = self.grids.setdefault((*launch.block, launch.shared_bytes), set())
        grids.add(launch.grid)
        if len(grids) <= _MOST_GRIDS or not self._can_pad:
            return launch
        sizes = zip(*grids, strict=True)
        x, y, z = (
            own if len(set(seen)) == 1 else 1 << (own - 1).bit_length()
            for own, seen in zip(launch.grid, sizes, strict=True)
        )
        return replace(launch, grid=(x, min(y, MAX_GRID[1]), min(z, MAX_GRID[2])), padded=True)

    def variable_buffers(self) -> Iterator[tuple[str, Buffer]]:
        """The memory of module variables: those that the kernel writes, and those it captures."""
        for variable in self.info.variables:
            if variable.is_image:
                continue
            if variable.symbol in self.variables or variable.written:
                if variable.symbol not in self.variables:
                    self.variables[variable.symbol] = memory_of(variable)
                yield variable.symbol, self.variables[variable.symbol]

    @functools.cached_property
    def has_images(self) -> bool:
        """Whether variables of the module are textures or surfaces."""
        return any(variable.is_image for variable in self.info.variables)

    @functools.cached_property
    def _can_pad(self) -> bool:
        return can_pad(str(reachable_parts(self.module.parts, self.info.name)))

    @functools.cached_property
    def prints(self) -> bool:
        """Whether the kernel prints, or what it calls does."""
        parts = self.module.parts
        reached = parts.reachable([self.info.name], lambda function: True)
        bodies = [parts.functions[name].body for name in reached if name in parts.functions]
        return any(map(_PRINTS.search, bodies))

    @functools.cached_property
    def handles_addresses(self) -> bool:
        """Whether the kernel may load addresses from memory, or store them there."""
        return handles_addresses(self.module, self.info.name)


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
        tally = self.lowered.tally
        with wide():
            values = [*(buffer.value for buffer in self.buffers), *self.scalars]
            function = self.lowered.flat
            result = function(*values) if tally is None else tally.run(function, values)
        for buffer, value in zip(self.written, result, strict=True):
            buffer.write(value)
            running.add(buffer)


def synchronize() -> None:
    """Run what is recorded, and wait until everything that was launched has run."""
    lazy.flush()
    for buffer in list(running):
        jax.block_until_ready(buffer.held)
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
    marks.MARKS.launched(prepared)
    within = prepared.lowered.within
    if config.verify_launches:
        from raise_kernel.runtime.device.verification import run_verified

        run_verified(prepared, by_threads(program, launch, args))
    elif not config.lazy or not lazy.record(within, prepared.buffers, prepared.scalars):
        prepared.run()


def launch_by_threads(program: Program, launch: Launch, args: Sequence[Any]) -> None:
    """As `launch`, now, thread by thread on the reference executor."""
    marks.MARKS.refused(f"{program.info.demangled} runs thread by thread")
    with waiting(f"running {program.info.demangled} thread by thread"):
        by_threads(program, launch, args).run()


def by_threads(program: Program, launch: Launch, args: Sequence[Any]) -> ByThreads:
    """The launch, bound to its buffers, for the reference executor."""
    from raise_kernel.runtime.device.by_threads import ByThreads

    sorter = _Sorter(program, launch, static=True)
    arguments = (*map(sorter.argument, args), *sorter.references())
    variables = dict(program.variable_buffers())
    buffers = tuple(sorter.buffers)
    return ByThreads(
        program.module,
        program.info,
        launch,
        arguments,
        buffers,
        variables,
        program.handles_addresses,
    )


def prepare(
    program: Program, launch: Launch, args: Sequence[Any], static: bool = False
) -> Recorded:
    """The launch, raised and bound to its buffers, but not run."""
    real, padded = launch, launch
    if not static and annotations.current is None:
        padded = program.padded(launch)
    plain = not (static or padded.padded or program.has_images or annotations.current is not None)
    variables = [*program.variable_buffers()] if plain else []
    of_numba = program.info.numba is not None
    met = functools.partial(collected, launch, args, program.varying, variables, of_numba)
    call = met() if plain else None
    if call is not None:
        lowered = program.known.find(launch, call)
        if lowered is not None and not lowered.is_due:
            return Recorded(lowered, tuple(call.buffers), tuple(call.scalars))
    recorded = _prepared(program, padded, real.grid, args, static)
    if plain:
        # Numbers may have turned out to vary.
        call = met()
        if call is not None:
            program.known.keep(launch, call, recorded.lowered)
    return recorded


def _prepared(
    program: Program,
    launch: Launch,
    grid: tuple[int, int, int],
    args: Sequence[Any],
    static: bool,
) -> Recorded:
    """As `prepare`, of a launch that is not known; `grid` is the real one of a padded launch."""
    sorter = _Sorter(program, launch, static)
    arguments = (*map(sorter.argument, args), *sorter.references(), *sorter.variables())
    sorter.scalars += [np.int32(grid["xyz".index(axis)]) for axis in padded_axes(launch)]
    given = annotations.current
    if given is not None:
        _meet(given, program.info, args)
        launch = _on_mesh(launch)
    key = (launch, arguments_key(arguments))
    lowered = program.ready.get(key)
    if lowered is None or lowered.is_due:
        timed = None
        if launch.tensor.executor == "auto":
            timed = _timed(sorter.buffers, sorter.scalars)
        with wide(), waiting(f"raising {program.info.demangled}"):
            launcher = Launcher(
                launch, program.info, (program,), lambda _: (program.module, program.info)
            )
            lowered = launcher.lower_arguments(arguments, timed)
        if given is not None:
            given.agree_on(lowered)
            with wide():
                _tell_of_gathers(given, lowered)
        program.ready[key] = lowered
    if given is not None:
        _split(given, sorter.buffers)
    return Recorded(lowered, tuple(sorter.buffers), tuple(sorter.scalars))


def _meet(given: Annotations, info: KernelInfo, args: Sequence[Any]) -> None:
    """Find out how a launch's memory is to lie on the devices of a mesh."""
    for index, arg in enumerate(args):
        if isinstance(arg, DeviceArray):
            given.meet(_parameter(info, index), arg.buffer.form.shape)


def _on_mesh(launch: Launch) -> Launch:
    """The launch on arrays that are split, which native code would take whole."""
    launch = partitioned_launch(launch)
    if launch.tensor.executor != "auto":
        return launch
    return replace(launch, tensor=replace(launch.tensor, executor="xla"))


def _tell_of_gathers(given: Annotations, lowered: Lowered) -> None:
    """Warn where a kernel has an array put together whole on every device of a mesh."""
    for remark in given.remarks(lowered):
        warnings.warn(f"{lowered.info.demangled}: {remark}", RuntimeWarning, stacklevel=3)


def _split(given: Annotations, buffers: Sequence[Buffer]) -> None:
    """Lay a launch's memory out over the devices of a mesh."""
    for buffer in buffers:
        buffer.split(given.sharding(buffer.form.shape))


def _parameter(info: KernelInfo, index: int) -> str | None:
    """The name of a parameter of the source."""
    parameters = info.params if info.numba is None else info.numba
    return parameters[index].name if index < len(parameters) else None


def _timed(buffers: Sequence[Buffer], scalars: Sequence[np.generic]) -> TimedCall:
    """A launch on buffers, to be measured: what was recorded before runs first. Arrays that are
    written are copies, which the launch takes over, as it does in a program."""

    def donating(lowered: Lowered) -> Any:
        return jax.jit(lowered.flat, donate_argnums=lowered.raised.written)

    def values(lowered: Lowered) -> list[Any]:
        held = [buffer.value for buffer in buffers]
        for number in lowered.raised.written:
            held[number] = jax.numpy.copy(held[number])
        return [*held, *scalars]

    def devices() -> set[Any]:
        return set().union(*map(_devices, buffers))

    return TimedCall(donating, values, devices, in_programs=config.lazy)


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
    image_numbers: dict[int, int] = field(default_factory=dict)
    images: int = 0
    # Numbers and arrays so far: what they are known by from launch to launch.
    count: int = 0
    arrays: int = 0

    def argument(self, value: Any) -> Argument:
        """One argument, described to the compiler; its buffer or scalar is kept."""
        if isinstance(value, DeviceArray):
            return self.array(value)
        if isinstance(value, DeviceImage):
            return self.image(value)
        if isinstance(value, tuple) and self._is_struct(value):
            return StructArg(tuple(self.field(v) for v in value))
        return self.scalar(value)

    def _is_struct(self, value: tuple[Any, ...]) -> bool:
        """Whether a tuple is one of fields; one of Numba's that holds numbers alone is static."""
        if self.program.info.numba is None:
            return True
        return any(isinstance(v, (DeviceArray, tuple)) for v in value)

    def field(self, value: Any) -> Argument:
        """A part of a tuple; a number in a tuple of Numba's is always static."""
        if self.program.info.numba is None or isinstance(value, tuple):
            return self.argument(value)
        return self.array(value, fixed=True) if isinstance(value, DeviceArray) else StaticArg(value)

    def array(self, value: DeviceArray, fixed: bool = False) -> Argument:
        """An array; unless `fixed`, one whose offset in its buffer changed before begins at a
        run-time scalar."""
        number = self.numbers.setdefault(id(value.buffer), len(self.buffers))
        if number == len(self.buffers):
            value.buffer.take_form(value.best_form)
            self.buffers.append(value.buffer)
        argument = value.argument(number)
        step = argument.view.dtype.itemsize if argument.view is not None else 0
        site = ("array", self.arrays)
        self.arrays += 1
        if fixed or not step or value.offset % step:
            return argument
        if not self._varies(np.int64(value.offset), site):
            return argument
        self.scalars.append(np.int64(value.offset // step))
        return self._moving(argument, step)

    def image(self, value: DeviceImage, name: str | None = None, reference: str = "") -> ImageArg:
        """A texture or surface: a memory of its own, also of a buffer that a pointer leads to."""
        taken = id(value.buffer) in self.numbers or id(value.buffer) in self.image_numbers
        buffer = value.memory(taken)
        number = self.image_numbers.setdefault(id(buffer), len(self.buffers))
        if number == len(self.buffers):
            self.buffers.append(buffer)
        self.images += 1
        return value.argument(number, self.images - 1, buffer.form, name, reference)

    def references(self) -> Iterator[Argument]:
        """The references to textures and surfaces, as arguments after the others."""
        for variable in self.program.info.variables:
            if not variable.is_image:
                continue
            image = self.program.images.get(variable.symbol)
            if image is None:
                raise Refusal(
                    "RK042",
                    f"{variable.name} is a reference to a texture or surface, and bound to nothing",
                    kernel=self.program.info.demangled,
                )
            yield self.image(image, variable.name, variable.symbol)

    def _moving(self, argument: ArrayArg, step: int) -> ArrayArg:
        """The array at an offset that is not known. To a CUDA C++ kernel its size says nothing."""
        assert argument.view is not None
        view = replace(argument.view, offset=0)
        if self.program.info.numba is None:
            items = math.prod(view.shape) * view.dtype.itemsize // argument.dtype.itemsize
            view = replace(view, strides=(argument.dtype.itemsize,))
            argument = replace(argument, shape=(items,))
        return replace(argument, view=view, step=step)

    def scalar(self, value: Any) -> Argument:
        """A number: static while every launch passed the same one."""
        site = self.count
        self.count += 1
        plain = isinstance(value, (np.number, np.bool_))
        if not plain or isinstance(value, np.complexfloating):
            return StaticArg(value)
        if not self._varies(value, site):
            return StaticArg(value)
        self.scalars.append(value)
        return DynamicArg(value.dtype)

    def _varies(self, value: np.generic, number: Hashable) -> bool:
        """Whether launches passed different numbers here; a float is not asked twice."""
        grid = None if self.launch.padded else self.launch.grid
        site = (grid, self.launch.block, number)
        if self.static:
            return False
        if grid is None and site not in self.program.seen:
            self._look_back(site)
        first = self.program.seen.setdefault(site, value)
        if isinstance(value, np.floating) or first.tobytes() != value.tobytes():
            self.program.varying.add(site)
        return site in self.program.varying

    def _look_back(self, site: tuple[Any, ...]) -> None:
        """What differed from grid to grid differs in a grid that stands for them all."""
        seen = [v for key, v in self.program.seen.items() if key[1:] == site[1:]]
        if len({value.tobytes() for value in seen}) > 1:
            self.program.varying.add(site)

    def variables(self) -> Iterator[Argument]:
        """The module's variables that have memory, as arguments after the others."""
        named = {v.symbol: v.name for v in self.program.info.variables}
        for symbol, buffer in self.program.variable_buffers():
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


def memory_of(variable: Variable) -> Buffer:
    """Memory of a module variable, as the module sets it."""
    value = variable.initial
    buffer = Buffer(value.nbytes)
    buffer.take_form(Form(value.shape, value.dtype))
    buffer.from_host(0, np.ascontiguousarray(value).reshape(-1).view(np.uint8))
    return buffer
