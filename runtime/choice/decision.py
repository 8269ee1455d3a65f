"""Which of two forms of a launch runs: by a measurement that is remembered, by the table of costs,
or by a measurement now.

A measurement counts for one kernel, launch, shapes, static scalars, device, environment of XLA, and
the versions of all packages that have a say. It is kept on disk, so later processes choose alike.
Two processes that measure at once each keep what they found; the file of the later one stays.
"""

from __future__ import annotations

import os
import re
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import jax
from jax.extend.backend import get_backend

from raise_kernel.diagnostics import Remark
from raise_kernel.runtime.choice.timing import TimedCall, seconds
from raise_kernel.runtime.disk_cache import entry, keep
from raise_kernel.runtime.native.jit import host_cpu
from raise_kernel.runtime.work import work_of

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered

PASS_NAME = "executor"

# Native code is taken where the raised program takes at least so many times as long: a difference
# within the noise must not make the choice another one on the next machine of the same kind.
AHEAD = 1.1

# Atomic operations whose results depend on the order in which threads come to them.
_ORDERED = re.compile(r"\batomicrmw (?:volatile )?(?:f\w+|xchg)\b|\bcmpxchg\b|\batom\.[\w.]*\.f\d")
_OLD_VALUE = re.compile(r'(%(?:"[^"]*"|[-\w$.]+)) = atomicrmw ')


def _depends_on_order(llvm: str) -> bool:
    """Whether a kernel has an atomic operation on floats, an exchange, or one whose old value is
    used."""
    if _ORDERED.search(llvm):
        return True
    old = _OLD_VALUE.findall(llvm)
    return any(re.search(rf"[ (,]{re.escape(name)}[,)\s](?!= )", llvm) for name in old)


@dataclass(frozen=True)
class Choice:
    """The executor of a launch, and what it was chosen by.

    `times` are the seconds of a run on XLA and of native code, where they were measured.
    """

    executor: Literal["xla", "native"]
    by: Literal["measurement", "table", "default"]
    device: str
    times: tuple[float, float] | None = None

    def remark(self, llvm: str) -> Remark:
        """What is said of it; `llvm` is the kernel's text."""
        taken = "native code" if self.executor == "native" else "the raised program"
        message = f"auto takes {taken}: {self._why()}"
        if self.executor == "native":
            message += "; its roundings may differ from the raised program's"
            if _depends_on_order(llvm):
                message += ", and its atomic operations have another order in each run"
        if self.by == "measurement":
            message += f'; executor="{self.executor}" fixes this choice'
        return Remark(PASS_NAME, "note", message)

    def _why(self) -> str:
        if self.times is not None:
            xla, native = map(_milliseconds, self.times)
            return f"{native} natively, {xla} on XLA, measured on {self.device}"
        if self.by == "table":
            word = "irregular accesses" if self.executor == "native" else "library calls"
            return f"by the table of costs its time goes into {word}"
        return "neither executor was measured; a call outside of jax.jit measures both"


def _milliseconds(time: float) -> str:
    return "no memory" if time == float("inf") else f"{time * 1e3:.3g} ms"


def choose(
    raised: Lowered, own: Lowered, key: tuple[Hashable, ...], call: TimedCall | None
) -> Choice:
    """Whether the raised program or the kernel's own code is run, whichever is faster.

    `key` tells the kernel with its launch. Without a `call` nothing is measured.
    """
    assert own.native is not None
    values = call.values(raised) if call is not None else ()
    device = _device(values)
    default = Choice("xla", "default", device_name(device))
    if device is None or _platform(device) != own.native.platform:
        return default
    parts = ("executor", *key, *_machine(device))
    choice = entry(parts, Choice) or _by_table(raised, device)
    if choice is None and call is not None and _may_measure(own):
        times = seconds(call, (raised, own))
        faster = "native" if times[0] >= AHEAD * times[1] else "xla"
        choice = Choice(faster, "measurement", device_name(device), (times[0], times[1]))
        keep(parts, choice)
    return choice or default


def _by_table(raised: Lowered, device: Any) -> Choice | None:
    target = raised.signature.launch.tensor.target
    ahead = work_of(raised.raised.stablehlo, target).clearly_ahead()
    if ahead is None:
        return None
    return Choice(ahead, "table", device_name(device))


def _may_measure(own: Lowered) -> bool:
    """A launch whose checks may end its run, or that prints, runs once."""
    launch = own.signature.launch
    special = launch.max_iterations or launch.collect or launch.report_guards
    return not special and not getattr(jax.config, "jax_disable_jit", False)


def _device(values: Any) -> Any:
    """The device of a call's arrays, by default the one that computes; None for several."""
    found = set().union(*(value.devices() for value in values if isinstance(value, jax.Array)))
    if len(found) > 1:
        return None
    return found.pop() if found else _default_device()


def _default_device() -> Any:
    chosen = getattr(jax.config, "jax_default_device", None)
    if isinstance(chosen, str):
        return jax.devices(chosen)[0]
    return chosen or jax.devices()[0]


def _platform(device: Any) -> str:
    return "cuda" if device.platform == "gpu" else device.platform


def device_name(device: Any) -> str:
    """The model of a device; of a CPU its type and the cores that this process has."""
    if device is None:
        return "several devices"
    if device.platform != "cpu":
        return str(device.device_kind)
    cores = cpu_cores()
    return f"{host_cpu()[0]}, {cores} core{'s' if cores > 1 else ''}"


def cpu_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _machine(device: Any) -> tuple[Hashable, ...]:
    """What of the machine decides which executor is faster."""
    version = get_backend(device.platform).platform_version
    flags = tuple(os.environ.get(name, "") for name in ("XLA_FLAGS", "OMP_NUM_THREADS"))
    return device_name(device), host_cpu(), version, flags
