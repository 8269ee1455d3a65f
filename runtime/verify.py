"""`verify`: a raised kernel against the reference executor, on random inputs.

Both run on copies of the same arrays. Every array is compared: one that the raised kernel does not
return must come out of the reference unchanged. The reference also looks for races between threads,
among the first `RACE_LIMIT` accesses, and for barriers that not every thread of a block reaches.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import ml_dtypes
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    ImageArg,
    StaticArg,
    StructArg,
    TableArg,
    VariableArg,
    leaves,
)
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import Table, image_of, map_arrays, sort_arguments
from raise_kernel.runtime.compare import Comparison, compare_arrays, is_floating
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.explain import (
    Choices,
    Element,
    Run,
    are_reordered,
    in_other_orders,
    order_refusal,
)
from raise_kernel.runtime.kernel import Launcher
from raise_kernel.runtime.reference import (
    BACKWARDS,
    FORWARDS,
    Doubts,
    KernelTrap,
    MemoryFault,
    Order,
    RaceCheck,
    execute,
)
from raise_kernel.runtime.reference.errors import ExecutionError

# Runs with roundings drawn at random, where results differ by more than a tolerance; more where
# they still differ, for a number that roundings decide may come out alike a few times; and most
# where they decide eight elements for each that differs.
NOISY_RUNS = (4, 16, 64)
_FEW = 8

_UNORDERED = "results depend on the order in which the threads run their atomic operations"

# Accesses to memory in which races are looked for: a few seconds of a launch.
RACE_LIMIT = 1 << 21


@dataclass(frozen=True)
class VerifyReport:
    """One comparison an array argument, in order; `races` is what was looked at for races.

    `unordered`: the executor's own results change when the threads run in the opposite order. It
    is that order's then, where the raised kernel agrees with it.
    """

    kernel: str
    seed: int | None
    comparisons: tuple[Comparison, ...]
    races: RaceCheck | None = None
    unordered: bool = False

    @property
    def ok(self) -> bool:
        return all(c.ok for c in self.comparisons)

    @property
    def mismatches(self) -> int:
        """Elements that differ."""
        return sum(c.mismatches for c in self.comparisons)

    @property
    def rounding(self) -> int:
        """Elements that roundings decide."""
        return sum(c.rounding for c in self.comparisons)

    def __str__(self) -> str:
        verdict = "agrees with" if self.ok else "differs from"
        lines = [f"{self.kernel} {verdict} the reference executor"]
        lines += [f"  {c}" for c in self.comparisons]
        if self.unordered:
            lines.append(f"  {_UNORDERED}")
        if self.races is not None:
            which = "" if self.races.complete else "first "
            among = f"among the {which}{self.races.looked_at} accesses"
            if (race := self.races.elsewhere) is None:
                lines.append(f"  no race {among}")
            else:
                lines.append(f"  no race in shared memory {among}; with no effect: {race.message}")
        return "\n".join(lines)

    def check(self) -> VerifyReport:
        """The report itself, or RK023."""
        if self.ok:
            return self
        worst = next(c for c in self.comparisons if not c.ok)
        seed = f", random inputs of seed {self.seed}" if self.seed is not None else ""
        hint = _UNORDERED if self.unordered else None
        raise Refusal("RK023", f"{worst}{seed}", kernel=self.kernel, hint=hint)


# How integers are drawn, in turn: a kernel may take them for indices, or divide by them.
_INTEGER_RANGES: tuple[Callable[[np.dtype, int], tuple[int, int]], ...] = (
    lambda dtype, extent: (-8 if dtype.kind == "i" else 0, 9),
    lambda dtype, extent: (1, 9),
    lambda dtype, extent: (0, max(min(extent, 9), 1)),
    lambda dtype, extent: (0, 1),
)


def _texels(dtype: np.dtype) -> tuple[int, int]:
    """All values of a small integer type: a fetch may make floats of them."""
    return (-8, 9) if dtype.itemsize > 2 else (np.iinfo(dtype).min, np.iinfo(dtype).max + 1)


def random_array(
    shape: tuple[int, ...],
    dtype: np.dtype,
    random: np.random.Generator,
    integers: tuple[int, int] = (-8, 9),
    specials: bool = False,
) -> np.ndarray:
    """Floats in [-1, 1), small integers; `specials` strews in NaN, infinities, -0, tiny numbers."""
    if dtype.names:
        whole = np.zeros(shape, dtype)
        for name in dtype.names:
            field = whole[name]
            field[...] = random_array(field.shape, field.dtype, random, integers, specials)
        return whole
    if dtype.kind == "c":
        part = np.dtype(f"f{dtype.itemsize // 2}")
        pairs = random_array((*shape, 2), part, random, integers, specials)
        return pairs.view(dtype).reshape(shape)
    if is_floating(dtype):
        values = random.uniform(-1.0, 1.0, shape).astype(dtype)
        return _with_specials(values, random) if specials else values
    if dtype.kind == "b":
        return random.integers(0, 2, shape).astype(dtype)
    if dtype.kind in "iu":
        return random.integers(*integers, shape).astype(dtype)
    return random.integers(0, 256, (*shape, dtype.itemsize), np.uint8).view(dtype).reshape(shape)


def _with_specials(values: np.ndarray, random: np.random.Generator) -> np.ndarray:
    info = ml_dtypes.finfo(values.dtype)
    special = np.array([np.nan, np.inf, -np.inf, -0.0, 0.0, float(info.tiny), float(info.max)])
    chosen = special[random.integers(0, len(special), values.shape)].astype(values.dtype)
    return np.where(random.uniform(size=values.shape) < 0.05, chosen, values)


def random_arguments(
    arguments: Sequence[Argument],
    random: np.random.Generator,
    attempt: int = 0,
    specials: bool = False,
) -> list[Any]:
    """Values for the arguments of a call; an array that is passed twice is one object."""
    flat = [*leaves(arguments)]
    extent = min((max(a.shape, default=1) for a in flat if isinstance(a, ArrayArg)), default=1)
    memories: dict[int, np.ndarray] = {}

    def value_of(argument: Argument) -> Any:
        if isinstance(argument, StaticArg):
            return argument.value
        if isinstance(argument, StructArg):
            fields = tuple(map(value_of, argument.fields))
            return Table(fields) if isinstance(argument, TableArg) else fields
        span = _INTEGER_RANGES[attempt](argument.dtype, extent)
        if isinstance(argument, DynamicArg):
            return random_array((), argument.dtype, random, span, specials)
        if argument.memory not in memories:
            if isinstance(argument, ImageArg) and argument.dtype.kind in "iu":
                span = _texels(argument.dtype)
            memories[argument.memory] = random_array(
                argument.shape, argument.dtype, random, span, specials
            )
        array = memories[argument.memory]
        return image_of(argument.mode, array) if isinstance(argument, ImageArg) else array

    return [value_of(argument) for argument in arguments]


def _reference(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    races: RaceCheck | None,
    returned: bool,
    *,
    order: Order = FORWARDS,
    noise: int | None = None,
    doubts: Doubts | None = None,
) -> list[np.ndarray]:
    """The arrays after the reference executor, one an array argument.

    `values` are NumPy arrays and scalars; a run-time scalar is a 0-d array.
    """
    plain: list[Any] = []
    variables: dict[str, np.ndarray] = {}
    bound: dict[str, Any] = {}
    for argument, value in zip(lowered.arguments, values, strict=True):
        if isinstance(argument, VariableArg):
            variables[argument.symbol] = value.copy()
        elif name := _variable_name(argument):
            bound[name] = value
        else:
            plain.append(value.reshape(1)[0] if isinstance(argument, DynamicArg) else value)
    found = execute(
        module,
        lowered.info.name,
        lowered.signature.launch,
        plain,
        symbols=variables,
        bound=bound,
        update_symbols=True,
        check_races=races,
        whole_barriers=not returned,
        order=order,
        noise=noise,
        doubts=doubts,
        output=None if races is not None else _silent,
    )
    return _in_order(lowered.arguments, found, variables)


def _silent(text: str) -> None:
    """Where a launch prints that runs again."""


def _in_order(
    arguments: Sequence[Argument], found: Sequence[np.ndarray], variables: dict[str, np.ndarray]
) -> list[np.ndarray]:
    """The arrays after a run in the order of the arguments, module variables among them."""
    rest = iter(found)
    arrays = (a for a in leaves(arguments) if isinstance(a, ArrayArg))
    return [variables[a.symbol] if isinstance(a, VariableArg) else next(rest) for a in arrays]


def _variable_name(argument: Argument) -> str | None:
    """The module's name of what is passed by name; None for an argument proper."""
    if isinstance(argument, ImageArg):
        return argument.reference or None
    if isinstance(argument, TableArg):
        return argument.symbol or None
    return argument.symbol if isinstance(argument, VariableArg) else None


def _raised(lowered: Lowered, values: Sequence[Any]) -> list[np.ndarray]:
    with jax.enable_x64(True):
        passed: list[Any] = []
        variables: dict[str, Any] = {}
        for argument, value in zip(lowered.arguments, values, strict=True):
            name = _variable_name(argument)
            if name is not None:
                variables[name] = value
            else:
                dynamic = isinstance(argument, DynamicArg)
                passed.append(jax.numpy.asarray(value) if dynamic else value)
        call = sort_arguments(passed, lowered.info, variables=variables)
        result = lowered.run(call)
    written = lowered.raised.written
    results = result if isinstance(result, tuple) else (result,)
    after = dict(zip(written, results, strict=True)) if written else {}
    arrays = [a for a in leaves(lowered.arguments) if isinstance(a, ArrayArg)]
    return [np.asarray(after.get(a.memory, call.arrays[a.memory])) for a in arrays]


def verify(
    lowered: Lowered,
    module: LLVMModule,
    *,
    seed: int = 0,
    specials: bool = False,
    returned: bool = False,
    rtol: float | None = None,
) -> VerifyReport:
    """Runs both on random inputs and compares. `report.check()` raises RK023 on a difference.

    Where threads race in shared memory, raises RaceError (RK028), and where some threads of a block
    never reach a barrier of it, BarrierError (RK034), each with both source lines, whether or not
    the results agree. A race in other memory is an error where results differ, or would if the
    threads ran in the opposite order. Where results differ as the original kernel's own do, raises
    UndefinedError (RK036) for a value that nothing defines and RK035 for the order of threads.
    With `returned`, threads that have returned count as having reached every barrier.

    Integers start small and signed; where the reference then faults on an access or a division,
    they are drawn positive, then below the smallest array's extent, then zero.
    """
    for attempt in range(len(_INTEGER_RANGES)):
        random = np.random.default_rng(seed)
        values = random_arguments(lowered.arguments, random, attempt, specials)
        try:
            report = _compared(lowered, module, values, seed, rtol, returned)
        except (MemoryFault, KernelTrap):
            if attempt + 1 == len(_INTEGER_RANGES) or not _has_integers(lowered.arguments):
                raise
            continue
        return report
    raise AssertionError("the last attempt returns or raises")


def _has_integers(arguments: Sequence[Argument]) -> bool:
    return any(
        isinstance(a, (ArrayArg, DynamicArg))
        and (a.dtype.kind in "iuV" or a.dtype.names is not None)
        for a in leaves(arguments)
    )


def verify_call(
    launcher: Launcher,
    args: Sequence[Any],
    *,
    variables: Mapping[str, Any] | None = None,
    returned: bool = False,
    rtol: float | None = None,
) -> VerifyReport:
    """Compares one call, `kernel[grid, block]` on these arguments and module variables.

    Raises as `verify` does.
    """
    with jax.enable_x64(True):
        lowered = launcher.lower(*args, **(variables or {}))
        args = [*args, *sort_arguments(args, lowered.info, variables=variables).variable_values]
    module, _ = launcher.module(lowered.arguments)
    values = _as_numpy(lowered.arguments, args)
    return _compared(lowered, module, values, None, rtol, returned)


def _compared(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    seed: int | None,
    rtol: float | None,
    returned: bool,
) -> VerifyReport:
    """One run of both. A race outside shared memory is an error where it can change a result: the
    raised kernel's, or that of threads that run in the opposite order."""
    races = RaceCheck(RACE_LIMIT, only_shared=True)
    expected = _reference(lowered, module, values, races, returned)
    actual = _raised(lowered, values)

    def run(
        *, order: Order = FORWARDS, noise: int | None = None, doubts: Doubts | None = None
    ) -> list[np.ndarray]:
        return _reference(
            lowered, module, values, None, returned, order=order, noise=noise, doubts=doubts
        )

    def report(
        wanted: list[np.ndarray], found: list[np.ndarray], order: Order = FORWARDS
    ) -> VerifyReport:
        told = _report(lowered, wanted, found, seed, rtol, races, [])
        if told.ok:
            return told
        for count in NOISY_RUNS:
            few = _FEW * told.mismatches <= told.rounding
            if not told.ok and (count < NOISY_RUNS[-1] or few):
                told = _report(lowered, wanted, found, seed, rtol, races, noisy(order, count))
        return told

    @functools.cache
    def noisy(order: Order, count: int) -> list[list[np.ndarray]]:
        return _noisy(run, order, count)

    forward = report(expected, actual)
    if forward.ok and races.elsewhere is None:
        return forward
    other = run(order=BACKWARDS)
    unordered = not report(expected, other).ok
    if races.elsewhere is None and not forward.ok and not races.complete:
        _look_where_they_differ(lowered, forward, races)
        if races.only is not None:
            _reference(lowered, module, values, races, returned)
    if races.elsewhere is not None and (unordered or not forward.ok):
        raise races.elsewhere
    if forward.ok:
        return forward
    if unordered and (backward := report(other, actual, order=BACKWARDS)).ok:
        return replace(backward, unordered=True)

    def explained(moved: Sequence[list[np.ndarray]]) -> bool:
        runs = [*noisy(FORWARDS, NOISY_RUNS[1]), *moved]
        return _report(lowered, expected, actual, seed, rtol, races, runs).ok

    refusal = _explanation(lowered, forward, expected, actual, run, explained)
    if refusal is not None:
        raise refusal
    return replace(forward, unordered=unordered)


def _noisy(run: Run, order: Order, count: int) -> list[list[np.ndarray]]:
    """Results with roundings drawn at random; a run that ends in an error, for an index may have
    been rounded, is none."""
    found = []
    for number in range(count):
        with contextlib.suppress(ExecutionError):
            found.append(run(order=order, noise=number))
    return found


def _explanation(
    lowered: Lowered,
    report: VerifyReport,
    expected: list[np.ndarray],
    actual: list[np.ndarray],
    run: Run,
    explained: Callable[[Sequence[list[np.ndarray]]], bool],
) -> Refusal | None:
    """What of the kernel's own makes the difference, if something does."""
    kernel = lowered.info.demangled
    place, worst = next((i, c) for i, c in enumerate(report.comparisons) if not c.ok)
    index = worst.first or ()
    element = Element(place, index, f"{worst.name}[{', '.join(map(str, index))}]")
    choices = Choices.of(run, kernel)
    undefined = choices.failed is not None or explained(choices.results)
    if undefined:
        return choices.refusal(element)
    others = in_other_orders(run)
    pairs = [*zip(expected, actual, strict=True)]
    if explained(others) or are_reordered(pairs, others):
        return order_refusal(kernel, element, expected, others)
    return choices.refusal(element) if explained([*choices.results, *others]) else None


def _look_where_they_differ(lowered: Lowered, report: VerifyReport, races: RaceCheck) -> None:
    """Makes a race check that did not come to its end one for the first element that differs."""
    arrays = [a for a in leaves(lowered.arguments) if isinstance(a, ArrayArg)]
    for array, compared in zip(arrays, report.comparisons, strict=True):
        first = compared.first
        if not compared.ok and type(array) is ArrayArg and len(first or ()) == len(array.shape):
            number = int(np.ravel_multi_index(first or (0,), array.shape or (1,)))
            size = array.dtype.itemsize
            races.only = (array.memory, number * size, size)
            races.limit = None
            return


def _as_numpy(arguments: Sequence[Argument], args: Sequence[Any]) -> list[Any]:
    """JAX arrays as NumPy's; one that is passed twice stays one object."""
    copies: dict[int, np.ndarray] = {}

    def copy(array: Any) -> Any:
        if isinstance(array, np.generic):  # a struct's scalar
            return array
        return copies.setdefault(id(array), np.asarray(array))

    return [
        v if isinstance(a, StaticArg) else map_arrays(v, copy)
        for a, v in zip(arguments, args, strict=True)
    ]


def _report(
    lowered: Lowered,
    expected: list[np.ndarray],
    actual: list[np.ndarray],
    seed: int | None,
    rtol: float | None,
    races: RaceCheck,
    moved: Sequence[Sequence[np.ndarray]],
) -> VerifyReport:
    """`moved` are the arrays of noisy runs."""
    names = [
        argument_name(lowered.info, i, whole if a.name is None else a)
        for i, whole in enumerate(lowered.arguments)
        for a in leaves([whole])
        if isinstance(a, ArrayArg)
    ]
    compared = tuple(
        compare_arrays(e, a, rtol=rtol, name=n, moved=[m[i] for m in moved])
        for i, (e, a, n) in enumerate(zip(expected, actual, names, strict=True))
    )
    return VerifyReport(lowered.info.demangled, seed, compared, races)
