"""A process that raises and runs kernels for the page, one after the other.

    python -P -m raise_kernel.tools.explore.worker CONFIG

It reads requests from its standard input and writes what happens to its standard output, each as
JSON after its length in four bytes. What the user's own Python prints goes to standard error. The
server ends it at will; where the server is gone, it ends by itself.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
from dataclasses import dataclass, replace
from typing import Any, BinaryIO

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.terminal.supervise import end_with

# Seconds after its time limit in which the server ends it, and after which the system does.
_GRACE = 10


@dataclass(frozen=True)
class Config:
    """What the server starts a worker with. `server` is a process."""

    server: int
    seconds: float
    clang: str | None
    clang_args: tuple[str, ...]


def main() -> None:
    """Read requests until there are no more."""
    config = Config(**json.loads(sys.argv[1]))
    requests, answers = _streams()
    end_with(config.server)
    desk = _Desk(config, answers)
    write(answers, {"ready": True})
    while (request := read(requests)) is not None:
        # Its default action ends the process, also one that is in compiled code.
        signal.setitimer(signal.ITIMER_REAL, config.seconds + _GRACE)
        desk.do(request)
        signal.setitimer(signal.ITIMER_REAL, 0)


def read(stream: BinaryIO) -> Any:
    """The next message; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return json.loads(stream.read(struct.unpack(">I", head)[0]))


def write(stream: BinaryIO, message: Any) -> None:
    """Sends one message."""
    stream.write(framed(message))
    stream.flush()


def framed(message: Any) -> bytes:
    """A message after its length."""
    data = json.dumps(message).encode()
    return struct.pack(">I", len(data)) + data


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output, kept from anything else that reads or prints here."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return requests, answers


class _Desk:
    """Does what is asked. What was raised last is kept, so that it can be run."""

    def __init__(self, config: Config, answers: BinaryIO) -> None:
        from raise_kernel.tools.explore import running  # noqa: F401
        from raise_kernel.tools.explore.raising import Compilers
        from raise_kernel.tools.preload import preload

        preload()
        self._compilers = Compilers(config.clang, tuple(config.clang_args))
        self._answers = answers
        self._last: tuple[Any, Any] | None = None

    def do(self, request: Any) -> None:
        """One request: steps, and an answer."""
        from raise_kernel.tools.terminal.failures import as_refusal

        try:
            answer = self._answer(request)
        except Exception as error:  # the page shows it, as a command would
            refusal = as_refusal(error, ["raise-kernel", "explore"])
            answer = {"failed": str(refusal)}
        write(self._answers, answer)

    def _answer(self, request: Any) -> dict[str, Any]:
        from raise_kernel.tools.explore.raising import Raising
        from raise_kernel.tools.explore.running import run
        from raise_kernel.tools.explore.work import Work

        work = Work(**request)
        key = replace(work, do="raise", data={}, files={}, seed=0)
        if work.do == "raise" or self._last is None or self._last[0] != key:
            self._last = key, Raising(work, self._compilers, self._step)
        raised: Raising = self._last[1]
        if work.do == "raise":
            return {"answer": raised.answer()}
        if raised.job is None or raised.job.lowering is None:
            reason = raised.report.refusal or Refusal("RK003", "the source has no kernel")
            raise reason
        return {"answer": run(raised.job.lowering, work, self._step)}

    def _step(self, name: str) -> None:
        from raise_kernel.tools.terminal.progress import step_words

        write(self._answers, {"step": step_words(name)[0]})


if __name__ == "__main__":
    main()
