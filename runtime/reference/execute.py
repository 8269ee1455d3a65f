"""`execute`: a launch of a kernel's original LLVM IR on this CPU, lane by lane."""

from __future__ import annotations

import ctypes
import math
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name, bind
from raise_kernel.frontend.arguments.signature import (
    FIRST_HANDLE,
    Argument,
    ArrayArg,
    ConstantParam,
    ImageArg,
    Launch,
    Param,
    PointerParam,
    StructParam,
    TableParam,
    leaves,
)
from raise_kernel.frontend.arguments.variables import undefined_variable
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel
from raise_kernel.runtime.arguments import Table, map_arrays, sort_arguments
from raise_kernel.runtime.images import Surface, Texture
from raise_kernel.runtime.reference.arena import POISON, READ, WRITE, WRITTEN, Region, arena
from raise_kernel.runtime.reference.images import pack
from raise_kernel.runtime.reference.matrices import ROUNDINGS
from raise_kernel.runtime.reference.noise import FUSED, RARE, STATE, rare
from raise_kernel.runtime.reference.overflow import AS_THEY_ARE, OVERFLOW, RANGE, STILL, OutOfRange
from raise_kernel.runtime.reference.program import Program, compile_kernel
from raise_kernel.runtime.reference.races import AccessLog, RaceCheck
from raise_kernel.runtime.reference.reached import Reached
from raise_kernel.runtime.reference.running.order import FORWARDS, Order
from raise_kernel.runtime.reference.running.scheduler import Scheduler
from raise_kernel.runtime.reference.running.services import Services
from raise_kernel.runtime.reference.subnormals import (
    FLUSH,
    FLUSH_OPERANDS,
    flushes_operands,
    flushes_results,
)
from raise_kernel.runtime.reference.undefined.values import UndefinedValues
from raise_kernel.runtime.reference.watch import Watch

# Loop iterations of a launch after blocks have begun to spin: about ten seconds.
MAX_STEPS = 10**10
_MIN_GAP = 1 << 20
_FAR = 1 << 33  # what a 32-bit index reaches; between arrays, where there is the room
_WIDEST_ACCESS = 16  # bytes
_LOCK = threading.Lock()  # the arena and the native globals serve one launch at a time


def execute(
    module: LLVMModule,
    kernel: str | None,
    launch: Launch,
    args: Sequence[object],
    *,
    check_bounds: bool = True,
    check_races: RaceCheck | None = None,
    whole_barriers: bool = False,
    order: Order = FORWARDS,
    noise: int | None = None,
    lost: OutOfRange | None = None,
    still: bool = False,
    undefined: UndefinedValues | None = None,
    max_steps: int = MAX_STEPS,
    symbols: Mapping[str, np.ndarray] | None = None,
    bound: Mapping[str, Texture | Surface | Table] | None = None,
    update_symbols: bool = False,
    output: Callable[[str], object] | None = None,
) -> list[np.ndarray]:
    """Runs the kernel and returns the arrays of `args`, in order, as they are afterwards.

    Those of `bound` come after them by name: it has the textures and surfaces of references, and
    the tables of pointers that are module variables.

    `args` are arrays (the same array twice is one memory) and scalars, or struct values. `symbols`
    sets module variables, as cudaMemcpyToSymbol does; with `update_symbols` they become what the
    kernel leaves in them. `output` gets what the kernel prints; without
    it, standard output does. `check_races` also looks for accesses that nothing orders (slow).
    `order` is that of threads and blocks where nothing else orders them.
    `noise` is the seed of random roundings: results move by as much as roundings decide in them;
    with an odd one, what is below the normal numbers becomes zero. With `noise`, `lost` says
    what stands for results that overflow or underflow; with `still` no result is moved, and the
    seed decides only what is fused and which subnormal numbers are zeros. `undefined` chooses the
    values that nothing defines, and hears where there were any.
    With `whole_barriers` a barrier of the block is one for every thread; otherwise those that have
    returned count as waiting, as on devices since Volta.
    Raises MemoryFault, DeadlockError, KernelTrap, StepLimitError, RaceError or BarrierError.
    """
    info = find_kernel(module, kernel)
    arguments, arrays = _arguments(args, bound or {}, info)
    binding = bind(info, arguments)
    program = compile_kernel(
        module.text,
        info.name,
        check_bounds,
        _watch(check_races, noise, undefined),
    )
    names = [
        argument_name(info, i, whole if a.name is None else a) if isinstance(a, ArrayArg) else ""
        for i, whole in enumerate(arguments)
        for a in leaves([whole])
    ]
    arguments = tuple(leaves(arguments))
    if (check_races or undefined) is not None and not check_bounds:
        raise ValueError(
            "the race check and the look for undefined values stand on the bounds checks"
        )
    with _LOCK:
        call = _Call(program, info, launch, arrays, names, output or sys.stdout.write)
        try:
            call.place(arguments)
            call.place_tables(binding.tables)
            held = {t.symbol: call.table_bytes(t) for t in binding.tables if t.symbol}
            call.set_symbols({**(symbols or {}), **_handles(arguments), **held})
            call.set_images([a for a in arguments if isinstance(a, ImageArg)])
            if check_races is not None:
                call.keep_log(check_races)
            if undefined is not None:
                undefined.begin(program)
            if program.has_noise:
                _set_noise(program, noise or 0, lost, still)
                if lost is not None and lost.record is not None:
                    lost.record.begin(program)
            ROUNDINGS.seed(noise)
            call.run(binding.params, max_steps, whole_barriers, order, undefined)
            if update_symbols:
                call.read_symbols(symbols or {})
            return call.results(arguments)
        finally:
            if undefined is not None:
                undefined.end(program, call.services)
            if lost is not None and lost.record is not None and program.has_noise:
                lost.record.end(program)
            call.close()


def _set_noise(program: Program, seed: int, lost: OutOfRange | None, still: bool) -> None:
    fused, overflow = (2, 4, 0)[seed % 3], (0, 2, 4, AS_THEY_ARE)[seed // 2 % 4]
    if lost is not None:
        # What overflows is seen as such: it is neither fused nor made the largest number.
        fused, overflow = 0, 4
    if still:
        overflow = AS_THEY_ARE
    _write(program.address(STATE), np.uint64(seed))
    _write(program.address(FLUSH), np.bool_(flushes_results(seed)))
    _write(program.address(FLUSH_OPERANDS), np.bool_(flushes_operands(seed)))
    _write(program.address(RARE), np.uint64(rare(seed)))
    _write(program.address(FUSED), np.uint8(fused))
    _write(program.address(OVERFLOW), np.uint8(overflow))
    _write(program.address(RANGE), np.uint8(STILL if still else lost.code() if lost else 0))


def _watch(races: RaceCheck | None, noise: int | None, undefined: UndefinedValues | None) -> Watch:
    """What the program looks for besides what every one does."""
    chosen = Watch.POISON if undefined is not None and undefined.follow else Watch.UNDEFINED
    asked = [
        watch
        for watch, given in ((Watch.RACES, races), (Watch.NOISE, noise), (chosen, undefined))
        if given is not None
    ]
    if len(asked) > 1:
        raise ValueError("a launch looks for races, for noise or for undefined values")
    return asked[0] if asked else Watch.FAULTS


def execute_bound(
    module: LLVMModule,
    info: KernelInfo,
    launch: Launch,
    arguments: Sequence[Argument],
    memories: Sequence[np.ndarray],
    symbols: Mapping[str, np.ndarray],
    output: Callable[[str], object] | None = None,
    *,
    order: Order = FORWARDS,
    noise: int | None = None,
    addresses: Sequence[int | None] = (),
    reached: Reached | None = None,
) -> list[np.ndarray]:
    """Runs the kernel on memories (uint8) that `arguments` are views of, and returns them after.

    `symbols` are module variables, by name; they become what the kernel leaves in them. `order` and
    `noise` are as in `execute`, and it raises as that does. `addresses` are those at which the
    memories are to be, where the kernel stores or loads addresses; `reached` are other buffers that
    it may reach through them, which change if it writes to them.
    """
    program = compile_kernel(module.text, info.name, True, _watch(None, noise, None))
    whole = tuple(ArrayArg(m.shape, m.dtype, number) for number, m in enumerate(memories))
    names = [f"memory {number}" for number in range(len(memories))]
    with _LOCK:
        call = _Call(program, info, launch, list(memories), names, output or sys.stdout.write)
        try:
            if reached is not None:
                call.services.reach(reached)
            call.place(whole, addresses)
            images = [a for a in leaves(arguments) if isinstance(a, ImageArg)]
            call.set_symbols({**symbols, **_handles(images)})
            call.set_images(images)
            if program.has_noise:
                _set_noise(program, noise or 0, None, False)
            ROUNDINGS.seed(noise)
            call.run(bind(info, arguments).params, MAX_STEPS, order=order)
            call.read_symbols(symbols)
            if reached is not None:
                reached.copy_back()
            return call.results(whole)
        finally:
            call.close()


def _handles(arguments: Sequence[Argument]) -> dict[str, np.ndarray]:
    """What the references to textures and surfaces hold."""
    return {
        a.reference: np.array(a.handle, np.uint64)
        for a in arguments
        if isinstance(a, ImageArg) and a.reference
    }


def _arguments(
    args: Sequence[object], bound: Mapping[str, Texture | Surface | Table], info: KernelInfo
) -> tuple[tuple[Argument, ...], list[np.ndarray]]:
    """(arguments as the front end describes them, the distinct memories); JAX arrays are copied."""
    copies: dict[int, object] = {}

    def as_numpy(array: object) -> object:
        if isinstance(array, np.ndarray | np.generic):
            return array
        return copies.setdefault(id(array), np.asarray(array))

    # The executor starts from the module's own values of other variables.
    unset = replace(
        info, variables=tuple(v for v in info.variables if v.is_image or v.symbol in bound)
    )
    given = {name: map_arrays(value, as_numpy) for name, value in bound.items()}
    call = sort_arguments([map_arrays(arg, as_numpy) for arg in args], unset, variables=given)
    return call.arguments, list(call.arrays)


class _Call:
    """Memory of one launch: placed, run, read back, given back."""

    def __init__(
        self,
        program: Program,
        info: KernelInfo,
        launch: Launch,
        arrays: list[np.ndarray],
        names: list[str],
        output: Callable[[str], object],
    ):
        self.program, self.launch, self.arrays, self.names = program, launch, arrays, names
        self.addresses: list[int] = []
        self.tables: dict[int, int] = {}
        self.taken: list[tuple[int, int]] = []
        self.own: list[tuple[int, int]] = []
        self.shared_end = program.translation.window.start
        self.services = Services(info.demangled, program.translation.sites, [], output)

    def place_tables(self, tables: Sequence[TableParam]) -> None:
        """Copies tables of pointers into the arena, those that others point to first."""
        memory = arena()
        for table in tables:
            if table.symbol:
                continue
            size = len(table.data)
            base = memory.arrays.take(size + 2 * _MIN_GAP, align=4096)
            self.taken.append((base, size + 2 * _MIN_GAP))
            start = base + _MIN_GAP
            memory.view(start, size)[:] = self.table_bytes(table)
            memory.permit(start, size, READ | WRITE | WRITTEN)
            self.tables[table.number] = start
            name = f"table {table.number}"
            self.services.regions.append(Region(name, start, size, "array"))

    def table_bytes(self, table: TableParam) -> np.ndarray:
        """A table with the addresses that its arrays have."""
        return np.frombuffer(self._struct_bytes(table), np.uint8)

    def place(self, arguments: Sequence[Argument], addresses: Sequence[int | None] = ()) -> None:
        """Copies the arrays into the arena: to their own addresses, or far from each other."""
        memory = arena()
        labels = {
            a.memory: name
            for a, name in reversed([*zip(arguments, self.names, strict=True)])
            if isinstance(a, ArrayArg)
        }
        room = memory.arrays.end - memory.arrays.start
        apart = max(_MIN_GAP, min(_FAR, room // (4 * max(len(self.arrays), 1))))
        for number, array in enumerate(self.arrays):
            own = addresses[number] if number < len(addresses) else None
            if own is not None and memory.owns(own, array.nbytes):
                start = own
                self.own.append((own, array.nbytes))
            else:
                start = self._room(array.nbytes, apart)
            memory.view(start, array.nbytes)[:] = (
                np.ascontiguousarray(array).reshape(-1).view(np.uint8)
            )
            memory.permit(start, array.nbytes, READ | WRITE | WRITTEN)
            self.addresses.append(start)
            label = labels[number]
            self.services.regions.append(
                Region(label, start, array.nbytes, "array", array.dtype, array.shape)
            )

    def _room(self, nbytes: int, apart: int) -> int:
        """Where there is room for an array, and at least `apart` around it."""
        memory = arena()
        gap = max(apart, nbytes)
        size = nbytes + 2 * gap
        base = memory.arrays.take(size, align=4096)
        self.taken.append((base, size))
        return base + -(-gap // 4096) * 4096

    def set_symbols(self, symbols: Mapping[str, np.ndarray]) -> None:
        """Module variables as the module initializes them, then as the caller does."""
        memory = arena()
        translation = self.program.translation
        window = translation.window
        memory.shadow(window.start, window.size)[:] = 0
        for variable in translation.variables:
            region = variable.region
            if variable.space == 3:
                self._permit_shared(region, variable.dynamic)
                continue
            if variable.declared and region.name not in symbols:
                raise undefined_variable(region.name)
            memory.permit(region.start, region.size, READ | WRITE | WRITTEN)
            memory.view(region.start, region.size)[:] = 0
            self.services.regions.append(region)
        self.program.initialize()
        found = {v.region.name: v.region for v in translation.variables if v.space != 3}
        for name, value in symbols.items():
            if name not in found:
                raise Refusal("RK006", f"the kernel uses no variable {name}")
            data = np.ascontiguousarray(value).reshape(-1).view(np.uint8)
            memory.view(found[name].start, found[name].size)[: len(data)] = data
        for region in found.values():
            if region.kind == "constant":
                memory.permit(region.start, region.size, READ | WRITTEN)

    def set_images(self, images: Sequence[ImageArg]) -> None:
        """The table that fetches and surface accesses look into."""
        if not images or not self.program.uses_images:
            return
        self.images = np.frombuffer(pack(images, self.addresses), np.uint8)
        _write(self.program.address("rk.images"), np.uint64(self.images.ctypes.data))
        _write(self.program.address("rk.images.first"), np.uint64(FIRST_HANDLE))
        _write(self.program.address("rk.images.count"), np.int32(len(images)))
        self.services.images = tuple(
            replace(self.services.regions[image.memory], shape=image.shape) for image in images
        )

    def read_symbols(self, symbols: Mapping[str, np.ndarray]) -> None:
        """Module variables after the run, into the caller's arrays."""
        variables = self.program.translation.variables
        found = {v.region.name: v.region for v in variables if v.space != 3}
        for name, array in symbols.items():
            data = _defined(found[name].start, array.nbytes)
            array[...] = data.view(array.dtype).reshape(array.shape)

    def _permit_shared(self, region: Region, dynamic: bool) -> None:
        size = self.launch.shared_bytes if dynamic else region.size
        arena().permit(region.start, size, READ | WRITE)
        self.services.regions.append(Region(f"shared {region.name}", region.start, size, "shared"))
        self.shared_end = max(self.shared_end, region.start + size)

    def keep_log(self, check: RaceCheck) -> None:
        """Lets the lanes remember their accesses, for the race check."""
        window = self.program.translation.window
        program = self.program
        log = AccessLog(
            program.address("rk.log.count"),
            program.address("rk.log.entries"),
            check,
            self.launch,
            (window.start, window.end),
        )
        _write(self.program.address("rk.log.entries"), np.uint64(log.entries.ctypes.data))
        _write(self.program.address("rk.log.limit"), np.uint64(len(log.entries)))
        _write(self.program.address("rk.log.count"), np.uint64(0))
        start, span = 0, -1
        if check.only is not None:
            memory, first, size = check.only
            start = self.addresses[memory] + first - _WIDEST_ACCESS
            span = size + _WIDEST_ACCESS
        _write(self.program.address("rk.log.start"), np.int64(start))
        _write(self.program.address("rk.log.span"), np.int64(span))
        self.services.log = log

    def run(
        self,
        params: Sequence[Param],
        max_steps: int,
        whole_barriers: bool = False,
        order: Order = FORWARDS,
        undefined: UndefinedValues | None = None,
    ) -> None:
        block = self._parameter_block(params)
        program = self.program
        _write(program.address("rk.params"), np.uint64(block.ctypes.data))
        _write(program.address("rk.ntid"), np.array(self.launch.block, np.int32))
        _write(program.address("rk.nctaid"), np.array(self.launch.grid, np.int32))
        _write(program.address("rk.dynamic_shared"), np.int32(self.launch.shared_bytes))
        _write(program.address("rk.clock"), np.uint64(0))
        _write(program.address("rk.whole_barriers"), np.bool_(whole_barriers))
        lanes, blocks = math.prod(self.launch.block), math.prod(self.launch.grid)
        window = program.translation.window
        _write(program.address("rk.shared.start"), np.int64(window.start))
        _write(program.address("rk.shared.size"), np.int64(self.shared_end - window.start))
        _write(program.address("rk.lane_order"), np.array(order.step(lanes), np.int32))
        _write(program.address("rk.time_slice"), np.int64(order.time_slice))
        _write(program.address("rk.rounds"), np.int32(order.rounds))
        _write(program.address("rk.last_first"), np.bool_(order.last_first))
        _write(program.address("rk.waited"), np.int32(0))
        _write(program.address("rk.steps"), np.int64(0))
        _write(program.address("rk.max_steps"), np.int64(max_steps))
        _write(program.address("rk.block_order"), np.array(order.step(blocks), np.int64))
        Scheduler(
            program, self.launch, self.services, max_steps, whole_barriers, order, undefined
        ).run()
        self.services.look_for_races()

    def _parameter_block(self, params: Sequence[Param]) -> np.ndarray:
        translation = self.program.translation
        block = np.zeros(translation.parameter_bytes + 64, np.uint8)
        block = block[-block.ctypes.data % 64 :]
        for param, (_, offset, _) in zip(params, translation.parameters, strict=True):
            if isinstance(param, PointerParam):
                address = self.addresses[param.memory] + param.offset
                data = address.to_bytes(8, "little")
            elif isinstance(param, TableParam):
                data = self.tables[param.number].to_bytes(8, "little")
            elif isinstance(param, ConstantParam):
                data = param.data
            elif isinstance(param, StructParam):
                data = self._struct_bytes(param)
            else:
                raise Refusal("RK099", "a scalar without a value")
            block[offset : offset + len(data)] = np.frombuffer(data, np.uint8)
        return block

    def _struct_bytes(self, param: StructParam) -> bytes:
        data = bytearray(param.data)
        for offset, pointer in param.pointers:
            if isinstance(pointer, TableParam):
                address = self.tables[pointer.number]
            else:
                address = self.addresses[pointer.memory] + pointer.offset
            data[offset : offset + 8] = address.to_bytes(8, "little")
        return bytes(data)

    def results(self, arguments: Sequence[Argument]) -> list[np.ndarray]:
        found = []
        for argument in arguments:
            if isinstance(argument, ArrayArg):
                start = self.addresses[argument.memory]
                data = _defined(start, argument.nbytes)
                found.append(data.view(argument.dtype).reshape(argument.shape))
        return found

    def close(self) -> None:
        self.services.close()
        memory = arena()
        for variable in self.program.translation.variables:
            # Another launch may have found the address of a variable.
            memory.permit(variable.region.start, variable.region.size, 0)
        for start, size in self.taken:
            memory.release(memory.arrays, start, size)
        for start, size in self.own:
            memory.clear(start, size)
        if self.services.reached is not None:
            self.services.reached.close()


def _defined(start: int, size: int) -> np.ndarray:
    """A copy of memory after a launch; bytes that are poison are inverted."""
    memory = arena()
    poison = (memory.shadow(start, size) & POISON) != 0
    return np.where(poison, ~memory.view(start, size), memory.view(start, size))


def _write(address: int, value: np.ndarray | np.generic) -> None:
    data = value.tobytes()
    ctypes.memmove(address, data, len(data))
