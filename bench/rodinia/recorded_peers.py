"""A recorded launch as a workload of the benchmark: the raised kernel, and nvcc's."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.peers import Missing
from bench.peers.jax_runner import Arrays, JaxRunner
from bench.peers.native import NativeRunner, cupy
from bench.rodinia.snapshots import Memory, Snapshot, name_of
from bench.workload import Program, Size, State, Step, Workload
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.choice import TimedCall, measured_at_once
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.launch import Recorded, prepare
from raise_kernel.runtime.kernel import Launcher
from raise_kernel.runtime.native.gpu.driver import Failure, driver

_DYNAMIC_SHARED = 8  # of CUfunction_attribute
_STATIC_LIMIT = 48 * 1024


class RaisedLaunch:
    """The launch as a program makes it, once it is raised: for the numbers that the program's
    launches had in common, with offsets and grids that differ at run time."""

    name = "raised"
    title = "raised"
    devices = ("cpu", "gpu")

    def __init__(self, snapshot: Snapshot, static: bool = False) -> None:
        """`static`: the kernel is refused but for the numbers of each launch."""
        program, values, buffers = snapshot.restored()
        launch = snapshot.launch

        def prepared(executor: str) -> Recorded:
            tensor = replace(launch.tensor, executor=executor)
            return prepare(program, replace(launch, tensor=tensor), values, static=static)

        try:
            self._recorded = prepared("xla")
        except Refusal:  # its own code runs, if anything does
            self._recorded = prepared("native")
        names = {id(buffer): name for name, buffer in buffers.items()}
        self.names = [names[id(buffer)] for buffer in self._recorded.buffers]
        raised = self._recorded.lowered.raised
        self.written = tuple(self.names[number] for number in raised.written)
        self.updated = {self.names[number] for number in raised.written if number in raised.read}
        self._snapshot, self._program = snapshot, program
        # What the executor was chosen by, once it was.
        self.by = ""

    def state(self) -> State:
        """What the launch found in memory."""
        buffers = zip(self.names, self._recorded.buffers, strict=True)
        return {name: Memory.of(buffer).array for name, buffer in buffers}

    def prepare(self, workload: Workload, size: Size, state: State) -> JaxRunner:
        lowered, scalars = self.chosen(), self._recorded.scalars
        self.by = lowered.choice.by if lowered.choice is not None else ""

        def run(written: Arrays, read: Arrays) -> Arrays:
            arrays = {**written, **read}
            results = lowered.flat(*(arrays[name] for name in self.names), *scalars)
            return dict(zip(self.written, results, strict=True))

        return JaxRunner(run, self.written, workload.outputs, state, None, lowered.executor)

    def chosen(self) -> Lowered:
        """The kernel on the executor that "auto" takes in the end, where its results take over
        memory: a short launch is measured once it was made often enough, and here at once."""
        recorded = self._recorded

        def donating(lowered: Lowered) -> Any:
            return jax.jit(lowered.flat, donate_argnums=lowered.raised.written)

        def values(lowered: Lowered) -> list[Any]:
            arrays = [buffer.value for buffer in recorded.buffers]
            for number in lowered.raised.written:
                arrays[number] = jnp.copy(arrays[number])
            return [*arrays, *recorded.scalars]

        module = self._program.module, self._program.info
        arguments = recorded.lowered.arguments
        # The launch as it was prepared: its grid may be a larger one.
        launch = recorded.lowered.signature.launch
        launch = replace(launch, tensor=replace(self._snapshot.launch.tensor, executor="auto"))
        launcher = Launcher(launch, self._program.info, (self._program,), lambda _: module)
        with measured_at_once():
            return launcher.lower_arguments(arguments, TimedCall(donating, values))


class NvccLaunch:
    """The same launch of nvcc's code, with the same bytes in every parameter but for addresses."""

    name = "cuda"
    title = "CUDA"
    devices = ("gpu",)

    def __init__(self, snapshot: Snapshot, cubins: Sequence[Path]) -> None:
        self._snapshot, self._cubins = snapshot, cubins

    def prepare(self, workload: Workload, size: Size, state: State) -> NativeRunner:
        program = workload.program(**size)
        return RecordedRunner(workload, program, state, self._snapshot, self._cubins)


class RecordedRunner(NativeRunner):
    """Launches nvcc's kernel on copies of what the launch found."""

    def __init__(
        self,
        workload: Workload,
        program: Program,
        state: State,
        snapshot: Snapshot,
        cubins: Sequence[Path],
    ) -> None:
        self._snapshot, self._cubins = snapshot, cubins
        super().__init__(workload, program, state)

    def load(self, workload: Workload, names: set[str]) -> dict[str, Any]:
        """The kernel's handle, by the driver: its parameters are bytes."""
        cupy().cuda.Device(0).use()
        cupy().zeros(1)  # makes the device's context the current one
        (name,) = names
        # nvcc spells a static function as if it were not.
        spelled = name.replace("_ZL", "_Z", 1) if name.startswith("_ZL") else name
        for cubin in self._cubins:
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            driver().call("cuModuleLoad", ctypes.byref(module), str(cubin).encode())
            found = ctypes.byref(function), module, spelled.encode()
            try:
                driver().call("cuModuleGetFunction", *found)
            except Failure:
                continue
            self._set_variables(module)
            shared = self._snapshot.launch.shared_bytes
            if shared > _STATIC_LIMIT:
                driver().call("cuFuncSetAttribute", function, _DYNAMIC_SHARED, shared)
            return {name: function}
        raise Missing("nvcc's code has no such kernel")

    def _set_variables(self, module: ctypes.c_void_p) -> None:
        for symbol, memory in self._snapshot.variables.items():
            address, size = ctypes.c_void_p(), ctypes.c_size_t()
            found = ctypes.byref(address), ctypes.byref(size)
            driver().call("cuModuleGetGlobal_v2", *found, module, symbol.encode())
            data = np.ascontiguousarray(memory.data)
            source = ctypes.c_void_p(data.ctypes.data)
            count = ctypes.c_size_t(min(size.value, data.nbytes))
            driver().call("cuMemcpyHtoD_v2", address, source, count)

    def reset(self, copies: int = 1) -> None:
        super().reset(copies)
        self._packed = [self._parameters(copy) for copy in range(copies)]

    def launch(self, step: Step, copy: int = 0) -> None:
        sizes = (ctypes.c_uint(n) for n in (*step.grid, *step.block))
        shared = ctypes.c_uint(self._snapshot.launch.shared_bytes)
        stream = ctypes.c_void_p(cupy().cuda.get_current_stream().ptr)
        function, (pointers, _) = self._kernels[step.kernel], self._packed[copy]
        driver().call("cuLaunchKernel", function, *sizes, shared, stream, pointers, None)

    def graph_seconds(self, launches: int) -> float:
        """Seconds of a launch in a CUDA graph of so many, each on a copy of its own."""
        cuda, (step,) = cupy().cuda, self._program.steps()
        self.reset(launches)
        stream, (start, end) = cuda.Stream(non_blocking=True), (cuda.Event(), cuda.Event())
        with stream:
            stream.begin_capture()
            for copy in range(launches):
                self.launch(step, copy)
            graph = stream.end_capture()
        graph.launch(stream)
        stream.synchronize()
        for array, first in ((a[n], self._first[n]) for a in self._copies for n in a):
            cupy().copyto(array, first)
        cuda.Device().synchronize()
        start.record(stream)
        graph.launch(stream)
        end.record(stream)
        end.synchronize()
        return 1e-3 * cuda.get_elapsed_time(start, end) / launches

    def _parameters(self, copy: int) -> tuple[Any, list[Any]]:
        """The parameters with the addresses of a copy's arrays: where each is, and their bytes."""
        arrays = self._copies[copy]
        parameters = [bytearray(data) for data in self._snapshot.parameters()]
        for pointer in self._snapshot.pointers:
            address = arrays[name_of(pointer.address)].data.ptr + pointer.inside
            place = slice(pointer.offset, pointer.offset + 8)
            parameters[pointer.parameter][place] = address.to_bytes(8, "little")
        buffers = [ctypes.create_string_buffer(bytes(p), len(p)) for p in parameters]
        pointers = (ctypes.c_void_p * len(buffers))(*map(ctypes.addressof, buffers))
        return pointers, buffers


def workload_of(
    name: str, snapshot: Snapshot, raised: RaisedLaunch, rounding: float = 1e-5
) -> Workload:
    """The launch, to be measured: what it writes is compared."""
    step = Step(snapshot.kernel, snapshot.launch.grid, snapshot.launch.block, ())
    state = raised.state()
    return Workload(
        name,
        "irregular",
        {"recorded": {}},
        lambda random: state,
        lambda: Program((step,)),
        tuple(n for n in raised.written if not n.startswith("variable ")),
        lambda: 0.0,
        lambda: 0.0,
        lambda: {},
        idempotent=not raised.updated,
        atol=rounding,
        finite=False,
    )
