"""`--optimize=search` for native code: forms of a launch timed on this device, the fastest kept.

A form is a granularity (several threads or blocks in one, other block sizes), or how code is
generated (unrolling, registers, vectors, parts of the work): `runtime/native/forms.py` has them.
Each one that a kernel permits runs on the call's own arguments, of which donated ones are copied. A
form has to leave the same bits as the plain one, unless the kernel's atomic operations have another
order in each run; and it is taken only where it is faster by more than the noise.

A search ends after `config.search_seconds`. What it found is kept on disk by the kernel's code for
its launch, shapes, dtypes and static scalars, by the device's model, and by all versions that have
a say. It is one file, which a process writes whole or not at all; so of two processes that search
at once, the later one's file stays. Calls, and launches under tracing, that ask for a search take
what is remembered, and only a call on concrete arrays searches.
"""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp

from raise_kernel import config
from raise_kernel.remarks import Remark
from raise_kernel.runtime.choice.decision import (
    depends_on_order,
    device_name,
    machine_key,
    may_measure,
    one_device,
    platform_of,
)
from raise_kernel.runtime.choice.repeated import launches, may_repeat, repeated
from raise_kernel.runtime.choice.timing import NO_MEMORY, TimedCall, runs_at_once
from raise_kernel.runtime.disk_cache import entry, keep
from raise_kernel.runtime.native import Form, NativeCode, native_platform
from raise_kernel.runtime.native.forms import (
    Compilers,
    first_forms,
    joined,
    plain_form,
    second_forms,
)

if TYPE_CHECKING:
    from raise_kernel.runtime.compile import Lowered

PASS_NAME = "granularity"

# A form is taken where the plain one takes at least so many times as long.
AHEAD = 1.03
# Samples of a form: at least and at most, and the seconds that those above the least may take.
LEAST, MOST = 3, 10
SECONDS = 0.2
# On a GPU so many seconds of launches are waited for at once.
BATCH = 1e-3
# Launches in a row take so many seconds.
ROW = 5e-3
# A form that takes so many times as long as the best one gets the least of samples.
HOPELESS = 1.3
# What XLA says of a launch that the driver does not take; the device goes on.
_NOT_LAUNCHED = "error[RK050]"
_LOST = "context is lost"


@dataclass(frozen=True)
class Found:
    """What a search came to: the fastest form, and the seconds of a run of the plain one and of it.

    `trials` are the forms in words with their times, or with why they were left out. `is_whole`:
    all forms were tried before the time was over.
    """

    form: Form
    times: tuple[float, float]
    device: str
    seconds: float
    is_whole: bool
    trials: tuple[tuple[str, float | str], ...] = ()

    def remarks(self) -> tuple[Remark, ...]:
        """What is said of it."""
        plain, best = (f"{1e3 * seconds:.3g} ms" for seconds in self.times)
        of = f"{len(self.trials)} other forms in {self.seconds:.1f} s on {self.device}"
        ended = "" if self.is_whole else ", which was all the time that there was"
        message = f"search takes {self.form.words()}: {best}, and {plain} as launched; {of}{ended}"
        if self.form == type(self.form)():
            message = f"search keeps the launch as it is, {plain}; {of}{ended}"
        left = [f"{words}: {why}" for words, why in self.trials if isinstance(why, str)]
        out = tuple(Remark(PASS_NAME, "missed", f"left out {text}") for text in left)
        return (Remark(PASS_NAME, "note", message), *out)


def searched(
    lowered: Lowered,
    code: Callable[[Form], NativeCode],
    call: TimedCall | None,
    step: Callable[[str], None] | None = None,
) -> NativeCode:
    """The native code of a kernel in its fastest form, as far as it is known or `call` tells.

    `code` makes the code of a form; `step` is told what goes on.
    """
    platform = native_platform(lowered.signature.launch.tensor.target)
    plain = code(plain_form(platform))
    if not plain.text:
        return plain
    device = one_device(call.devices(lowered) if call is not None else set())
    if device is None or platform_of(device) != platform:
        return plain
    key = _key(lowered, device)
    found = entry(key, Found)
    if found is None and (call is None or not may_measure(lowered)):
        why = "no form was searched for this launch; a call outside of jax.jit does it"
        return _told(plain, (Remark(PASS_NAME, "missed", why),))
    if found is None:
        assert call is not None
        with _shown(step) as say:
            found = _Search(lowered, code, call, platform, device_name(device), say).run(plain)
        keep(key, found)
    best = plain if found.form == plain_form(platform) else code(found.form)
    return _told(best if best.text else plain, found.remarks())


def remembered(lowered: Lowered, device: Any) -> Found | None:
    """What a search has found for a launch on a device."""
    return entry(_key(lowered, device), Found)


def _key(lowered: Lowered, device: Any) -> tuple[Hashable, ...]:
    """What a search is of. Whether arrays are donated does not count: time loops donate theirs."""
    signature = lowered.signature
    launch = signature.launch
    sizes = launch.grid, launch.block, launch.shared_bytes
    arrays = signature.memories, signature.scalars
    code = lowered.specialized.text, lowered.info.numba is not None
    return "granularity", *sizes, *arrays, *code, *machine_key(device)


def _told(code: NativeCode, remarks: tuple[Remark, ...]) -> NativeCode:
    return replace(code, remarks=(*code.remarks, *remarks))


@contextlib.contextmanager
def _shown(step: Callable[[str], None] | None) -> Iterator[Callable[[str], None]]:
    """What tells the user of each form: a command's own line, or one on a terminal."""
    if step is not None:
        yield step
        return
    from raise_kernel.tools.terminal.progress import progress

    with progress() as shown:
        yield shown


class _LeftOut(Exception):
    """A form that cannot be taken, and why."""


@dataclass
class _Search:
    """One search: what was tried so far."""

    lowered: Lowered
    code: Callable[[Form], NativeCode]
    call: TimedCall
    platform: str
    device: str
    say: Callable[[str], None]
    start: float = field(default_factory=time.perf_counter)
    times: dict[Form, float] = field(default_factory=dict)
    trials: list[tuple[str, float | str]] = field(default_factory=list)
    kernels: dict[Form, Lowered] = field(default_factory=dict)
    programs: dict[Form, Callable[..., Any]] = field(default_factory=dict)
    wanted: list[Any] | None = None
    launches: int = 1

    @property
    def on_gpu(self) -> bool:
        """Whether a launch ends after the call that starts it."""
        return self.platform != "cpu"

    @functools.cached_property
    def repeats(self) -> bool:
        """Whether launches are timed in a row."""
        return self.on_gpu and may_repeat(self.lowered.specialized, self.lowered.raised.written)

    def run(self, plain: NativeCode) -> Found:
        """Try the forms, in two rounds and a last one with all that helped in the second."""
        form = plain_form(self.platform)
        self._add(form, plain)
        outputs = self._outputs(form)
        self.wanted = None if depends_on_order(self.lowered.specialized.text) else outputs
        self.times[form] = self._seconds(form)
        if self.repeats:
            # How many launches make a row, and a program, follows from the time of one.
            self.times[form] = self._seconds(form)
            if len(self._taken) == len(self.lowered.raised.written):
                self.launches = launches(self.times[form])
            self._add(form, plain)
            self._outputs(form)
            self.times[form] = self._seconds(form)
        specialized, raised = self.lowered.specialized, self.lowered.raised
        with Compilers(specialized, raised, self.lowered.info.numba is not None) as compilers:
            self._round(compilers, first_forms(specialized, raised, self.platform), form)
            shape = self._best()
            code = self.kernels[shape].native
            assert code is not None
            others = second_forms(shape, code)
            self._round(compilers, others, shape)
            better = sorted((f for f in others if self._is_better(f, shape)), key=self._time)
            if len(better) > 1:
                self._round(compilers, [joined(shape, better)], better[0])
        return self._found(form)

    def _round(self, compilers: Compilers, forms: Sequence[Form], known: Form) -> None:
        """Try forms in order while there is time."""
        forms = [form for form in forms if form not in self.times and form != known]
        compilers.begin(forms)
        for number, form in enumerate(forms, 1):
            if not compilers.wait(form, self._left()) or self._left() <= 0:
                self.is_over = True
                return
            best = f"best {1e3 * min(self.times.values()):.3g} ms"
            self.say(f"search: form {number} of {len(forms)}, {form.words()}; {best}")
            try:
                self.times[form] = self._tried(form)
                self.trials.append((form.words(), self.times[form]))
            except _LeftOut as why:
                self.trials.append((form.words(), str(why)))

    def _tried(self, form: Form) -> float:
        """The seconds of a run in a form that leaves what the plain one does."""
        code = self.code(form)
        if not code.text:
            raise _LeftOut(code.remarks[-1].message)
        self._add(form, code)
        try:
            outputs = self._outputs(form)
            if self.wanted is not None and not _same(outputs, self.wanted):
                raise _LeftOut("it leaves other bits than the launch as it is")
            del outputs
            return self._seconds(form)
        except jax.errors.JaxRuntimeError as error:
            text = str(error)
            if _LOST in text or not (NO_MEMORY in text or _NOT_LAUNCHED in text):
                raise
            raise _LeftOut(text.splitlines()[0]) from None

    def _found(self, plain: Form) -> Found:
        """The best form, which has to win again, in turns with the plain one."""
        best = self._best()
        times = self.times[plain], self.times[best]
        if best != plain:
            rounds = [(self._sample(plain), self._sample(best)) for _ in range(LEAST)]
            times = min(t for t, _ in rounds), min(t for _, t in rounds)
            if times[0] < AHEAD * times[1]:
                best, times = plain, (times[0], times[0])
        took = time.perf_counter() - self.start
        return Found(best, times, self.device, took, not self.is_over, tuple(self.trials))

    is_over = False

    def _best(self) -> Form:
        return min(self.times, key=self._time)

    def _time(self, form: Form) -> float:
        return self.times[form]

    def _is_better(self, form: Form, than: Form) -> bool:
        return form in self.times and self.times[than] >= AHEAD * self.times[form]

    def _left(self) -> float:
        """Seconds until the search is over."""
        return self.start + config.search_seconds - time.perf_counter()

    def _add(self, form: Form, code: NativeCode) -> None:
        self.kernels[form] = kernel = replace(self.lowered, native=code)
        program = self.call.program(kernel)
        if self.on_gpu:
            written = kernel.raised.written
            program = repeated(program, written, self._taken, self.launches)
        self.programs[form] = program

    @property
    def _taken(self) -> list[int]:
        """The memories that a launch writes and does not write whole: arguments of its code."""
        raised = self.lowered.raised
        return [number for number in raised.written if number in raised.read]

    def _outputs(self, form: Form) -> list[Any]:
        """What a run leaves; the first one compiles the program."""
        values = self._values(form)
        return jax.tree.leaves(jax.block_until_ready(self.programs[form](*values)))

    def _values(self, form: Form) -> list[Any]:
        """The arguments of a run, which may take over those that it writes."""
        kernel = self.kernels[form]
        values = list(self.call.values(kernel))
        if self.on_gpu:
            for number in kernel.raised.written:
                values[number] = jnp.copy(values[number])
        return values

    def _seconds(self, form: Form) -> float:
        """The least time of a run."""
        hopeless = HOPELESS * min(self.times.values(), default=float("inf"))
        start, best = time.perf_counter(), float("inf")
        for number in range(MOST):
            late = time.perf_counter() - start > SECONDS
            if number >= LEAST and (late or best > hopeless):
                break
            best = min(best, self._sample(form))
        return best

    def _sample(self, form: Form) -> float:
        """The seconds of a launch; on a GPU of one of many that are waited for at once, since to
        start and to wait for one alone takes as long as a short kernel."""
        if self.repeats:
            return self._sample_in_a_row(form)
        kernel, program = self.kernels[form], self.programs[form]
        runs = self._runs(kernel) if self.on_gpu else 1
        values = [jax.block_until_ready(self._values(form)) for _ in range(runs)]
        start = time.perf_counter()
        jax.block_until_ready([program(*one) for one in values])
        return (time.perf_counter() - start) / runs

    def _sample_in_a_row(self, form: Form) -> float:
        """Runs each of which begins with what the one before it has left."""
        written = self.kernels[form].raised.written
        known = min(self.times.values(), default=ROW) * self.launches
        runs = runs_at_once(known, 0, ROW)
        values = jax.block_until_ready(self._values(form))
        program = self.programs[form]
        start = time.perf_counter()
        for _ in range(runs):
            for number, result in zip(written, program(*values), strict=True):
                values[number] = result
        jax.block_until_ready(values)
        return (time.perf_counter() - start) / (runs * self.launches)

    def _runs(self, kernel: Lowered) -> int:
        memories = kernel.signature.memories
        written = sum(memories[number].nbytes for number in kernel.raised.written)
        known = min(self.times.values(), default=BATCH)
        return runs_at_once(known, written, BATCH)


def _same(outputs: Sequence[Any], wanted: Sequence[Any]) -> bool:
    """Whether arrays hold the same bits, or both a NaN."""
    return all(bool(_equal(a, b)) for a, b in zip(outputs, wanted, strict=True))


@jax.jit
def _equal(a: Any, b: Any) -> Any:
    if jnp.issubdtype(a.dtype, jnp.complexfloating):
        return _equal(a.real, b.real) & _equal(a.imag, b.imag)
    if not jnp.issubdtype(a.dtype, jnp.floating):
        return jnp.all(a == b)
    kind = jnp.dtype(f"uint{8 * a.dtype.itemsize}")
    bits = [jax.lax.bitcast_convert_type(array, kind) for array in (a, b)]
    return jnp.all((bits[0] == bits[1]) | (jnp.isnan(a) & jnp.isnan(b)))
