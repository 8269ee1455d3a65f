"""Errors of a lane, with the lane, the source line and the access."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal


@dataclass(frozen=True)
class Lane:
    """One thread of the launch."""

    block: tuple[int, int, int]
    thread: tuple[int, int, int]

    def __str__(self) -> str:
        block = ",".join(map(str, self.block))
        thread = ",".join(map(str, self.thread))
        return f"block ({block}), thread ({thread})"


class ExecutionError(Refusal):
    """A kernel cannot go on; `lane` is the thread that showed it, `source` its line."""

    def __init__(self, code: str, message: str, kernel: str, lane: Lane, source: str | None):
        self.lane = lane
        self.source = source
        where = f"{message}, in {lane}"
        super().__init__(code, where, kernel=kernel, line=source)


class MemoryFault(ExecutionError):
    """An access outside every object, a misaligned one, or a write to constant memory."""

    def __init__(
        self,
        message: str,
        kernel: str,
        lane: Lane,
        source: str | None,
        *,
        location: str,
        access: str,
        size: int,
    ):
        self.location = location
        self.access = access
        self.size = size
        super().__init__("RK022", message, kernel, lane, source)


class DeadlockError(ExecutionError):
    """Live threads wait for each other at barriers or warp operations that cannot complete."""


class StepLimitError(ExecutionError):
    """The launch went past its budget of loop iterations."""


class KernelTrap(ExecutionError):
    """The kernel itself stopped: trap, failed assertion, division by zero, stack overflow."""


class UndefinedError(ExecutionError):
    """A result that depends on a value that nothing defines."""


class OrderError(Refusal):
    """A result that depends on the order in which the threads run; no one thread shows it."""


class RaceError(ExecutionError):
    """Two unordered accesses to one byte, at least one of them a plain write."""


class BarrierError(ExecutionError):
    """A barrier of the whole block that some of its threads never reach."""
