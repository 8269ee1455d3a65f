"""`raise_kernel.jit`: a Numba CUDA function that runs on JAX arrays, NumPy arrays, device arrays.

    @rk.jit
    def scale(x, y, a):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = a * x[i]

    y = scale[4, 256](x, y, 2.0)       # JAX arrays: the written ones come back, in parameter order
    scale[4, 256](x_np, y_np, 2.0)     # NumPy arrays: y_np is written in place

It goes on a Python function or on a dispatcher of `numba.cuda.jit` (numba-cuda or numba-cuda-mlir),
and takes Numba's launch syntax. Host and device arrays compute in 64 bits whatever JAX's x64 flag;
JAX arrays are as wide as the flag lets them be.

Errors are refusals, and have the types that Numba and JAX users catch: `TypeError` for arguments
and launches that do not fit, `TypingError` for a function that Numba does not type.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any

import jax
import numpy as np
from jax.core import Tracer

from raise_kernel.backend import x64_is_on
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import find_kernel
from raise_kernel.frontend.numba_cuda import compile_numba, numba_module, python_function
from raise_kernel.runtime.calls.quick_calls import Callee, QuickCalls
from raise_kernel.runtime.device.arguments import HostCopies, device_array_of, typed_number
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.kernel import Bracketed, Launcher, NumbaKernel
from raise_kernel.runtime.parameter_uses import Declared, ParameterUse, parameter_uses
from raise_kernel.runtime.replay.types import is_wide
from raise_kernel.tensor_options import TensorOptions

_FORALL_BLOCK = 256


class ArgumentRefusal(Refusal, TypeError):
    """A refusal of an argument or a launch: a TypeError too."""


@contextmanager
def typed_errors() -> Iterator[None]:
    """Refusals come out with the types that users of Numba and JAX catch."""
    try:
        yield
    except Refusal as refusal:
        kind = _typed(refusal)
        if isinstance(refusal, kind):
            raise
        values = {f.name: getattr(refusal, f.name) for f in fields(Refusal)}
        raise kind(**values) from refusal.__cause__


def _typed(refusal: Refusal) -> type[Refusal]:
    if refusal.code in ("RK005", "RK006", "RK007", "RK008"):
        return ArgumentRefusal
    if refusal.code == "RK010":
        cause = type(refusal.__cause__)
        errors = numba_module("numba.core.errors")
        if issubclass(cause, errors.NumbaError):
            return _numba_refusal(errors.TypingError)
    return Refusal


@functools.cache
def _numba_refusal(kind: type) -> type[Refusal]:
    return type("TypingRefusal", (Refusal, kind), {"__doc__": "A refusal that is Numba's too."})


def jit(
    function: Any = None,
    *,
    outputs: Sequence[str | int] | None = None,
    inout: Sequence[str | int] | None = None,
    executor: str = "",
) -> Any:
    """Makes a kernel of a function or dispatcher; also `@jit(outputs=["y"])`.

    `outputs` and `inout` name the parameters that the kernel writes, and reads and writes. They
    change nothing: what the kernel does is inferred from its IR. A declaration that says otherwise
    is refused (RK032) when the kernel is compiled. `executor` is "xla", "native" or "auto", as in
    `Launcher.options`; without it `rk.config.executor` decides, at each launch.
    """
    if executor:
        TensorOptions(executor=executor)  # RK020 here, and not at the launch
    declared = None
    if outputs is not None or inout is not None:
        declared = Declared(tuple(outputs or ()), tuple(inout or ()))
    if function is None:
        return functools.partial(jit, outputs=outputs, inout=inout, executor=executor)
    python_function(function)
    return JitKernel(function, declared, executor)


class JitKernel(Bracketed):
    """A kernel made by `raise_kernel.jit`; compiled anew for each set of argument types."""

    def __init__(self, function: Any, declared: Declared | None = None, executor: str = "") -> None:
        self.function = function
        self.declared = declared
        self.py_func = python_function(function)
        functools.update_wrapper(self, self.py_func)
        self._kernel = NumbaKernel(function, executor)
        self._programs: dict[tuple[Any, ...], Program] = {}
        self._uses: dict[tuple[Any, ...], tuple[ParameterUse, ...]] = {}
        self._checked: set[tuple[Any, ...]] = set()

    def make(self, configuration: Any) -> Configured:
        """The kernel with its launch."""
        with typed_errors():
            launcher = self._kernel[configuration]
            _check_stream(configuration[2] if len(configuration) > 2 else None)
            return Configured(self, launcher.launch, launcher)

    @functools.cached_property
    def signature(self) -> inspect.Signature:
        """The parameters of the Python function."""
        return inspect.signature(self.py_func)

    def forall(
        self, ntasks: int, tpb: int = 0, stream: Any = 0, sharedmem: int = 0
    ) -> Callable[..., Any]:
        """A launch of one thread a task, in blocks of `tpb`; none for no tasks, as in Numba."""
        if ntasks < 0:
            raise ValueError(f"Can't create ForAll with negative task count: {ntasks}")
        if ntasks == 0:
            return lambda *args: None
        block = tpb or _FORALL_BLOCK
        return self[-(-ntasks // block), block, stream, sharedmem]

    def __call__(self, *args: Any) -> Any:
        raise ValueError(
            f"{self.py_func.__name__} is a kernel: launch it as kernel[grid, block](...)"
        )

    def inspect_llvm(self, signature: Sequence[Any] | None = None) -> Any:
        """The LLVM IR for a signature (Numba types), or a dict by signature of those compiled."""
        if signature is not None:
            return self.program(tuple(signature)).module.text
        return {types: program.module.text for types, program in self._programs.items()}

    def parameters(self, *args: Any) -> tuple[ParameterUse, ...]:
        """What the kernel does with each parameter in a call with `args`: printable, one a line."""
        types = self.types_of(args)
        uses = self.uses(types)
        return tuple(use.in_call(args, number) for number, use in enumerate(uses))

    def types_of(self, args: Sequence[Any]) -> tuple[Any, ...]:
        """The Numba types of a call's arguments."""
        typeof = numba_module("numba.cuda.typing.typeof")
        return tuple(_numba_type(typeof, arg) for arg in args)

    def program(self, types: tuple[Any, ...]) -> Program:
        """The kernel compiled for Numba types."""
        found = self._programs.get(types)
        if found is None:
            with typed_errors():
                module = compile_numba(self.function, types)
                found = self._programs[types] = Program(module, find_kernel(module))
        return found

    def uses(self, types: tuple[Any, ...]) -> tuple[ParameterUse, ...]:
        """What the kernel does with each parameter, the layouts of arrays apart.

        Addresses in C order tell it best: strided ones are arithmetic on integers.
        """
        plain = tuple(_in_c_order(type_) for type_ in types)
        if plain not in self._uses:
            program = self.program(plain)
            self._uses[plain] = parameter_uses(program.module, program.info)
        return self._uses[plain]

    def check(self, args: Sequence[Any]) -> None:
        """RK032 where what was declared is not what the kernel does."""
        types = self.types_of(args)
        if self.declared is not None and types not in self._checked:
            self.declared.check(self.uses(types), self.py_func)
            self._checked.add(types)


@dataclass(eq=False)
class Configured(Callee):
    """A kernel with its launch: call it on arrays.

    JAX arrays in: those that the kernel writes come back, new, in parameter order (one is bare).
    NumPy arrays and device arrays in: they are written, and None comes back.
    """

    kernel: JitKernel
    launch: Launch
    launcher: Launcher
    # The launcher's shorter way that calls go.
    quick: QuickCalls | None = None

    def __post_init__(self) -> None:
        self.call_by(self._call)

    def _call(self, *args: Any) -> Any:
        with typed_errors():
            self._check_count(args)
            if self.kernel.declared is not None:
                self.kernel.check(args)
            kinds = {_kind(arg) for arg in args} - {"other"}
            if kinds <= {"jax", "traced"} and kinds:
                result = self.launcher(*args)
                self._quicken()
                return result
            if "traced" in kinds:
                return self._traced(args)
            return self._in_place(args)

    def _quicken(self) -> None:
        """Calls that the launcher makes a shorter way are made so from here, too."""
        quick = self.launcher.known.quick
        if quick is not None and quick is not self.quick:
            self.quick = quick
            self.call_by(quick.function(self._call, self._failed))

    def _failed(self, args: Sequence[Any], error: Exception) -> None:
        with typed_errors():
            self.launcher.failed(args, error)

    def lower(self, *args: Any) -> Any:
        """Raise the kernel for these arguments; `jax.ShapeDtypeStruct`s do for arrays."""
        with typed_errors():
            return self.launcher.lower(*args)

    def _check_count(self, args: Sequence[Any]) -> None:
        try:
            self.kernel.signature.bind(*args)
        except TypeError as error:
            raise Refusal("RK005", f"{self.kernel.py_func.__name__}: {error}") from None

    def _traced(self, args: Sequence[Any]) -> Any:
        """NumPy arrays beside tracers are constants of the trace: they cannot be written."""
        uses = self.kernel.uses(self.kernel.types_of(args))
        for use, arg in zip(uses, args, strict=True):
            if _kind(arg) == "device":
                raise _refused_in_trace(use, "a device array")
            if _kind(arg) == "host" and use.written:
                raise _refused_in_trace(use, "a NumPy array that the kernel writes")
        return self.launcher(*args)

    def _in_place(self, args: Sequence[Any]) -> Any:
        types = self.kernel.types_of(args)
        program = self.kernel.program(types)
        uses = self.kernel.uses(types)
        copies = HostCopies()
        values: list[Any] = []
        returned: list[Buffer] = []
        for type_, use, arg in zip(types, uses, args, strict=True):
            value = _value(type_, use, arg, copies)
            if _kind(arg) == "jax" and use.written and value.buffer not in returned:
                returned.append(value.buffer)
            values.append(value)
        launch(program, self.launch, values)
        copies.copy_back()
        results = tuple(buffer.value for buffer in returned)
        return results[0] if len(results) == 1 else results or None


def _check_stream(stream: Any) -> None:
    """RK007 for a stream that nothing here could wait for."""
    streams = numba_module("numba.cuda.cudadrv.driver").Stream
    if stream and not isinstance(stream, streams):
        raise Refusal(
            "RK007",
            f"{stream!r} is a stream of another library",
            hint="leave it out, or pass one of cuda.stream() of raise_kernel.numba",
        )


def _refused_in_trace(use: ParameterUse, what: str) -> Refusal:
    return Refusal(
        "RK006",
        f"{use.name} is {what}, in a call that JAX traces",
        hint="inside jax.jit pass JAX arrays; those that are written come back",
    )


def _kind(arg: Any) -> str:
    if isinstance(arg, Tracer):
        return "traced"
    if isinstance(arg, jax.Array):
        return "jax"
    if getattr(arg, "__cuda_memory__", False) or hasattr(arg, "__cuda_array_interface__"):
        return "device"
    if isinstance(arg, (np.ndarray, np.void)):
        return "host"
    return "other"


def _numba_type(typeof: Any, arg: Any) -> Any:
    """The Numba type of an argument; JAX arrays are C arrays that may be written."""
    if isinstance(arg, (jax.Array, jax.ShapeDtypeStruct)):
        types = numba_module("numba.cuda.types")
        support = numba_module("numba.cuda.np.numpy_support")
        dtype = np.dtype(arg.dtype)
        element = types.bfloat16 if dtype.name == "bfloat16" else support.from_dtype(dtype)
        return types.Array(element, arg.ndim, "C") if arg.ndim else element
    try:
        type_ = typeof.typeof(arg, typeof.Purpose.argument)
    except ValueError as error:
        raise Refusal("RK006", f"Numba has no type for a {type(arg).__name__}") from error
    # Whether a read-only array is written is asked of the kernel, not of Numba's typing.
    read_only = isinstance(arg, np.ndarray) and not type_.mutable
    return type_.copy(readonly=False) if read_only else type_


def _in_c_order(type_: Any) -> Any:
    types = numba_module("numba.cuda.types")
    return type_.copy(layout="C") if isinstance(type_, types.Array) else type_


def _value(type_: Any, use: ParameterUse, arg: Any, copies: HostCopies) -> Any:
    """One argument for `launch`."""
    kind = _kind(arg)
    if kind == "device":
        return device_array_of(arg)
    if kind == "host":
        if use.written and isinstance(arg, np.ndarray) and not arg.flags.writeable:
            raise Refusal(
                "RK006",
                f"{use.name} is a read-only NumPy array, and the kernel writes it",
                hint="pass a copy, or make it writeable",
            )
        return copies.array(arg, copy_out=use.written)
    if kind == "jax":
        return _of_jax(arg, use)
    if isinstance(arg, tuple):
        return tuple(_value(t, use, item, copies) for t, item in zip(type_, arg, strict=True))
    return arg if arg is None else typed_number(type_, arg)


def _of_jax(arg: Any, use: ParameterUse) -> Any:
    if is_wide(np.dtype(arg.dtype)) and not x64_is_on():
        raise Refusal(
            "RK008",
            f"{use.name} is {arg.dtype}, and JAX's 64-bit mode is off",
            hint="set jax_enable_x64 (or JAX_ENABLE_X64=1 outside), or pass NumPy arrays",
        )
    dtype = np.dtype(arg.dtype)
    if arg.ndim == 0:
        return np.asarray(arg)[()]
    buffer = Buffer(arg.nbytes)
    buffer.take_form(Form(tuple(arg.shape), dtype))
    buffer.write(arg)
    strides = np.empty(0, dtype).strides if not arg.shape else _c_strides(arg.shape, dtype)
    return DeviceArray(buffer, 0, tuple(arg.shape), strides, dtype)


def _c_strides(shape: tuple[int, ...], dtype: np.dtype) -> tuple[int, ...]:
    return tuple(dtype.itemsize * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
