"""A launch of a program compared with the reference executor, on the data that it really has.

What roundings decide is not counted as a difference, as in `raise-kernel --verify`; nor is what the
order of the threads decides.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.source_lines import line_of_function
from raise_kernel.runtime.arguments import arguments_key
from raise_kernel.runtime.checking.compare import Comparison, compare_arrays
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.by_threads import ByThreads, Memory
from raise_kernel.runtime.reference import BACKWARDS
from raise_kernel.runtime.reference.running.order import FORWARDS, Order

# Runs with roundings drawn at random, where results differ.
_NOISY_RUNS = 16


class Runs(Protocol):
    """What can be run."""

    def run(self) -> None: ...


@dataclass
class Verified:
    """The launches so far, and the distinct ones among them, whose modules stay alive."""

    number: int = 0
    seen: dict[Hashable, LLVMModule] = field(default_factory=dict)


_verified = Verified()


def run_verified(launch: Runs, reference: ByThreads) -> None:
    """Runs a launch, and the same one thread by thread. RK023 where they differ, with the number
    of the launch and the kernel's line; and what the executor refuses, where the kernel faults."""
    _verified.number += 1
    key = (id(reference.module), reference.info.name, reference.launch)
    key = (*key, arguments_key(reference.arguments))
    if key in _verified.seen:
        launch.run()
        return
    _verified.seen[key] = reference.module
    before = reference.memory()
    launch.run()
    actual = _typed(reference, reference.memory())
    different = _difference(reference, before, actual)
    if different is not None:
        raise Refusal(
            "RK023",
            f"launch {_verified.number}: {different}",
            kernel=reference.info.demangled,
            line=line_of_function(reference.module, reference.info.name),
        )


def _difference(
    reference: ByThreads, before: Memory, actual: Sequence[tuple[str, np.ndarray]]
) -> Comparison | None:
    """The first array that differs by more than roundings or the order of threads decide."""
    different = None
    for order in (FORWARDS, BACKWARDS):
        expected = _expected(reference, before, order, None)
        if _first(expected, actual, []) is None:
            return None
        moved = [_expected(reference, before, order, noise) for noise in range(_NOISY_RUNS)]
        found = _first(expected, actual, moved)
        if found is None:
            return None
        different = different or found
    return different


def _expected(
    reference: ByThreads, before: Memory, order: Order, noise: int | None
) -> list[tuple[str, np.ndarray]]:
    memory = before.copy()
    reference.execute(memory, lambda text: None, order, noise)
    return _typed(reference, memory)


def _typed(reference: ByThreads, memory: Memory) -> list[tuple[str, np.ndarray]]:
    """Each array of a launch, with its name and in the dtype that its buffer has."""
    pairs: list[tuple[str, Buffer, np.ndarray]] = [
        (f"array {number}", buffer, data)
        for number, (buffer, data) in enumerate(zip(reference.buffers, memory.buffers, strict=True))
    ]
    pairs += [(name, b, memory.variables[name]) for name, b in reference.variables.items()]
    return [
        (name, np.ascontiguousarray(data).view(buffer.form.dtype)) for name, buffer, data in pairs
    ]


def _first(
    expected: Sequence[tuple[str, np.ndarray]],
    actual: Sequence[tuple[str, np.ndarray]],
    moved: Sequence[Sequence[tuple[str, np.ndarray]]],
) -> Comparison | None:
    for number, ((name, want), (_, have)) in enumerate(zip(expected, actual, strict=True)):
        others = [run[number][1] for run in moved]
        comparison = compare_arrays(want, have, name=name, moved=others)
        if not comparison.ok:
            return comparison
    return None
