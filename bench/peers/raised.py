"""The raised kernel: the CUDA source through clang and raise-kernel, on the faster executor."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import raise_kernel as rk
from bench.peers import Missing
from bench.peers.jax_runner import Arrays, JaxRunner
from bench.workload import Program, Size, State, Step, Workload
from raise_kernel.runtime.choice import measured_at_once


class Raised:
    """The column that this project is about.

    The executor is "auto", as it is for users: a single launch is measured by calling it, several
    are weighed as a whole by `rk.optimize`. What was chosen is among the figures.
    """

    name = "raised"
    title = "raised"
    devices: tuple[str, ...] = ("cpu", "gpu")
    executor = "auto"

    def __init__(self, ir: Path | None = None) -> None:
        """`ir`: a folder that `python -m bench ir` filled, for machines without clang."""
        self.ir = ir

    def prepare(self, workload: Workload, size: Size, state: State) -> JaxRunner:
        source, program = self._module(workload), workload.program(**size)
        try:
            launches = Launches(source, program, state, self.executor)
            if program.launches() == 1:
                launches.executor = launches.chosen(state)
            run, executor = self._program(workload, launches, state)
        except rk.Refusal as refusal:
            raise Missing(str(refusal)) from refusal
        # What only passes from one launch to the next is no result, here as in the one by hand.
        results = tuple(name for name in launches.written if name in workload.outputs)
        return JaxRunner(run, results, workload.outputs, state, launches.seconds, executor)

    def _program(
        self, workload: Workload, launches: Launches, state: State
    ) -> tuple[Callable[[Arrays, Arrays], Arrays], str]:
        """The program of the launches, and what executes it."""

        def run(written: Arrays, read: Arrays) -> Arrays:
            arrays = launches.repeated({**written, **read})
            return {name: arrays[name] for name in written}

        if launches.executor == "native" or not (launches.executor == "auto" or workload.optimize):
            return run, launches.executor
        if launches.executor == "auto":
            launches.measure(state)
        model = rk.optimize(run, executor=launches.executor, donate_argnums=0)
        results = tuple(name for name in launches.written if name in workload.outputs)
        arrays = {name: jnp.array(array) for name, array in state.items()}
        written = {name: arrays[name] for name in results}
        read = {name: array for name, array in arrays.items() if name not in results}
        if launches.executor == "auto":
            with measured_at_once():
                jax.block_until_ready(model(written, read))
        return model, model.executor(written, read)

    def _module(self, workload: Workload) -> str | Path:
        """What kernels are loaded from."""
        return self.ir / ir_name(workload) if self.ir else workload.cuda


class TensorProgram(Raised):
    """The same launches as XLA runs them."""

    name = "xla"
    title = "XLA"
    executor = "xla"


class OwnCode(Raised):
    """The same launches, run by the kernels' own code where there is such."""

    name = "own_code"
    title = "own code"
    executor = "native"


def ir_name(workload: Workload) -> str:
    """The name of a workload's LLVM IR in such a folder."""
    return f"{workload.group}-{workload.cuda.stem}.ll"


class Launches:
    """The launches of a program, each raised for the shapes of the state."""

    def __init__(
        self, source: str | Path, program: Program, state: State, executor: str = "xla"
    ) -> None:
        self.program = program
        self.executor = executor
        self._kernels: dict[str, Any] = {}
        self._lowered: dict[Step, Any] = {}
        self._source = source
        shapes = {name: jax.ShapeDtypeStruct(a.shape, a.dtype) for name, a in state.items()}
        for step in program.distinct():
            self._kernel(step.kernel)
        start = time.perf_counter()
        for step in program.distinct():
            now = step.at(jax.ShapeDtypeStruct((), np.int32))
            args = [shapes[a] if isinstance(a, str) else a for a in now.args]
            self._lowered[step] = self._launcher(step, "xla").lower(*args)
        self.seconds = time.perf_counter() - start
        names = {name for step in program.distinct() for name in self._written(step)}
        self.written = tuple(name for name in state if name in names)

    def _kernel(self, name: str) -> Any:
        if name not in self._kernels:
            self._kernels[name] = rk.load(self._source, kernel=name)
        return self._kernels[name]

    def measure(self, state: State) -> None:
        """Call each launch once, so that "auto" measures it, however short."""
        arrays = {name: jnp.array(array) for name, array in state.items()}
        with measured_at_once():
            first = jnp.int32(0)
            jax.block_until_ready(self._run(self.program.distinct(), arrays, first))

    def chosen(self, state: State) -> str:
        """The executor of the only launch."""
        self.measure(state)
        (step,) = self.program.distinct()
        args = [
            jax.ShapeDtypeStruct(state[a].shape, state[a].dtype) if isinstance(a, str) else a
            for a in step.args
        ]
        return self._launcher(step).lower(*args).executor

    def _launcher(self, step: Step, executor: str = "") -> Any:
        launcher = self._kernel(step.kernel)[step.grid, step.block]
        launcher = launcher.options(executor=executor or self.executor)
        # The program donates its arrays: what is launched once writes into them. What a loop
        # carries is the loop's.
        return launcher.donate() if self.program.times == 1 else launcher

    def _written(self, step: Step) -> tuple[str, ...]:
        """The arrays that a launch writes, in the order of its results."""
        return tuple(step.arrays[memory] for memory in self._lowered[step].raised.written)

    def _run(self, steps: Iterable[Step], arrays: Arrays, iteration: Any = None) -> Arrays:
        arrays = dict(arrays)
        for step in steps:
            args = [arrays[a] if isinstance(a, str) else a for a in step.at(iteration).args]
            results = self._launcher(step)(*args)
            names = self._written(step)
            results = results if isinstance(results, tuple) else (results,)
            arrays.update(zip(names, results, strict=True))
        return arrays

    def repeated(self, arrays: Arrays) -> Arrays:
        """The whole program, the repeated part as one loop."""
        arrays = self._run(self.program.before, arrays)
        if self.program.times == 1:
            arrays = self._run(self.program.body, arrays)
        else:
            fixed = {n: a for n, a in arrays.items() if n not in self.written}
            changing = {n: arrays[n] for n in self.written}

            def body(iteration: Any, now: Arrays) -> Arrays:
                # JAX counts a constant number of iterations in its default integer.
                after = self._run(self.program.body, {**now, **fixed}, jnp.int32(iteration))
                return {name: after[name] for name in now}

            arrays = {
                **fixed,
                **lax.fori_loop(np.int32(0), np.int32(self.program.times), body, changing),
            }
        return self._run(self.program.after, arrays)
