"""Which of two forms of a launch runs: by a measurement that is remembered, by the table of costs,
or by a measurement now. A launch that takes little time by the table begins on XLA, and no native
code is generated for it until its calls have taken as long as that would (`tally.py`), unless XLA
takes as long to compile it for a GPU.

Inside of a larger program (`jax.jit`, recorded launches) XLA may fuse a launch with its neighbours,
which native code keeps apart. That can save no more than the launch's traffic, the time to read its
arrays and to write them. So there native code is taken only where it saves more than that.

A measurement counts for one kernel, launch, shapes, static scalars, device, environment of XLA, and
the versions of all packages that have a say. It is kept on disk, so later processes choose alike.
Two processes that measure at once each keep what they found; the file of the later one stays.
"""

from __future__ import annotations

import contextlib
import contextvars
import os
import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import jax
from jax.extend.backend import get_backend

from raise_kernel import config
from raise_kernel.remarks import Remark
from raise_kernel.runtime.choice import tally
from raise_kernel.runtime.choice.tally import (
    Pace,
    Tally,
    instructions,
    seconds_to_compile,
    seconds_to_time,
    tally_of,
)
from raise_kernel.runtime.choice.timing import TimedCall, seconds
from raise_kernel.runtime.choice.work import Work, work_of
from raise_kernel.runtime.disk_cache import entry, keep
from raise_kernel.runtime.native import native_platform
from raise_kernel.runtime.native.jit import cpu_cores, host_cpu

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered

PASS_NAME = "executor"

Executor = Literal["xla", "native"]

# Native code is taken where the raised program takes at least so many times as long: a difference
# within the noise must not make the choice another one on the next machine of the same kind.
AHEAD = 1.05

# Atomic operations whose results depend on the order in which threads come to them.
_ORDERED = re.compile(r"\batomicrmw (?:volatile )?(?:f\w+|xchg)\b|\bcmpxchg\b|\batom\.[\w.]*\.f\d")
_OLD_VALUE = re.compile(r'(%(?:"[^"]*"|[-\w$.]+)) = atomicrmw ')


def depends_on_order(llvm: str) -> bool:
    """Whether a kernel has an atomic operation on floats, an exchange, or one whose old value is
    used."""
    if _ORDERED.search(llvm):
        return True
    old = _OLD_VALUE.findall(llvm)
    return any(re.search(rf"[ (,]{re.escape(name)}[,)\s](?!= )", llvm) for name in old)


@dataclass(frozen=True)
class Choice:
    """The executor of a launch, and what it was chosen by.

    `times` are the seconds of a run on XLA and of native code, where they were measured. `within`
    is the executor in a larger program, where XLA may fuse the launch with what stands around it.
    `tally` counts the calls of a short launch, and `after` is how many there were when it was
    measured.
    """

    executor: Executor
    by: Literal["measurement", "table", "default", "size", "compilation"]
    device: str
    times: tuple[float, float] | None = None
    within: Executor = "xla"
    after: int = 0
    tally: Tally | None = field(default=None, compare=False, repr=False)

    @property
    def is_due(self) -> bool:
        """Whether the launch is to be measured at its next call."""
        return self.tally is not None and self.tally.is_due

    def remark(self, llvm: str) -> Remark | None:
        """What is said of it; `llvm` is the kernel's text. Nothing of a launch that is short."""
        if self.by == "size":
            return None
        taken = "native code" if self.executor == "native" else "the raised program"
        message = f"auto takes {taken}: {self._why()}"
        if self.executor == "native":
            message += "; its roundings may differ from the raised program's"
            if depends_on_order(llvm):
                message += ", and its atomic operations have another order in each run"
            if self.within == "xla":
                message += "; inside of a program the raised one runs, which XLA may fuse"
        if self.by == "measurement":
            message += f'; executor="{self.executor}" fixes this choice'
        return Remark(PASS_NAME, "note", message)

    def _why(self) -> str:
        if self.times is not None:
            xla, native = map(_milliseconds, self.times)
            after = f" after {self.after} calls" if self.after else ""
            return f"{native} natively, {xla} on XLA, measured on {self.device}{after}"
        if self.by == "table":
            word = "irregular accesses" if self.executor == "native" else "library calls"
            return f"by the table of costs its time goes into {word}"
        if self.by == "compilation":
            return "the raised program has so many operations that XLA takes long to compile it"
        return "neither executor was measured; a call outside of jax.jit measures both"


def _milliseconds(time: float) -> str:
    return "no memory" if time == float("inf") else f"{time * 1e3:.3g} ms"


_native_group = contextvars.ContextVar("native_group", default=False)
# JAX keeps what it has traced, and by this it knows it apart.
_traced_natively = jax.make_user_context(default_value=False)


@contextlib.contextmanager
def native_launches() -> Iterator[None]:
    """Launches on "auto" that are traced inside run natively, but for those on which XLA is clearly
    ahead by the table: what they are a part of is weighed as a whole."""
    token = _native_group.set(True)
    try:
        with _traced_natively(True):
            yield
    finally:
        _native_group.reset(token)


def is_native_group() -> bool:
    """Whether launches that are traced now are inside of `native_launches`."""
    return _native_group.get()


def choose(
    raised: Lowered,
    own: Callable[[], Lowered],
    key: tuple[Hashable, ...],
    call: TimedCall | None,
) -> Lowered:
    """The raised program or the kernel's own code, whichever is faster.

    `own` makes the latter, and is asked only where it may be taken; `key` tells the kernel with its
    launch. Without a `call` nothing is measured.
    """
    target = raised.signature.launch.tensor.target
    work = work_of(raised.raised.stablehlo, target)
    if is_native_group():
        return raised if _xla_is_ahead(work, target, key) else own()
    made: list[Lowered] = []

    def forms() -> tuple[Lowered, Lowered] | None:
        made.append(own())
        return (raised, made[0]) if made[0].executor == "native" else None

    def devices() -> set[Any]:
        return call.devices(raised) if call is not None else set()

    timed = call if may_measure(raised) else None
    lines = instructions(raised.specialized.text)
    choice = decide(work, target, key, devices, timed, forms, lines)
    if choice.executor == "native" and not made:
        made.append(own())
    if made and made[0].executor == "xla":
        return made[0]  # its remarks say why it has no code
    return (made[0] if choice.executor == "native" else raised).chosen_by(choice)


def _xla_is_ahead(work: Work, target: str, key: tuple[Hashable, ...]) -> bool:
    """Whether a launch in a group that runs natively is better off on XLA: by a measurement of the
    launch alone, where there was one, else by the table.

    Alone, native code begins with copies of the arrays that it writes, where the caller keeps them.
    In a group it writes in place, so up to the launch's traffic is taken off its time."""
    device = one_device(set())
    if device is not None and platform_of(device) == native_platform(target):
        measured = _remembered(("executor", *key, *machine_key(device)))
        if measured is not None and measured.times is not None:
            xla, native = measured.times
            return AHEAD * xla <= native - work.traffic * 1e-6
    return work.clearly_ahead() == "xla"


# What this process has measured, for where the cache on disk is off.
_measured: dict[str, Choice] = {}


def _remembered(parts: tuple[Hashable, ...]) -> Choice | None:
    return _measured.get(repr(parts)) or entry(parts, Choice)


def forget() -> None:
    """Measure anew what this process has measured, but for what is on disk."""
    _measured.clear()
    tally.forget()


_at_once = contextvars.ContextVar("at_once", default=False)


@contextlib.contextmanager
def measured_at_once() -> Iterator[None]:
    """Launches that are called inside are measured at their first call, however short."""
    token = _at_once.set(True)
    try:
        yield
    finally:
        _at_once.reset(token)


def decide(
    work: Work,
    target: str,
    key: tuple[Hashable, ...],
    devices: Callable[[], set[Any]],
    call: TimedCall | None,
    forms: Callable[[], tuple[Any, Any] | None],
    lines: int = 0,
) -> Choice:
    """Which of two forms runs, the tensor program of `work` or native code; `key` tells them.

    `devices` gives those of the call's arguments; `forms` makes both, for a measurement on `call`,
    and gives None where there is no native code, which is of so many `lines` of LLVM IR.
    """
    platform = native_platform(target)
    cost = seconds_to_compile(platform, lines)
    # A call compiles XLA's program anyway. In a larger program it has none of its own.
    programs = call is not None and call.in_programs
    compiling = work.compiling if programs else 0.0
    short = work.is_short(cost + compiling) and not work.is_large and not _is_free(work, target)
    device = one_device(devices())
    default = Choice("xla", "size" if short else "default", device_name(device))
    if device is None or platform_of(device) != platform:
        return default
    if work.is_large:
        return Choice("native", "compilation", device_name(device), None, "native")
    machine = machine_key(device)
    parts = ("executor", *key, *machine)
    choice = _remembered(parts) or (None if short else _by_table(work, device))
    if choice is not None or call is None:
        return choice or default
    pace, counted = Pace(machine), None
    empty = work.call * 1e-6
    if short and not _at_once.get():

        def make() -> Tally:
            factor = pace.factor
            return Tally(parts, work.seconds, empty, cost * factor, compiling * factor)

        counted = tally_of(parts, make)
        if not counted.is_due:
            return replace(default, tally=counted) if counted.is_open else default
    start = tally.clock()
    both = forms()
    if both is None:
        return default
    known = counted.measured if counted is not None and programs else None
    if known is None:
        times = seconds(call, both, overlap=platform_of(device) != "cpu")
    else:
        times = [known, *seconds(call, both[1:])]
    if known is None:
        cost += compiling
    pace.took(cost + seconds_to_time(work.seconds + empty), tally.clock() - start)
    choice = _by_measurement(work, times[0], times[1], device_name(device))
    choice = replace(choice, after=counted.calls if counted is not None else 0)
    _measured[repr(parts)] = choice
    keep(parts, choice)
    return choice


def _is_free(work: Work, target: str) -> bool:
    """Whether native code takes no longer to make than XLA's program: a GPU's does not, where it is
    clearly faster by the table, or where XLA takes long. On CPUs short launches stay on XLA."""
    slow = work.is_compiled_slowly or work.clearly_ahead() == "native"
    return native_platform(target) == "cuda" and slow


def _by_measurement(work: Work, xla: float, native: float, device: str) -> Choice:
    if xla < AHEAD * native:
        return Choice("xla", "measurement", device, (xla, native))
    # The most that fusion can save is that the arrays are neither written nor read.
    within = "native" if xla - native >= work.traffic * 1e-6 else "xla"
    return Choice("native", "measurement", device, (xla, native), within)


def _by_table(work: Work, device: Any) -> Choice | None:
    ahead = work.clearly_ahead()
    if ahead is None:
        return None
    within = "native" if ahead == "native" and work.irregular >= work.traffic else "xla"
    return Choice(ahead, "table", device_name(device), None, within)


def may_measure(raised: Lowered) -> bool:
    """A launch whose checks may end its run, or that prints, runs once."""
    launch = raised.signature.launch
    special = launch.max_iterations or launch.collect or launch.report_guards
    return not special and not getattr(jax.config, "jax_disable_jit", False)


def one_device(found: set[Any]) -> Any:
    """The device of a call, by default the one that computes; None for several."""
    if len(found) > 1:
        return None
    return next(iter(found), None) or _default_device()


def _default_device() -> Any:
    chosen = getattr(jax.config, "jax_default_device", None)
    if isinstance(chosen, str):
        return jax.devices(chosen)[0]
    return chosen or jax.local_devices()[0]


def platform_of(device: Any) -> str:
    return "cuda" if device.platform == "gpu" else device.platform


def device_name(device: Any) -> str:
    """The model of a device; of a CPU its type and the cores that this process has."""
    if device is None:
        return "several devices"
    if device.platform != "cpu":
        return str(device.device_kind)
    cores = cpu_cores()
    return f"{host_cpu()[0]}, {cores} core{'s' if cores > 1 else ''}"


def machine_key(device: Any) -> tuple[Hashable, ...]:
    """What of the machine decides which executor is faster."""
    version = get_backend(device.platform).platform_version
    names = ("XLA_FLAGS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")
    flags = tuple(os.environ.get(name, "") for name in names)
    return device_name(device), host_cpu(), version, flags, config.blas
