"""What stands in for a measurement in tests, and for a process that remembers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import jax
import pytest

from raise_kernel.runtime import kernel as kernel_module
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.choice import TimedCall, decision


class Clock:
    """Stands in for a measurement: it runs both programs once, and says what it is told to."""

    def __init__(self) -> None:
        self.times = [1.0, 0.5]
        self.calls = 0

    def seconds(
        self, call: TimedCall, kernels: Sequence[Any], *, overlap: bool = False
    ) -> list[float]:
        self.calls += 1
        for kernel in kernels:
            results = jax.block_until_ready(call.program(kernel)(*call.values(kernel)))
            traced = [isinstance(one, jax.core.Tracer) for one in jax.tree.leaves(results)]
            assert not any(traced), "a program is run, and not traced"
        return self.times


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new process has not got."""
    monkeypatch.setattr(kernel_module, "_cache", KernelCache())
    decision.forget()
