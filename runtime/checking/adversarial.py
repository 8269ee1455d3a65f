"""A raised kernel against the reference executor on adversarial inputs.

Each round changes the arrays of one call (inputs/adversary.py) and compares both on them. Integers
may be indices, and floats may become some: where the kernel itself faults, traps, does not end,
races or has no defined result on a draw, that says nothing of the raised kernel. Such a draw is
drawn again with the call's own integers, and discarded where these do not help.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import map_arrays
from raise_kernel.runtime.checking.agreement import VerifyReport, compared_quickly
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.inputs.adversary import Adversary
from raise_kernel.runtime.reference.errors import ExecutionError, OrderError

# Loop iterations of all threads that a round may take: a draw on which a loop does not end is soon
# given up.
MAX_STEPS = 10**8


@dataclass(frozen=True)
class Round:
    """One adversarial input: `report` is None where it was discarded."""

    number: int
    values: Sequence[Any]
    report: VerifyReport | None


def adversarial_rounds(
    lowered: Lowered,
    module: LLVMModule,
    values: Sequence[Any],
    *,
    rounds: int,
    seed: int = 0,
    rtol: float | None = None,
    returned: bool = False,
    max_steps: int = MAX_STEPS,
) -> Iterator[Round]:
    """Compares on `rounds` changes of `values` (NumPy arrays, one an argument, and scalars)."""
    adversary = Adversary.of(lowered.specialized.text)
    for number in range(rounds):
        for integers in (True, False):
            random = np.random.default_rng([seed, number, integers])
            changed, styles = changed_values(adversary, values, random, integers=integers)
            inputs = f"adversarial inputs {number} of seed {seed} ({'; '.join(styles)})"
            try:
                report = compared_quickly(
                    lowered,
                    module,
                    changed,
                    inputs=inputs,
                    rtol=rtol,
                    returned=returned,
                    max_steps=max_steps,
                )
            except (ExecutionError, OrderError):
                report = None
            else:
                break
        yield Round(number, changed, report)


def changed_values(
    adversary: Adversary,
    values: Sequence[Any],
    random: np.random.Generator,
    *,
    integers: bool,
) -> tuple[list[Any], list[str]]:
    """The values with other contents; an array that is there twice stays one array."""
    arrays: dict[int, np.ndarray] = {}

    def collect(array: Any) -> Any:
        if not isinstance(array, np.generic):
            arrays.setdefault(id(array), np.asarray(array))
        return array

    for value in values:
        map_arrays(value, collect)
    changed, styles = adversary.change([*arrays.values()], random, integers=integers)
    replaced = dict(zip(arrays, changed, strict=True))
    return [map_arrays(v, lambda array: replaced.get(id(array), array)) for v in values], styles
