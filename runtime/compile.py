"""`Lowered` and `Compiled`: a specialization of a kernel before and after XLA.

The words are JAX's: `kernel[grid, block].lower(x, y)` raises, `.compile()` compiles with XLA.
"""

from __future__ import annotations

import functools
import hashlib
import logging
import time
import weakref
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from raise_kernel.backend import x64_is_on
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised, form_text
from raise_kernel.frontend.arguments.signature import Argument, Signature
from raise_kernel.frontend.module import KernelInfo
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.pickling import PickledByFields
from raise_kernel.remarks import Remarks
from raise_kernel.runtime.arguments import (
    CallArguments,
    arguments_key,
    check_x64,
    from_device,
    sort_arguments,
    to_device,
)
from raise_kernel.runtime.choice import Choice, Tally
from raise_kernel.runtime.guard_counts import end_run, start_run
from raise_kernel.runtime.native import NativeCode, native_launch
from raise_kernel.runtime.native.gpu.resources import Resources, resources
from raise_kernel.runtime.native.refused import refusal_of
from raise_kernel.runtime.partition import with_automatic_axes
from raise_kernel.runtime.replay import JaxSource
from raise_kernel.runtime.replay.checks import MARK

if TYPE_CHECKING:
    from jax.sharding import Mesh, PartitionSpec

    from raise_kernel.runtime.report.explanation import Explanation
    from raise_kernel.runtime.sharding.communication import Communication


class Programs:
    """The jitted functions of one raised kernel, shared by all that stand for it: each is traced
    and compiled once. A pickle has none."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, tuple[int, ...]], tuple[NativeCode | None, Any]] = {}

    def __reduce__(self) -> tuple[type[Programs], tuple[()]]:
        return Programs, ()

    def of(
        self, native: NativeCode | None, donated: tuple[int, ...], make: Callable[[], Any]
    ) -> Any:
        """The function that runs `native`, or the raised program, and takes over the memories
        `donated`."""
        key = (id(native), donated)
        if key not in self._made:
            # The native code is kept beside the function, so that its address is not another's.
            self._made.setdefault(key, (native, make()))
        return self._made[key][1]


@dataclass(frozen=True)
class Asked:
    """What a launch that is traced to be cut into blocks was asked to run by."""

    executor: str
    searches: bool


# Launches that were traced to be cut into blocks, by the names of their functions.
named_launches: weakref.WeakValueDictionary[str, Lowered] = weakref.WeakValueDictionary()


@dataclass(frozen=True, repr=False)
class Lowered(PickledByFields):
    """A kernel with its launch, shapes and static scalars fixed, as StableHLO and JAX source.

    `donated` are the numbers of the memories whose buffers its results take over; `native` is the
    kernel's own code, where that was asked for or chosen; `choice` says what it was chosen by;
    `asked` is of a launch that is to be cut into blocks. `apart` is the faster one, where this one
    stands for it because XLA may fuse it with its neighbours. `key` tells it in every process,
    where its executor is chosen.
    """

    info: KernelInfo
    arguments: tuple[Argument, ...]
    specialized: Specialized
    raised: Raised
    donated: tuple[int, ...] = ()
    native: NativeCode | None = None
    choice: Choice | None = None
    programs: Programs = field(default_factory=Programs, compare=False)
    asked: Asked | None = None
    apart: Lowered | None = field(default=None, compare=False)
    key: tuple[Hashable, ...] | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        refused = "" if refusal_of(self.raised) is None else ", not raised"
        return f"<Lowered {self.info.demangled}, executor {self.executor}{refused}>"

    def _repr_html_(self) -> str:
        from raise_kernel.runtime.report.notebook import lowered_html

        return lowered_html(self)

    def explain(self) -> Explanation:
        """What became of the kernel and why: a page in a notebook, text in a terminal. The kernel
        is raised once more for it."""
        from raise_kernel.runtime.report.explanation import explained

        return explained(self.specialized)[0]

    @property
    def signature(self) -> Signature:
        """Kernel name, launch, the memories and the run-time scalars."""
        return self.specialized.signature

    @property
    def remarks(self) -> Remarks:
        """What the passes did, and what they gave up, with source lines."""
        native = self.native.remarks if self.native is not None else ()
        chosen = self.choice.remark(self.specialized.text) if self.choice is not None else None
        said = (chosen,) if chosen is not None else ()
        return Remarks(self.raised.remarks + native + said)

    @property
    def executor(self) -> str:
        """What runs it here: "native", its own code, or "xla", the tensor program."""
        return "native" if self.native is not None and self.native.text else "xla"

    def as_text(self, form: str = "stablehlo") -> str:
        """The kernel as "llvm", "ptx", "amdgcn", "llvm-dialect", "std", "scf", "parallel",
        "affine", "tensor", "stablehlo" or "jax"."""
        refusal = refusal_of(self.raised)
        if refusal is not None and form in ("jax", "stablehlo"):
            raise replace(refusal)
        if form == "jax":
            return self.raised.source.text
        if form == "stablehlo":
            return self.raised.stablehlo
        return form_text(self.specialized, form)

    def resources(self) -> Resources:
        """Registers and bytes of local memory that a thread of the kernel's own code takes on a
        GPU, as the driver or ptxas says. Refuses with RK031 where neither is here."""
        from raise_kernel.runtime.native.gpu.entry import entry_name

        return resources(self.as_text("ptx"), entry_name(self.signature.kernel))

    @functools.cached_property
    def function(self) -> Any:
        """The jitted JAX function of the memories, then the run-time scalars."""
        return self.programs.of(self.native, self.donated, self._jitted)

    def _jitted(self) -> Any:
        function = self.raised.source.function()
        if self.native is not None and self.native.text:
            numba = self.info.numba is not None
            function = native_launch(function, self.raised, self.native, self.specialized, numba)
        function = with_automatic_axes(function, self.raised.written)
        function = _for_types(function, self.raised.source)
        if self.asked is not None:
            code = hashlib.sha256(repr((self.specialized, self.asked)).encode()).hexdigest()[:16]
            function.__name__ = f"{function.__name__}.{code}"
            named_launches[function.__name__] = self
        return jax.jit(function, donate_argnums=self.donated)

    @functools.cached_property
    def flat(self) -> Any:
        """The jitted JAX function of the memories, then the run-time scalars, all in their own
        dtypes, to the tuple of the memories that it writes."""
        parameters = [np.dtype(t.dtype) for t in self.raised.parameters]
        kept = [self.signature.memories[number].dtype for number in self.raised.written]

        def flat(*values: Any) -> tuple[Any, ...]:
            fitted = [_fit(v, dtype) for v, dtype in zip(values, parameters, strict=True)]
            result = self.function(*fitted) if kept else ()
            results = result if isinstance(result, tuple) else (result,)
            return tuple(_fit(r, dtype) for r, dtype in zip(results, kept, strict=True))

        return jax.jit(flat)

    @property
    def tally(self) -> Tally | None:
        """What counts its calls, where these are to decide whether its executors are measured."""
        tally = self.choice.tally if self.choice is not None else None
        return tally if tally is not None and tally.is_open else None

    @property
    def is_due(self) -> bool:
        """Whether its executors are to be measured at its next call."""
        return self.choice is not None and self.choice.is_due

    def chosen_by(self, choice: Choice) -> Lowered:
        """The same kernel, with what it was chosen by."""
        return replace(self, choice=choice)

    @functools.cached_property
    def within(self) -> Lowered:
        """The same kernel inside of a larger program, which may have another executor."""
        if self.choice is None or self.choice.within == self.executor:
            return self
        return replace(self, native=None, apart=self)

    def communication(self, mesh: Mesh, **arrays: PartitionSpec) -> Communication:
        """What devices send each other where these arrays are split: `x=PartitionSpec("i")`.

        Others of a split array's shape are split as it is. The mesh may be of devices that are not
        here. Refuses with RK020 what does not fit.
        """
        from raise_kernel.runtime.sharding.communication import partitioned

        return partitioned(self, mesh, arrays).communication()

    def compile(self) -> Compiled:
        """Compile with XLA for the default device."""
        check_x64(self.arguments, self.info.demangled)
        structs = [jax.ShapeDtypeStruct(t.shape, t.dtype) for t in self.raised.parameters]
        return Compiled(self, self.function.lower(*structs).compile())

    def run(self, call: CallArguments, function: Any = None) -> Any:
        """Run on sorted arguments: the written arrays in parameter order, one of them bare."""
        function = function or self.function
        if self.tally is not None and not call.is_traced:
            result = self.tally.run(function, self.values(call))
        else:
            result = self._checked(function, self.values(call), call.is_traced)
        written = self.raised.written
        results = result if isinstance(result, tuple) else (result,) * len(written)
        out = tuple(
            from_device(r, call.arrays[memory]) for r, memory in zip(results, written, strict=True)
        )
        if not out:
            return None
        return out[0] if len(out) == 1 else out

    def values(self, call: CallArguments) -> list[Any]:
        """The arguments of `function` for a call."""
        values = [*map(to_device, call.arrays), *call.scalars]
        types = self.raised.parameters
        return [_fit(v, t.dtype) for v, t in zip(values, types, strict=True)]

    def copied_values(self, call: CallArguments) -> list[Any]:
        """As `values`; `function` may take over the memory of what it takes over."""
        values = self.values(call)
        for number in self.donated:
            values[number] = jnp.copy(values[number])
        return values

    def _checked(self, function: Any, values: list[Any], traced: bool) -> Any:
        """The results; with checks in the program only once all of them held (RK026, RK027) and
        all that the kernel prints is written.

        Under tracing a check is part of what is traced: it ends the outer program's run.
        """
        launch = self.signature.launch
        if launch.report_guards and not traced:
            return self._timed(function, values)
        if traced or not (launch.max_iterations or launch.collect):
            return function(*values)
        return self._waited(function, values)

    def _timed(self, function: Any, values: list[Any]) -> Any:
        """The results; the time goes to the guards, but for the run that compiles the program."""
        compiled = function is not self.function or self.__dict__.get("_has_run", False)
        start_run()
        start = time.perf_counter()
        result = self._waited(function, values)
        if compiled:
            end_run(time.perf_counter() - start)
        self.__dict__["_has_run"] = True
        return result

    def _waited(self, function: Any, values: list[Any]) -> Any:
        """The results, once all that the program tells the host has come."""
        try:
            result = jax.block_until_ready(function(*values))
            jax.effects_barrier()
        except jax.errors.JaxRuntimeError as error:
            raise stopped(error, self.info.demangled) from None
        return result


class OtherTypes(Exception):
    """A compiled kernel was called on arrays of other shapes or dtypes than it was raised for."""


def _for_types(function: Callable[..., Any], source: JaxSource) -> Callable[..., Any]:
    """A raised kernel's function, which raises `OtherTypes` where JAX traces it for others. Where
    it needs JAX's 64-bit mode, it says so itself."""
    expected = [(tuple(t.shape), np.dtype(t.dtype)) for t in source.parameters]

    @functools.wraps(function)
    def call(*values: Any) -> Any:
        found = [(tuple(v.shape), np.dtype(v.dtype)) for v in values]
        if found != expected and (x64_is_on() or not source.needs_x64):
            raise OtherTypes(f"a kernel raised for {expected} is called on {found}")
        return function(*values)

    return call


@dataclass(frozen=True)
class Compiled:
    """A kernel compiled by XLA. Called with the arguments it was lowered for, statics included."""

    lowered: Lowered
    executable: Any

    def __repr__(self) -> str:
        return repr(self.lowered).replace("<Lowered", "<Compiled", 1)

    @property
    def signature(self) -> Signature:
        """Kernel name, launch, the memories and the run-time scalars."""
        return self.lowered.signature

    def as_text(self) -> str:
        """XLA's optimized program."""
        return str(self.executable.as_text())

    def __call__(self, *args: Any, **variables: Any) -> Any:
        call = sort_arguments(args, self.lowered.info, variables=variables)
        if call.key != arguments_key(self.lowered.arguments):
            raise Refusal(
                "RK006",
                "the arguments are not those that the kernel was compiled for",
                kernel=self.lowered.info.demangled,
                hint="other shapes, dtypes, statics or aliases need a lower() of their own",
            )
        check_x64(call.arguments, self.lowered.info.demangled)
        return self.lowered.run(call, None if call.is_traced else self.executable)


def _is_told_elsewhere(record: logging.LogRecord) -> bool:
    """Whether a log record is of an error that `stopped` turns into a refusal."""
    error = record.exc_info[1] if record.exc_info else None
    return error is not None and MARK.search(str(error)) is not None


# JAX logs every exception of a callback, with its traceback, before it raises it.
logging.getLogger("jax._src.debugging").addFilter(lambda record: not _is_told_elsewhere(record))


def stopped(error: Exception, kernel: str) -> Exception:
    """RK026 or RK027 for what a check in the program raised; any other error as it is."""
    found = MARK.search(str(error))
    if found is None:
        return error
    hint = "the loop may never end; if it does, raise max_iterations"
    code = found["code"]
    return Refusal(code, found["message"], kernel=kernel, hint=hint if code == "RK026" else None)


def _fit(value: Any, dtype: np.dtype) -> Any:
    """A run-time value in its parameter's dtype: the same bits where only the sign differs."""
    if np.dtype(value.dtype) == dtype:
        return value
    return lax.bitcast_convert_type(value, dtype)
