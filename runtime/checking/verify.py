"""`verify`: a raised kernel against the reference executor, on random and adversarial inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np

from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    StaticArg,
    leaves,
)
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import map_arrays, sort_arguments
from raise_kernel.runtime.checking.adversarial import Round, adversarial_rounds
from raise_kernel.runtime.checking.agreement import RACE_LIMIT, VerifyReport, compared
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.inputs.uniform import INTEGER_RANGES, random_arguments
from raise_kernel.runtime.kernel import Launcher
from raise_kernel.runtime.reference import KernelTrap, MemoryFault

# Adversarial inputs besides the random ones.
ROUNDS = 8


def verify(
    lowered: Lowered,
    module: LLVMModule,
    *,
    seed: int = 0,
    returned: bool = False,
    rtol: float | None = None,
    rounds: int | None = None,
    step: Callable[[str], None] | None = None,
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

    Where both agree there, they are compared on adversarial inputs too, on `rounds` of them: by
    default up to `ROUNDS`, fewer for a launch that accesses memory often. `step` hears of each.
    """
    values, report = on_random(lowered, module, seed=seed, returned=returned, rtol=rtol)
    if not report.ok:
        return report
    wanted = _rounds(report) if rounds is None else rounds
    options = {"seed": seed, "rtol": rtol, "returned": returned}
    drawn = adversarial_rounds(lowered, module, values, rounds=wanted, **options)
    return _with_rounds(report, _told(drawn, wanted, step))


def on_random(
    lowered: Lowered,
    module: LLVMModule,
    *,
    seed: int = 0,
    returned: bool = False,
    rtol: float | None = None,
    fill: Callable[[list[Any]], list[Any]] | None = None,
) -> tuple[list[Any], VerifyReport]:
    """Random values on which the reference runs, and what the comparison on them says.

    `fill` puts given values in the place of random ones. Raises as `verify` does.
    """
    for attempt in range(len(INTEGER_RANGES)):
        random = np.random.default_rng(seed)
        values = random_arguments(lowered.arguments, random, attempt)
        if fill is not None:
            values = fill(values)
        try:
            inputs = f"random inputs of seed {seed}"
            report = compared(lowered, module, values, inputs=inputs, rtol=rtol, returned=returned)
        except (MemoryFault, KernelTrap):
            if attempt + 1 == len(INTEGER_RANGES) or not _has_integers(lowered.arguments):
                raise
            continue
        return values, report
    raise AssertionError("the last attempt returns or raises")


def _told(
    rounds: Iterable[Round], count: int, step: Callable[[str], None] | None
) -> Iterator[Round]:
    """The rounds, each announced before it is drawn."""
    waiting, number = iter(rounds), 0
    while True:
        number += 1
        if step is not None and number <= count:
            step(f"verify: adversarial input {number} of {count}")
        drawn = next(waiting, None)
        if drawn is None:
            return
        yield drawn


def _rounds(report: VerifyReport) -> int:
    """Adversarial rounds that make about `RACE_LIMIT` accesses in all; at least one."""
    accesses = report.races.looked_at if report.races is not None else 0
    return max(1, min(ROUNDS, RACE_LIMIT // max(accesses, 1)))


def _with_rounds(report: VerifyReport, rounds: Iterable[Round]) -> VerifyReport:
    """The report with the count of adversarial rounds, or that of the first that differs."""
    kept = discarded = 0
    for drawn in rounds:
        if drawn.report is None:
            discarded += 1
        elif not drawn.report.ok:
            return drawn.report
        else:
            kept += 1
    return replace(report, rounds=kept, discarded=discarded)


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
    return compared(lowered, module, values, rtol=rtol, returned=returned)


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


__all__ = ["VerifyReport", "on_random", "verify", "verify_call"]
