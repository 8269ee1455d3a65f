"""Where a part of a program begins and ends that becomes a JAX function.

    with rk.capture() as part:            # in Python
        step[grid, block](u, v)
    part.source

    rk_capture_begin("step.py");          // in CUDA C++, with rk_capture.h
    step<<<grid, block>>>(u, v);
    rk_capture_end();

    raise-kernel run --capture step.py --capture-launches 11:12 app.cu

One part is recorded at a time, of the launches of the whole process.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.recorded import lazy

if TYPE_CHECKING:
    from raise_kernel.runtime.capture.program import Captured
    from raise_kernel.runtime.capture.recorded import Launched, Part
    from raise_kernel.runtime.device.operation import Operation


# The kinds of file that a part is written to.
SUFFIXES = (".py", ".mlir", ".mlirbc")


@dataclass
class Marks:
    """The part that is recorded now, if there is one, and the one that a command line asks for:
    launches `first` to `last`, counted from 1, go to the file `path`."""

    part: Part | None = None
    path: str | None = None
    first: int = 1
    last: int | None = None
    launches: int = 0

    def begin(self) -> None:
        """Record from here on. Refuses with RK052 where a part is being recorded."""
        from raise_kernel.runtime.capture.recorded import Part

        if self.part is not None:
            raise Refusal("RK052", "a part of the program is being recorded already")
        lazy.flush()
        lazy.loops = False
        self.part = Part()

    def end(self, name: str = "captured") -> Captured:
        """The function of what was recorded since `begin`. Refuses with RK052 what is none."""
        from raise_kernel.runtime.capture.program import Captured

        part = self.drop()
        if part is None:
            raise Refusal("RK052", "no part of the program is being recorded")
        return Captured.of(part, name)

    def drop(self) -> Part | None:
        """What was recorded since `begin`, of which no function is made."""
        part, self.part = self.part, None
        lazy.loops = True
        return part

    def launched(self, launched: Launched) -> None:
        """A launch that is about to run."""
        self._count()
        if self.part is not None:
            self.part.launch(launched)
        self._write_after_last()

    def performed(self, operation: Operation) -> None:
        """An operation of a library that is about to run; it counts as a launch."""
        self._count()
        if self.part is not None:
            self.part.perform(operation)
        self._write_after_last()

    def refused(self, why: str) -> None:
        """A launch that no function has: it runs thread by thread."""
        self._count()
        if self.part is not None:
            self.part.refuse(why)

    def _write_after_last(self) -> None:
        if self.path is not None and self.launches == self.last:
            self.write()

    def _count(self) -> None:
        self.launches += 1
        if self.path is not None and self.part is None and self.launches == self.first:
            self.begin()

    def write(self) -> None:
        """Write the part to its file, and say so; a part that is no function is told as well."""
        path, self.path = self.path, None
        if path is None:
            return
        try:
            if self.part is None:
                message = f"the program has {self.launches} launches, {self.first} is the first"
                raise Refusal("RK052", message)
            self.end_in(path)
        except (Refusal, OSError) as error:
            _tell(f"{path} is not written: {error}")

    def end_in(self, path: str) -> None:
        """As `end`; the function goes to a file. Raises OSError where that cannot be written."""
        captured = self.end(function_name(path))
        captured.write(path)
        several = "es" if captured.launches != 1 else ""
        _tell(f"{path}: {captured.signature} ({captured.launches} launch{several})")


def _tell(message: str) -> None:
    """A message to the person who runs the program."""
    print(f"raise-kernel: {message}", file=sys.stderr, flush=True)


MARKS = Marks()


@dataclass
class Capture:
    """What `rk.capture` gives: the part, once the `with` has ended."""

    captured: Captured | None = None
    name: str = field(default="captured")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or self.captured is None:
            raise AttributeError(f"the part has no {name} before the with statement has ended")
        return getattr(self.captured, name)


@contextlib.contextmanager
def capture(name: str = "captured") -> Iterator[Any]:
    """The launches inside, on device arrays, as one JAX function `name`.

    What comes out has `function` and `source` (JAX), `stablehlo`, `inputs` (arrays by name),
    `outputs` (names), and `write(path)` for a .py, .mlir or .mlirbc file, once the `with` has
    ended. Refuses with RK052 what is no function of device memory: kernels that print or run
    thread by thread, memory that the host and the device share.
    """
    found = Capture(name=name)
    MARKS.begin()
    try:
        yield found
    except BaseException:
        MARKS.drop()
        raise
    found.captured = MARKS.end(name)


def schedule(path: str, launches: str | None) -> None:
    """Have a part written to a file: `FROM:TO` of the process's launches, or all. Refuses with
    RK020 another text, or a file of another kind."""
    checked_suffix(path)
    MARKS.path = os.path.abspath(path)
    MARKS.first, MARKS.last = parse_launches(launches) if launches else (1, None)


def parse_launches(text: str) -> tuple[int, int | None]:
    """`FROM:TO`, counted from 1; `TO` may be left out. Refuses with RK020."""
    found = re.fullmatch(r"(\d{1,9}):(\d{1,9})?", text)
    first, last = (int(found[1]), int(found[2]) if found[2] else None) if found else (0, None)
    if first < 1 or (last is not None and last < first):
        raise Refusal(
            "RK020", f"--capture-launches {text!r}", hint="FROM:TO, counted from 1, as 11:12"
        )
    return first, last


def checked_suffix(path: str | os.PathLike[str]) -> str:
    """The kind of file that a path names. Refuses with RK020 one that is none of ours."""
    suffix = Path(path).suffix
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise Refusal("RK020", f"{os.fspath(path)}: a part is written to {known}")
    return suffix


def function_name(path: str) -> str:
    """The name of the function that a file holds."""
    stem = Path(path).stem
    return stem if stem.isidentifier() else "captured"


def schedule_from_environment() -> None:
    """As `schedule`, by what `raise-kernel run` has set for the program's device process."""
    path = os.environ.get("RAISE_KERNEL_CAPTURE")
    if path:
        schedule(path, os.environ.get("RAISE_KERNEL_CAPTURE_LAUNCHES"))


def copying(target: Buffer, at: int, source: Buffer, start: int, size: int) -> None:
    """A copy inside of device memory is about to be made."""
    if MARKS.part is not None:
        MARKS.part.copy(target, at, source, start, size)


def filling(target: Buffer, at: int, value: int, size: int) -> None:
    """A fill of device memory is about to be made."""
    if MARKS.part is not None:
        MARKS.part.fill(target, at, value, size)


def read_by_host(buffer: Buffer) -> None:
    """The host has read device memory."""
    if MARKS.part is not None:
        MARKS.part.read_by_host(buffer)
