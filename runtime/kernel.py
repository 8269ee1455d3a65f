"""The Python API: load a kernel, launch it on arrays.

    k = rk.load("jacobi2d.ll", kernel="jacobi2d")
    y = k[grid, block](x, y, n)          # the arrays that the kernel writes, in parameter order
    k[grid, block].lower(x, y, n).as_text("stablehlo")

Calls work on JAX and NumPy arrays and on tracers, so inside `jax.jit`, `vmap` and `grad`. Results
are JAX arrays; the arguments are left as they were. NumPy arrays may be passed: they are copied.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Options, Raised, raise_specialized, specialize_kernel
from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel, kernels
from raise_kernel.frontend.numba_cuda import from_numba as compile_numba
from raise_kernel.frontend.numba_cuda import python_function
from raise_kernel.frontend.read_module import read_module
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.pickling import PickledByFields
from raise_kernel.runtime.arguments import (
    CallArguments,
    check_x64,
    sort_arguments,
)
from raise_kernel.runtime.brackets import Bracketed, launch_of
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.calls.changing_floats import ChangingFloats
from raise_kernel.runtime.calls.known_calls import KnownCall, KnownCalls, call_key, known_call
from raise_kernel.runtime.calls.quick_calls import Callee
from raise_kernel.runtime.choice import TimedCall
from raise_kernel.runtime.choice.decision import is_native_group
from raise_kernel.runtime.choice.executor import (
    kernel_key,
    on_executor,
    raised_or_refused,
)
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.donation import donated_memories, refuse_deleted
from raise_kernel.runtime.native.gpu.faults import refuse_lost_context
from raise_kernel.runtime.partition import devices_of_processes, is_partitioned, launch_for
from raise_kernel.runtime.telling import tell_warnings
from raise_kernel.tensor_options import TensorOptions

if TYPE_CHECKING:
    from raise_kernel.runtime.report.explanation import Explanation

_cache: KernelCache[Lowered] = KernelCache()

Dimensions = int | Sequence[int]


@dataclass(frozen=True)
class Kernel(PickledByFields, Bracketed):
    """A kernel of an LLVM module, to be launched as `kernel[grid, block](*args)`."""

    module: LLVMModule
    info: KernelInfo

    def _repr_html_(self) -> str:
        from raise_kernel.runtime.report.notebook import kernel_html

        return kernel_html(self.info, self.module.source)

    @property
    def name(self) -> str:
        """The kernel's name in the source language."""
        return self.info.demangled

    def make(self, configuration: Any) -> Launcher:
        key = (self.module, self.info.name)
        return Launcher(launch_of(configuration), self.info, key, self._module)

    def _module(self, args: Sequence[Argument]) -> tuple[LLVMModule, KernelInfo]:
        return self.module, self.info

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"launch {self.name} as kernel[grid, block](...)")

    def __repr__(self) -> str:
        return f"<Kernel {self.name}>"


@dataclass(frozen=True)
class NumbaKernel(PickledByFields, Bracketed):
    """A Numba function or `@cuda.jit` dispatcher; compiled anew for each set of argument types.
    `executor` is that of its launches, where they name none."""

    function: Any
    executor: str = ""

    @property
    def name(self) -> str:
        """The function's name."""
        return python_function(self.function).__name__

    def make(self, configuration: Any) -> Launcher:
        # One function under two dispatchers may have two sets of options.
        key = (python_function(self.function), repr(getattr(self.function, "targetoptions", None)))
        launcher = Launcher(launch_of(configuration), None, key, self._module)
        return launcher.options(executor=self.executor) if self.executor else launcher

    def __repr__(self) -> str:
        return f"<NumbaKernel {self.name}>"

    def _module(self, args: Sequence[Argument]) -> tuple[LLVMModule, KernelInfo]:
        module = compile_numba(self.function, args)
        return module, find_kernel(module)

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"launch {self.name} as kernel[grid, block](...)")


@dataclass(frozen=True)
class Launcher(PickledByFields, Callee):
    """A kernel with its launch. Call it on arrays, or `lower` it for their shapes.

    A call returns the arrays that the kernel writes: arguments in order, then module variables by
    name. Its keywords are values of `__device__` and `__constant__` variables, by name.
    """

    launch: Launch
    info: KernelInfo | None
    key: tuple[Any, ...]
    module: Callable[[Sequence[Argument]], tuple[LLVMModule, KernelInfo]]
    known: KnownCalls = field(default_factory=KnownCalls, compare=False, repr=False)
    donated: tuple[int | str, ...] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "known": KnownCalls()}

    def __repr__(self) -> str:
        name = self.info.demangled if self.info else self.key[0].__name__
        return f"<Launcher {name}, grid {self.launch.grid}, block {self.launch.block}>"

    def __post_init__(self) -> None:
        self.call_by(self._call)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.call_by(self._call)

    def _call(self, *args: Any, **variables: Any) -> Any:
        """A call that goes the whole way, where it is not known; it is from then on."""
        key = None if variables else call_key(args)
        known, changed = self.known.find(key), None
        try:
            if known is None and (changed := self._floats.at_run_time(args)) is not None:
                key = None if variables else call_key(changed)
                known = self.known.find(key)
            if known is not None:
                return known(changed or args)
            if changed is not None and self._takes(changed, args, variables):
                args = changed
            elif changed is not None:
                key = None if variables else call_key(args)
            call, lowered = self._prepared(args, variables)
            result = lowered.run(call)
        except (RuntimeError, ValueError) as error:
            self.failed(args, error)
            raise
        checked = self.launch.max_iterations or self.launch.collect or self.launch.report_guards
        if key is not None and not checked:
            self._remember(key, known_call(lowered, call, args), args)
        return result

    def _takes(
        self, changed: Sequence[Any], args: Sequence[Any], variables: dict[str, Any]
    ) -> bool:
        """Whether floats may be run-time values: not if the kernel has a raised program only where
        they are constants."""
        xla = self.options(executor="xla")
        try:
            xla.lower(*changed, **variables)
        except Refusal:
            try:
                xla.lower(*args, **variables)
            except Refusal:  # its own code runs, if anything does
                return True
            self._floats.keep_constant()
            return False
        return True

    def _prepared(
        self, args: Sequence[Any], variables: dict[str, Any]
    ) -> tuple[CallArguments, Lowered]:
        """A call's arguments, sorted, and the raised kernel that takes them."""
        call = sort_arguments(args, self.info, variables=variables)
        check_x64(call.arguments, self.info and self.info.demangled)
        lowered = self._lowered(call, runs=True)
        devices = set() if call.is_traced else devices_of_processes(call.arrays)
        if devices:
            from raise_kernel.runtime.sharding.facts import launch_facts
            from raise_kernel.runtime.sharding.rendezvous import agree

            agree(devices, lambda: launch_facts(lowered), once=True)
        return call, lowered

    def _remember(self, key: Hashable, call: KnownCall | None, args: Sequence[Any]) -> None:
        """Calls like one that was made go a shorter way from now on."""
        if call is None:
            return
        self.known.remember(key, call)
        quick = self.known.quicken(call, args, self._call, self.failed)
        if quick is not None:
            self.call_by(quick)

    def failed(self, args: Sequence[Any], error: Exception) -> None:
        """A refusal for what a call has raised, where it has one."""
        refuse_deleted(args, self.info, error)
        refuse_lost_context(error)

    def options(self, **options: str) -> Launcher:
        """This launch with other `TensorOptions`: `target`, `optimize`, `update_form`,
        `executor`."""
        if "executor" in options:
            options["executor"] = config.executor_of(options["executor"])
        tensor = replace(self.launch.tensor, **options)
        return self._variant(tensor, self.donated)

    def donate(self, *arrays: int | str) -> Launcher:
        """This launch, which takes over the memory of these arguments for its results.

        `arrays` are positions or parameter names of written arrays, by default all of them. The
        kernel then updates them in place, without a copy; the arrays that were passed are gone, and
        using one again is refused (RK041). Inside `jax.jit` the memory is the caller's: donate
        there too; here it only says that stores to parts of arrays need no copy. Refuses with RK006
        an array that the kernel does not write.
        """
        return self._variant(replace(self.launch.tensor, in_place=True), arrays)

    def _variant(self, tensor: TensorOptions, donated: tuple[int | str, ...] | None) -> Launcher:
        """This launch otherwise. The same one each time, so that it knows the calls it made."""
        key = (tensor, donated)
        found = self._variants.get(key)
        if found is None:
            launch = replace(self.launch, tensor=tensor)
            found = replace(self, launch=launch, donated=donated, known=KnownCalls())
            self._variants[key] = found
        return found

    @functools.cached_property
    def _floats(self) -> ChangingFloats:
        return ChangingFloats(self.info)

    @functools.cached_property
    def _variants(self) -> dict[Hashable, Launcher]:
        return {}

    def lower(self, *args: Any, **variables: Any) -> Lowered:
        """Raise the kernel for these arguments. An array may be a `jax.ShapeDtypeStruct`."""
        call = sort_arguments(args, self.info, variables=variables)
        return self._lowered(call)

    def written(self, *args: Any, **variables: Any) -> list[tuple[Any, Any]]:
        """A call: each array that the kernel writes, as it was passed, and what it holds then."""
        call, lowered = self._prepared(args, variables)
        result = lowered.run(call)
        memories = lowered.raised.written
        results = (result,) if len(memories) == 1 else result or ()
        return [(call.arrays[m], value) for m, value in zip(memories, results, strict=True)]

    def explain(self, *args: Any, **variables: Any) -> Explanation:
        """What becomes of the kernel for these arguments and why, also where it is refused."""
        from raise_kernel.runtime.report.explanation import explained_launch

        return explained_launch(self, sort_arguments(args, self.info, variables=variables))

    def _lowered(self, call: CallArguments, runs: bool = False) -> Lowered:
        """The kernel for a call; `runs`: the call is made, so that executors may be measured."""
        launch = launch_for(self.launch, call.arrays)
        tensor = launch.tensor
        native = tensor.executor == "auto" and is_native_group()
        key = (self.key, launch, call.key, native)
        launcher = replace(self, launch=launch)
        lowered = None
        searches = tensor.executor == "native" and tensor.optimize == "search"
        if searches or (tensor.executor == "auto" and not native):
            lowered = launcher._settled((*key, "settled"), call, runs)
        if lowered is None:
            lowered = _cache.get(key, lambda: launcher.lower_arguments(call.arguments))
        if call.is_traced:
            return lowered.within
        if self.donated is None:
            return lowered
        donating = self._donating(lowered)
        return _cache.get((*key, lowered.choice, donating.donated), lambda: donating)

    def _settled(self, key: Hashable, call: CallArguments, runs: bool) -> Lowered | None:
        """The kernel by the faster executor, if that is known from a call that was made, or if
        this is one."""
        found = _cache.find(key)
        if not runs or call.is_traced or any(map(is_partitioned, call.arrays)):
            return found
        if found is not None and found.is_due:
            _cache.drop(key)

        timed = TimedCall(
            lambda lowered: self._donating(lowered).function,
            lambda lowered: self._donating(lowered).copied_values(call),
        )
        return _cache.get(key, lambda: self.lower_arguments(call.arguments, timed))

    def _donating(self, lowered: Lowered) -> Lowered:
        """The kernel that takes over the memory of the arrays that this launch donates."""
        if self.donated is None:
            return lowered
        return replace(lowered, donated=donated_memories(lowered, self.donated))

    def lower_arguments(
        self, arguments: tuple[Argument, ...], call: TimedCall | None = None
    ) -> Lowered:
        """Raise the kernel for sorted arguments. On `call` executors may be measured."""
        module, info = self.module(arguments)

        tensor = self.launch.tensor
        launch = replace(self.launch, tensor=tensor.of_program)

        executor, searches = tensor.executor, tensor.optimize == "search"

        def raise_once() -> tuple[Specialized, Raised]:
            options = Options()
            specialized = specialize_kernel(module, info.name, launch, arguments, options)
            raised = raised_or_refused(
                specialized,
                executor,
                lambda: raise_specialized(specialized, module.source, options),
            )
            return specialized, raised

        # Raised once, whichever executors run it, and before and after one is chosen.
        key = kernel_key(module, info, self.launch, arguments)
        lowered = _cache.get(
            ("raised", *key), lambda: Lowered(info, arguments, *cached(key, tuple, raise_once))
        )
        lowered = on_executor(lowered, executor, key, call, searches)
        tell_warnings(info.demangled, lowered.remarks)
        return lowered


def forget_raised() -> None:
    """Empty this process's cache of raised kernels: what times raising raises them again."""
    _cache.clear()


def load(path_or_text: str | os.PathLike[str], kernel: str | None = None) -> Kernel:
    """A kernel from an `.ll`, `.bc` or `.cu` file, or from LLVM text.

    `kernel` is its mangled or demangled name; none is needed where there is only one.
    """
    return _kernel(read_module(path_or_text), kernel)


def from_cuda(
    source_or_path: str | os.PathLike[str],
    kernel: str | None = None,
    clang: str | None = None,
    clang_args: Sequence[str] = (),
) -> Kernel:
    """A kernel from CUDA C++ source, or a `.cu` file, compiled by clang."""
    return _kernel(compile_cuda(source_or_path, clang=clang, clang_args=clang_args), kernel)


def from_numba(function: Any) -> NumbaKernel:
    """A kernel from a Numba CUDA function or `@cuda.jit` dispatcher; no GPU is needed."""
    python_function(function)
    return NumbaKernel(function)


def _kernel(module: LLVMModule, name: str | None) -> Kernel:
    return Kernel(module, find_kernel(module, name))


__all__ = [
    "Kernel",
    "Launcher",
    "NumbaKernel",
    "from_cuda",
    "from_numba",
    "kernels",
    "load",
]
