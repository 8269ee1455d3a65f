"""Compares one call of a raised kernel with the reference executor on the same values.

Every array is compared: one that the raised kernel does not return must come out of the reference
unchanged. The reference also looks for races between threads, among the first `RACE_LIMIT`
accesses, and for barriers that not every thread of a block reaches.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Sequence
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
    TableArg,
    VariableArg,
    leaves,
)
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import map_arrays, sort_arguments
from raise_kernel.runtime.checking.compare import Comparison, compare_arrays, is_floating
from raise_kernel.runtime.checking.explain import (
    Choices,
    Element,
    Run,
    are_reordered,
    decided_by_order,
    in_other_orders,
    order_refusal,
)
from raise_kernel.runtime.checking.reordering import in_orders_of_reductions
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.reference import (
    BACKWARDS,
    FILLS,
    FORWARDS,
    MORE_FILLS,
    Order,
    OutOfRange,
    RaceCheck,
    UndefinedValues,
    execute,
)
from raise_kernel.runtime.reference.errors import ExecutionError
from raise_kernel.runtime.reference.execute import MAX_STEPS
from raise_kernel.runtime.reference.noise import FEW
from raise_kernel.runtime.reference.subnormals import flushes_operands

# Runs with roundings drawn at random, where results differ by more than a tolerance; more where
# they still differ, for a number that roundings decide may come out alike a few times; and most
# where they decide four elements for each that differs.
NOISY_RUNS = (4, 16, 64)
_FEW = 4

# Each choice of what is fused with each choice of which subnormal numbers are zeros.
_STILL_RUNS = 12
_RARE_RUNS = 24  # with few roundings

_UNORDERED = "results depend on the order in which the threads run their atomic operations"

# Accesses to memory in which races are looked for: a few seconds of a launch.
RACE_LIMIT = 1 << 21


@dataclass(frozen=True)
class VerifyReport:
    """One comparison an array argument, in order; `races` is what was looked at for races.

    `unordered`: the executor's own results change when the threads run in the opposite order. It
    is that order's then, where the raised kernel agrees with it. `reordered` elements are
    those of reductions that overflow, underflow or cancel in some orders only. `inputs` says what
    was compared on, `rounds` on how many adversarial inputs besides, and `discarded` how many more
    were drawn on which the kernel itself faults, does not end or has no defined result.
    """

    kernel: str
    comparisons: tuple[Comparison, ...]
    races: RaceCheck | None = None
    unordered: bool = False
    reordered: int = 0
    inputs: str = ""
    rounds: int = 0
    discarded: int = 0

    def __repr__(self) -> str:
        return f"<VerifyReport {self.kernel}: {'agrees' if self.ok else 'differs'}>"

    def _repr_html_(self) -> str:
        from raise_kernel.runtime.report.notebook import verification_html

        return verification_html(str(self), self.ok)

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
        if self.reordered:
            lines.append(
                f"  the order of a reduction decides {self.reordered} elements: "
                "a partial result overflows, underflows or cancels in some orders only"
            )
        if self.races is not None:
            which = "" if self.races.complete else "first "
            among = f"among the {which}{self.races.looked_at} accesses"
            if (race := self.races.elsewhere) is None:
                lines.append(f"  no race {among}")
            else:
                lines.append(f"  no race in shared memory {among}; with no effect: {race.message}")
        if self.rounds or self.discarded:
            unfit = f"; {self.discarded} more are outside what it defines" if self.discarded else ""
            lines.append(f"  nor does it differ on {self.rounds} adversarial inputs{unfit}")
        return "\n".join(lines)

    def check(self) -> VerifyReport:
        """The report itself, or RK023."""
        if self.ok:
            return self
        worst = next(c for c in self.comparisons if not c.ok)
        inputs = f", {self.inputs}" if self.inputs else ""
        hint = _UNORDERED if self.unordered else None
        raise Refusal("RK023", f"{worst}{inputs}", kernel=self.kernel, hint=hint)


def _reference(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    races: RaceCheck | None,
    returned: bool,
    *,
    order: Order = FORWARDS,
    noise: int | None = None,
    lost: OutOfRange | None = None,
    still: bool = False,
    undefined: UndefinedValues | None = None,
    max_steps: int = MAX_STEPS,
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
        lost=lost,
        still=still,
        undefined=undefined,
        max_steps=max_steps,
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


def raised_arrays(lowered: Lowered, values: Sequence[Any]) -> list[np.ndarray]:
    """The arrays after the raised kernel, one an array argument."""
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


def compared_quickly(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    *,
    inputs: str = "",
    rtol: float | None = None,
    returned: bool = False,
    max_steps: int = MAX_STEPS,
) -> VerifyReport:
    """As `compared`; races are looked for only where results differ."""
    expected = _reference(lowered, module, values, None, returned, max_steps=max_steps)
    found = _report(lowered, expected, raised_arrays(lowered, values), inputs, rtol, None, [])
    if found.ok:
        return found
    return compared(
        lowered,
        module,
        values,
        inputs=inputs,
        rtol=rtol,
        returned=returned,
        max_steps=max_steps,
    )


def compared(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    *,
    inputs: str = "",
    rtol: float | None = None,
    returned: bool = False,
    max_steps: int = MAX_STEPS,
    races: RaceCheck | None = None,
) -> VerifyReport:
    """One run of both. A race outside shared memory is an error where it can change a result: the
    raised kernel's, or that of threads that run in the opposite order. By default races are looked
    for among the first `RACE_LIMIT` accesses."""
    races = races or RaceCheck(RACE_LIMIT, only_shared=True)
    expected = _reference(lowered, module, values, races, returned, max_steps=max_steps)
    actual = raised_arrays(lowered, values)

    def run(
        *,
        order: Order = FORWARDS,
        noise: int | None = None,
        lost: OutOfRange | None = None,
        still: bool = False,
        undefined: UndefinedValues | None = None,
    ) -> list[np.ndarray]:
        # XLA's programs may take subnormal operands for zeros, besides making zeros of results:
        # scalars and texels here, what the kernel loads in the executor.
        given = _flushed(values) if noise is not None and flushes_operands(noise) else values
        return _reference(
            lowered,
            module,
            given,
            None,
            returned,
            order=order,
            noise=noise,
            lost=lost,
            still=still,
            undefined=undefined,
            max_steps=max_steps,
        )

    def report(
        wanted: list[np.ndarray], found: list[np.ndarray], order: Order = FORWARDS
    ) -> VerifyReport:
        told = _report(lowered, wanted, found, inputs, rtol, races, [])
        if told.ok:
            return told
        for count in NOISY_RUNS:
            few = _FEW * told.mismatches <= told.rounding
            if not told.ok and (count < NOISY_RUNS[-1] or few):
                moved = noisy(order, range(count))
                told = _report(lowered, wanted, found, inputs, rtol, races, moved)
        runs = noisy(order, range(NOISY_RUNS[1]))
        if not told.ok:
            runs += noisy(order, range(_STILL_RUNS), still=True)
            runs += noisy(order, range(FEW, FEW + _RARE_RUNS))
            told = _report(lowered, wanted, found, inputs, rtol, races, runs)
        if told.ok:
            return told
        runs = [*runs, *in_orders_of_reductions(lowered.raised.stablehlo, run, order, wanted)]
        other = _report(lowered, wanted, found, inputs, rtol, races, runs)
        return replace(other, reordered=told.mismatches) if other.ok else told

    @functools.cache
    def launched(order: Order, number: int, still: bool) -> list[np.ndarray] | None:
        with contextlib.suppress(ExecutionError):
            return run(order=order, noise=number, still=still)
        return None

    def noisy(order: Order, seeds: range, still: bool = False) -> list[list[np.ndarray]]:
        """Results with roundings drawn at random; a run that ends in an error, for an index may
        have been rounded, is none. With `still` they vary only in what is fused and which subnormal
        numbers are zeros: where differences are exact, or cancel, the others never come near to
        these."""
        found = [launched(order, seed, still) for seed in seeds]
        return [arrays for arrays in found if arrays is not None]

    forward = report(expected, actual)
    if forward.ok and races.elsewhere is None:
        return forward
    other = run(order=BACKWARDS)
    unordered = not report(expected, other).ok
    if races.elsewhere is None and not forward.ok and not races.complete:
        _look_where_they_differ(lowered, forward, races)
        if races.only is not None:
            _reference(lowered, module, values, races, returned, max_steps=max_steps)
    if races.elsewhere is not None and (unordered or not forward.ok):
        raise races.elsewhere
    if forward.ok:
        return forward
    if unordered and (backward := report(other, actual, order=BACKWARDS)).ok:
        return replace(backward, unordered=True)

    def explained(moved: Sequence[list[np.ndarray]], undecided: Sequence[np.ndarray] = ()) -> bool:
        runs = [*noisy(FORWARDS, range(NOISY_RUNS[1])), *moved]
        found = actual
        if undecided:
            triples = zip(undecided, expected, actual, strict=True)
            found = [np.where(mask, e, a) for mask, e, a in triples]
        return _report(lowered, expected, found, inputs, rtol, races, runs).ok

    def by_order(others: list[list[np.ndarray]]) -> list[np.ndarray]:
        return decided_by_order(expected, others, noisy(FORWARDS, range(NOISY_RUNS[1])))

    refusal = _explanation(lowered, forward, expected, actual, run, explained, by_order)
    if refusal is not None:
        raise refusal
    return replace(forward, unordered=unordered)


def _flushed(values: Sequence[Any]) -> list[Any]:
    """The values with zeros for subnormal numbers; what was one array stays one."""
    copies: dict[int, Any] = {}

    def flush(array: Any) -> Any:
        if isinstance(array, np.generic):  # a scalar field of a structure stays one
            return _without_subnormals(np.asarray(array))[()]
        if id(array) not in copies:
            copies[id(array)] = _without_subnormals(np.asarray(array))
        return copies[id(array)]

    return [map_arrays(value, flush) for value in values]


def _without_subnormals(array: np.ndarray) -> np.ndarray:
    if array.dtype.names:
        whole = array.copy()
        for name in array.dtype.names:
            whole[name] = _without_subnormals(whole[name])
        return whole
    if array.dtype.kind == "c":
        parts = np.ascontiguousarray(array).view(f"f{array.dtype.itemsize // 2}")
        return _without_subnormals(parts).view(array.dtype).reshape(array.shape)
    if not is_floating(array.dtype) or array.dtype == np.float16:
        return array
    with np.errstate(invalid="ignore"):
        tiny = np.abs(array) < ml_dtypes.finfo(array.dtype).tiny
    return np.where(tiny, np.copysign(array.dtype.type(0), array), array)


def _explanation(
    lowered: Lowered,
    report: VerifyReport,
    expected: list[np.ndarray],
    actual: list[np.ndarray],
    run: Run,
    explained: Callable[..., bool],
    by_order: Callable[[list[list[np.ndarray]]], list[np.ndarray]],
) -> Refusal | None:
    """What of the kernel's own makes the difference, if something does.

    `explained` asks so of runs that moved elements, and of elements that may be anything.
    """
    kernel = lowered.info.demangled
    number, worst = next((i, c) for i, c in enumerate(report.comparisons) if not c.ok)
    index = worst.first or ()
    element = Element(number, index, f"{worst.name}[{', '.join(map(str, index))}]")

    def undefined(choices: Choices) -> bool:
        moved = choices.failed is not None or explained(choices.results)
        return moved or explained(choices.results, choices.decided_by_poison())

    choices = Choices.of(run, kernel)
    if undefined(choices):
        return choices.refusal(element)
    others = in_other_orders(run)
    pairs = [*zip(expected, actual, strict=True)]
    if explained(others, by_order(others)) or are_reordered(pairs, others):
        return order_refusal(kernel, element, expected, others)
    if explained([*choices.results, *others]):
        return choices.refusal(element)
    if choices.first:
        # A few choices may come to the same in an element that depends on them.
        choices = Choices.of(run, kernel, (*FILLS, *MORE_FILLS))
        if undefined(choices):
            return choices.refusal(element)
    return None


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


def _report(
    lowered: Lowered,
    expected: list[np.ndarray],
    actual: list[np.ndarray],
    inputs: str,
    rtol: float | None,
    races: RaceCheck | None,
    moved: Sequence[Sequence[np.ndarray]],
) -> VerifyReport:
    """`moved` are the arrays of noisy runs."""
    names = array_names(lowered)
    compared = tuple(
        compare_arrays(e, a, rtol=rtol, name=n, moved=[m[i] for m in moved])
        for i, (e, a, n) in enumerate(zip(expected, actual, names, strict=True))
    )
    return VerifyReport(lowered.info.demangled, compared, races, inputs=inputs)


def array_names(lowered: Lowered) -> list[str]:
    """The names of the array arguments, in order."""
    return [
        argument_name(lowered.info, i, whole if a.name is None else a)
        for i, whole in enumerate(lowered.arguments)
        for a in leaves([whole])
        if isinstance(a, ArrayArg)
    ]
