"""Raises one case in a process of its own: processor time, peak memory, text without its numbers.

Children are forks of one server that has imported everything, so a child's memory is what raising
takes. The clock is the process's own: other processes do not count.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal

from bench.raising.sizes.cases import NotScaled, Sized, cases

# A raise that took longer is not repeated: its noise is a small part of it.
LONG = 1.0
TIMES = 3
_NUMBER = re.compile(r"0x[0-9A-Fa-f]+|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?")
_VALUE = re.compile(r"%\w+")
_DEFINED = re.compile(r"\s*(%\w+)(?::\d+)? = ")


@dataclass(frozen=True)
class Measured:
    """What raising took: seconds of the processor, bytes at the peak above those before; the text
    of all launches; or why there is none."""

    seconds: float = 0.0
    peak: int = 0
    calibration: float = 0.0
    text: str = ""
    factor: float = 1.0
    notes: tuple[str, ...] = ()
    failure: str = ""

    @property
    def form(self) -> str:
        """The operations but for their numbers and their order, as a digest."""
        return _digest("\n".join(sorted(operations(self.text))))


def operations(text: str) -> Iterator[str]:
    """The lines without their numbers, each value that they use as a digest of what defines it:
    what does not depend on the order of operations that do not use each other's results."""
    known: dict[str, str] = {}
    for line in text.splitlines():
        first, *others = _VALUE.split(line)
        shown = without_numbers(first)
        defined = _DEFINED.match(line)
        for k, (name, part) in enumerate(zip(_VALUE.findall(line), others, strict=True)):
            value = "" if k == 0 and defined is not None else known.get(name, "")
            shown += f"%{value}{without_numbers(part)}"
        if defined is not None:
            known[defined[1]] = _digest(shown)
        yield shown


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def without_numbers(text: str) -> str:
    """Each number as `N`, and constants that differ from element to element as one."""
    return re.sub(r"dense<[^>]*>", "dense<N>", _NUMBER.sub("N", text))


_context: Any = None


# Which of a case's programs: at its usual size, at the larger one, or with the indices it has.
Which = Literal["usual", "scaled", "as_it_is"]


def measured(
    name: str, which: Which, target: str = "cuda", limit: float = 600.0, times: int = TIMES
) -> Measured:
    """One case in a child. `limit`: seconds after which it is ended; `times`: how often it is
    raised, at most."""
    global _context
    if _context is None:
        _context = multiprocessing.get_context("forkserver")
        _context.set_forkserver_preload(["bench.raising.sizes.server"])
    ours, theirs = _context.Pipe(duplex=False)
    child = _context.Process(target=_child, args=(theirs, name, which, target, times))
    child.start()
    theirs.close()
    try:
        if not ours.poll(limit):
            return Measured(failure=f"more than {limit:.0f} s")
        return ours.recv()
    except EOFError:
        child.join()
        return Measured(failure=f"ended with {child.exitcode}")
    finally:
        child.kill()
        child.join()


def _child(pipe: Connection, name: str, which: Which, target: str, times: int) -> None:
    from raise_kernel.diagnostics import Refusal

    try:
        pipe.send(measure(getattr(cases()[name], which)(), target, times))
    except NotScaled as reason:
        pipe.send(Measured(failure=f"not scaled: {reason}"))
    except MemoryError:
        pipe.send(Measured(failure="out of memory"))
    except Refusal as refusal:
        # A size that is no legal launch any more: shared memory that grows with it.
        word = "not scaled: " if which == "scaled" else ""
        pipe.send(Measured(failure=word + str(refusal).splitlines()[0]))
    except Exception as error:
        # Shown in the row of this case; the others go on.
        pipe.send(Measured(failure=f"{type(error).__name__}: {error}".splitlines()[0]))


def measure(sized: Sized, target: str, times: int = TIMES) -> Measured:
    """Raise all launches, up to `times` times, in this process. Once is for the text alone: then
    nothing is calibrated."""
    import jax

    from raise_kernel import config

    config.disk_cache = False
    # The form must not depend on how much memory this machine has.
    config.memory_budget = 1 << 60
    text = llvm_text(sized)
    best, peak, lowered = float("inf"), 0, ""
    with jax.enable_x64(True):
        for _ in range(times):
            before = _restart_peak()
            start = time.process_time()
            lowered = _raise_all(text, sized, target)
            seconds = time.process_time() - start
            best, peak = min(best, seconds), max(peak, _memory("VmHWM") - before)
            if seconds > LONG:
                break
    unit = calibration() if times > 1 else 0.0
    return Measured(best, peak, unit, lowered, sized.factor, sized.notes)


def _raise_all(text: str, sized: Sized, target: str) -> str:
    from raise_kernel import Kernel
    from raise_kernel.frontend.module import LLVMModule, find_kernel
    from raise_kernel.runtime.kernel import forget_raised

    forget_raised()
    module = LLVMModule.parse(text)
    texts = []
    for launch in sized.launches:
        kernel = Kernel(module, find_kernel(module, launch.kernel))
        launcher = kernel[launch.grid, launch.block, None, launch.shared].options(target=target)
        texts.append(launcher.lower(*launch.args).as_text("stablehlo"))
    return "".join(texts)


def llvm_text(sized: Sized) -> str:
    """The LLVM IR of a program."""
    from raise_kernel.frontend.read_module import read_module

    if isinstance(sized.source, Path):
        return read_module(sized.source).text
    return _compiled(sized.source)


def _compiled(source: str) -> str:
    """CUDA text as LLVM IR."""
    import tempfile

    from raise_kernel.frontend.read_module import read_module

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "wide.cu"
        path.write_text(source)
        return read_module(path).text


def _memory(key: str) -> int:
    """Bytes, from what Linux says of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(key + ":"):
            return 1024 * int(line.split()[1])
    raise KeyError(key)


def _restart_peak() -> int:
    """Let the peak of memory begin at what is used now, which is returned."""
    Path("/proc/self/clear_refs").write_text("5")
    return _memory("VmRSS")


def calibration() -> float:
    """Seconds of the processor for a loop like those of passes: objects, dictionaries, text."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        table: dict[str, list[int]] = {}
        for k in range(40000):
            table.setdefault(f"v{k * 7919 % 997}", []).append(k)
        sorted((len(v), name) for name, v in table.items())
        best = min(best, time.process_time() - start)
    return best
