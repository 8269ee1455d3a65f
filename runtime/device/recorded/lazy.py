"""Lazy fusion: launches on device arrays are recorded, and run together when the host reads one.

After PyFuser (ISSTA 2025). What was recorded becomes one XLA program, so that an array that only
passes a value from one kernel to the next is never stored, and starting a program is paid once.

- A *trace* is the launches recorded since the last run. A read of a buffer runs it. What comes out
  is that buffer and every other one that the trace wrote, except *temporaries*: buffers whose old
  contents the trace did not use. Those stay recorded. One that is read after all is computed then,
  and counts as a result from then on.
- Sequences of launches that repeat become one loop on the device, whose number of rounds is no part
  of the program: a time loop compiles once.
- What a trace takes from outside it takes when a launch is recorded, so that the host may write to
  its arrays afterwards. A run that fails leaves all arrays as they were before the trace, but for
  those that a loop changes in place and that nothing else held: they are donated.

`config.lazy` turns recording off. Memory of the host (pinned, mapped, managed), which the program
may look at any time, is never recorded.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from raise_kernel import config
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.buffer import Buffer, Form, running, wide
from raise_kernel.runtime.device.recorded.counted import Counted, expected
from raise_kernel.runtime.device.recorded.fused import fused
from raise_kernel.runtime.device.recorded.items import (
    Change,
    Item,
    Repeat,
    Step,
    Work,
    needed_inputs,
    rolled,
)
from raise_kernel.runtime.sharding import annotations
from raise_kernel.runtime.waiting import waiting

# A trace of this many launches runs, read or not.
MOST_STEPS = 4096
# Calls of a repeated step after which its launches may be those of the first one again.
MOST_CALLS = 12

# What XLA moves bit by bit. Shorter floats become longer ones where it only moves them, too.
_EXACT = frozenset(
    map(np.dtype, ("f4", "f8", *(f"{kind}{n}" for kind in "iu" for n in (1, 2, 4, 8))))
)

# Whether `repeat` may record a loop in place of launches: not while a part of the program is
# recorded, which has to see each of them.
loops = True

_lock = threading.RLock()
# Buffers that were read though they were temporaries of their trace.
_kept: weakref.WeakSet[Buffer] = weakref.WeakSet()


@dataclass(frozen=True)
class Recorded:
    """What waits for a trace: the buffer's contents, which it will write."""

    trace: Trace
    buffer: weakref.ref[Buffer]

    def __call__(self) -> None:
        self.trace.settle(self.buffer)

    def take_form(self, form: Form) -> bool:
        with _lock:
            buffer = self.buffer()
            return buffer is not None and self.trace.reform(buffer, form)


@dataclass(eq=False)
class Trace:
    """Launches in order, on buffers that are known by numbers, one for each form that they had.

    `inputs` are the contents that the trace found, by buffer number, where they are used; `blank`
    are the buffers whose contents were used before anything had written them: zeros. `cleared` are
    those that the host has set to zeros, to read what launches make of that.
    """

    items: list[Item] = field(default_factory=list)
    count: int = 0
    numbers: weakref.WeakKeyDictionary[Buffer, dict[Form, int]] = field(
        default_factory=weakref.WeakKeyDictionary
    )
    inputs: dict[int, jax.Array] = field(default_factory=dict)
    blank: set[int] = field(default_factory=set)
    cleared: set[int] = field(default_factory=set)
    written: set[int] = field(default_factory=set)
    buffers: int = 0
    device: Any = None

    # --- recording ---

    def fits(self, buffers: Sequence[Buffer], device: Any) -> bool:
        """Whether the buffers are on the trace's device and hold what it believes they do: the host
        may have written to them since."""
        if self.items and None not in (device, self.device) and device != self.device:
            return False
        for buffer in buffers:
            number = self.numbers.get(buffer, {}).get(buffer.form)
            if number is not None and not self._as_it_was(buffer, number):
                return False
        return True

    def number(self, buffer: Buffer) -> int:
        """The number of a buffer in its form."""
        known = self.numbers.setdefault(buffer, {})
        if buffer.form not in known:
            known[buffer.form] = self.buffers
            self.buffers += 1
        return known[buffer.form]

    def _as_it_was(self, buffer: Buffer, number: int) -> bool:
        """Whether nothing but this trace has written to the buffer since the trace met it."""
        if number in self.written:
            return self.owns(buffer)
        if number in self.blank:
            return buffer.is_blank
        return number not in self.inputs or buffer.held is self.inputs[number]

    def owns(self, buffer: Buffer) -> bool:
        """Whether the buffer's contents are what this trace will write."""
        return isinstance(buffer.pending, Recorded) and buffer.pending.trace is self

    def add(
        self, lowered: Lowered, buffers: Sequence[Buffer], scalars: Sequence[Any], device: Any
    ) -> Step:
        """Record one launch, on a device or wherever its trace runs (None)."""
        used = lowered.raised.read
        self.device = device if device is not None else self.device
        memories = []
        for position, buffer in enumerate(buffers):
            number = self.number(buffer)
            found = number in self.written or number in self.inputs
            if position in used and not found:
                if buffer.is_blank:
                    self.blank.add(number)
                else:
                    self.inputs[number] = buffer.value
            memories.append(number)
        step = Step(lowered, tuple(memories), tuple(scalars))
        for position in lowered.raised.written:
            self._writes(buffers[position], memories[position])
        self.items.append(step)
        self.count += 1
        return step

    def clear(self, buffer: Buffer) -> None:
        """Record that all of a buffer is set to zeros."""
        self.device = buffer.device if buffer.device is not None else self.device
        number = self.number(buffer)
        self.cleared.add(number)
        self.items.append(Change(None, number, buffer.form))
        self.count += 1
        self._writes(buffer, number)

    def reform(self, buffer: Buffer, form: Form) -> bool:
        """Record that a buffer that the trace has written is of this form from now on. False where
        it has to run first: it lies on several devices, or XLA may make other bits of it."""
        if self is not _current() or annotations.current is not None:
            return False
        if not {buffer.form.dtype, form.dtype} <= _EXACT:
            return False
        source = self.number(buffer)
        known = self.numbers[buffer]
        target = known.setdefault(form, self.buffers)
        self.buffers = max(self.buffers, target + 1)
        self.written.add(target)
        count = len(self.items)
        index = next(k for k in reversed(range(count)) if source in self.items[k].memories)
        last = self.items[index]
        if isinstance(last, Change) and last.source is None:
            self.items[index] = Change(None, target, form)  # zeros are zeros in every form
            if source in self.cleared:
                self.cleared.add(target)
        else:
            self.items.append(Change(source, target, form))
            self.count += 1
        return True

    def _writes(self, buffer: Buffer, number: int) -> None:
        self.written.add(number)
        buffer.pending = Recorded(self, weakref.ref(buffer))

    # --- running ---

    def settle(self, wanted: weakref.ref[Buffer]) -> None:
        """Run what is recorded, so that this buffer has its value."""
        with _lock:
            buffer = wanted()
            assert buffer is not None, "a buffer that is gone is not read"
            if self is _current():
                _start_trace()
                self.run(self._results(buffer))
            else:
                _kept.add(buffer)
                self.run([buffer])

    def owned(self) -> list[Buffer]:
        """The buffers that live and wait for this trace."""
        return [buffer for buffer in list(self.numbers) if self.owns(buffer)]

    def _results(self, wanted: Buffer) -> list[Buffer]:
        return [b for b in self.owned() if b is wanted or not self._is_temporary(b)]

    def _is_temporary(self, buffer: Buffer) -> bool:
        used = self.blank | self.cleared | self.inputs.keys()
        return buffer not in _kept and used.isdisjoint(self.numbers[buffer].values())

    def _spent(
        self, results: Sequence[Buffer], items: Sequence[Item], inputs: Sequence[int]
    ) -> tuple[int, ...]:
        """The inputs that are donated: a loop changes them in place, nothing but their buffers
        holds them, and no launch of this trace is left to be run from them."""
        if annotations.current is not None or {*self.owned()} != {*results}:
            return ()
        loops = [item for item in items if isinstance(item, Repeat)]
        changed = set[int]().union(*(loop.written for loop in loops)).intersection(inputs)
        held = {self.number(b): b for b in results if self.inputs.get(self.number(b)) is b.held}
        return tuple(
            sorted(n for n in changed & held.keys() if _holders(self.inputs, n) == _ALONE + 1)
        )

    def run(self, results: Sequence[Buffer]) -> None:
        """Compute these buffers. Where that fails, every buffer is as it was before the trace; if a
        loop had begun, what it changes in place is gone, and a read of it says so."""
        if all(isinstance(item, Change) for item in self.items):
            for buffer in results:
                buffer.clear()
            return
        outputs = tuple(sorted({self.number(buffer) for buffer in results}))
        items = rolled(self.items)
        needed = [n for n in needed_inputs(items, outputs) if n not in self.blank]
        spent = self._spent(results, items, needed)
        inputs = (*spent, *(number for number in needed if number not in spent))
        counted = Counted.of(items, inputs, outputs, len(spent))
        program = fused(items, inputs, outputs, len(spent))
        if annotations.current is not None:
            annotations.current.agree_on_run(items, inputs)
        try:
            with wide(), _default(self.device), waiting("compiling what was launched"):
                values = counted.run(program, [self.inputs[number] for number in inputs])
        except BaseException:
            for buffer in self.owned():
                buffer.forget()
            raise
        by_number = dict(zip(outputs, values, strict=True))
        for buffer in results:
            buffer.write(by_number[self.number(buffer)])
            running.add(buffer)


def _holders(values: Mapping[int, Any], number: int) -> int:
    """The references to one of some values."""
    return sys.getrefcount(values[number])


# What that is of a value that a dictionary alone holds.
_ALONE = _holders({0: object()}, 0)


def _default(device: Any) -> Any:
    return contextlib.nullcontext() if device is None else jax.default_device(device)


_traces: list[Trace] = [Trace()]


def _current() -> Trace:
    return _traces[-1]


def _start_trace() -> None:
    _traces[-1] = Trace()


def record(lowered: Lowered, buffers: Sequence[Buffer], scalars: Sequence[np.generic]) -> bool:
    """Record one launch, which runs when a buffer that it writes is read.

    False, and nothing is recorded, where it has to run now: it prints or may stop the run, there is
    memory of the host, or several devices.
    """
    raised = lowered.raised
    if raised.calls_host or not raised.written or any(buffer.on_host for buffer in buffers):
        return False
    # Variables of modules are on no device of their own.
    devices = {buffer.device for buffer in buffers} - {None}
    if len(devices) > 1:
        return False
    device = next(iter(devices), None)
    with _lock:
        if not _current().fits(buffers, device):
            flush()
        trace = _current()
        trace.add(lowered, buffers, scalars, device)
        if trace.count >= MOST_STEPS:
            flush()
    return True


def clear(buffer: Buffer) -> bool:
    """Record that all of a buffer is set to zeros. False, and nothing is recorded, where it is the
    host's memory, or lies on several devices."""
    if not config.lazy or buffer.on_host or annotations.current is not None:
        return False
    with _lock:
        if not _current().fits([buffer], buffer.device):
            flush()
        buffer.host_writes += 1
        _current().clear(buffer)
        if _current().count >= MOST_STEPS:
            flush()
    return True


def flush() -> None:
    """Run everything that is recorded, temporaries too."""
    with _lock:
        trace = _current()
        _start_trace()
        results = trace.owned()
        if results:
            trace.run(results)


def repeat(times: int) -> Callable[[Callable[[], Any]], None]:
    """`repeat(n)(step)` calls `step()`, which launches kernels on device arrays, n times.

    Launches that are the same in each call, or in every second or third one (arrays that change
    places), become one loop on the device, and Python calls `step` only until that is known.
    `step` must then do nothing but launch. Otherwise, and with `config.lazy` off, it is called n
    times.
    """

    def run(step: Callable[[], Any]) -> None:
        calls: list[tuple[Trace, int, int]] = []
        done = 0
        while done < times:
            trace = _current()
            first = len(trace.items)
            step()
            done += 1
            calls.append((trace, first, len(trace.items)))
            if not loops:
                continue
            with _lock:
                done += _repeated(calls, times - done)

    return run


def _repeated(calls: Sequence[tuple[Trace, int, int]], left: int) -> int:
    """Calls that a repetition of the last ones stands for; it is recorded."""
    for period in range(1, MOST_CALLS + 1):
        if len(calls) < 2 * period:
            continue
        before, last = calls[-2 * period : -period], calls[-period:]
        trace = last[-1][0]
        if trace is not _current() or any(call[0] is not trace for call in (*before, *last)):
            continue
        steps = [trace.items[call[1] : call[2]] for call in (*before, *last)]
        first = [step for part in steps[:period] for step in part]
        repeated = [step for part in steps[period:] for step in part]
        rounds = left // period
        if rounds and first and first == repeated and all(isinstance(s, Work) for s in repeated):
            loop = Repeat(tuple(step for step in repeated if isinstance(step, Work)), rounds)
            if expected([loop]):
                return 0  # launches that are measured first are other steps then
            trace.items.append(loop)
            return rounds * period
    return 0
