"""A command in a child process, so that what goes wrong in it is told and not suffered.

Three things cannot be handled from inside: a crash in LLVM, MLIR or XLA ends the process without a
word, a run of compiled code does not see Ctrl-C, and neither does code that is stuck in a compiler
pass. So the command runs in a child and this process waits for it. It turns a crash into a refusal
and, after `GRACE_SECONDS` in which the child may clean up, ends a child that does not follow
SIGINT, SIGTERM or SIGHUP.

The child is a fork made before anything large is imported: it costs a millisecond, and it is safe,
since there is no second thread whose locks it could inherit. A process that has imported MLIR or
JAX may have threads, so it runs the command itself.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import shlex
import signal
import sys
import traceback
from collections.abc import Callable
from types import FrameType
from typing import NoReturn, TypeVar

T = TypeVar("T")

# New objects before Python looks for garbage in cycles: a tenth of a cold raise is that, with 700,
# and nothing is found while modules are imported.
OBJECTS = 200_000
# What a child has to remove its temporary files once it was told to stop.
GRACE_SECONDS = 2
INTERRUPTED = 130
INTERRUPTED_WORDS = "interrupted: no file is half-written"
_STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_IMPORTS = "<frozen importlib._bootstrap>"
_PR_SET_PDEATHSIG = 1


def supervised(work: Callable[[], int]) -> int:
    """The exit code of `work`, run in a child process."""
    if not hasattr(os, "fork") or "jaxlib" in sys.modules:
        return work()
    # Background jobs of a shell ignore SIGINT, and so does their child.
    stops = [number for number in _STOPS if signal.getsignal(number) != signal.SIG_IGN]
    waited = {*stops, signal.SIGCHLD, signal.SIGALRM}
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, waited)
    parent = os.getpid()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        gc.set_threshold(OBJECTS)
        end_with(parent)
        for number in stops:
            signal.signal(number, _stop)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        _finish(work, writer)
    # The signals stay blocked: all that is left to do is to end.
    status, asked = _wait(child, waited)
    os.set_blocking(reader, False)
    os.close(writer)
    return _exit_code(status, asked, _said(reader))


def _finish(work: Callable[[], int], writer: int) -> NoReturn:
    """Runs `work` and ends this process with its exit code; a byte says that it came to its end."""
    code = 1
    try:
        code = work()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BaseException:
        traceback.print_exc()
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.flush()
    os.write(writer, b".")
    os._exit(code)


def _said(reader: int) -> bool:
    """Whether the child came to the end of its work."""
    try:
        return bool(os.read(reader, 1))
    except BlockingIOError:  # a process that it left behind holds the other end
        return False


def _stop(number: int, frame: FrameType | None) -> None:
    """The child's handler. The first signal counts: a second would break off the clean-up.

    An import that is interrupted half-way raises anything: nothing is to be cleaned up there.
    """
    for other in _STOPS:
        signal.signal(other, signal.SIG_IGN)
    if _is_importing(frame):
        os._exit(128 + number)
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise SystemExit(128 + number)


def _is_importing(frame: FrameType | None) -> bool:
    """Whether an import goes on."""
    while frame is not None:
        if frame.f_code.co_filename == _IMPORTS:
            return True
        frame = frame.f_back
    return False


def before_program(work: Callable[[], T]) -> T:
    """What `work` gives, which makes ready a program that will handle Ctrl-C by itself. Until then
    Ctrl-C is a line and the end of this process."""

    def stop(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_IGN)
        if _is_importing(frame):
            print(INTERRUPTED_WORDS, file=sys.stderr, flush=True)
            os._exit(INTERRUPTED)
        raise KeyboardInterrupt

    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a background job of a shell
        return work()
    signal.signal(signal.SIGINT, stop)
    try:
        made = work()
    except KeyboardInterrupt:
        print(INTERRUPTED_WORDS, file=sys.stderr)
        sys.exit(INTERRUPTED)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return made


def end_with(parent: int) -> None:
    """Has the kernel (Linux's alone) kill this process when its parent dies."""
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before
        os._exit(1)


def _wait(child: int, signals: set[signal.Signals]) -> tuple[int, int]:
    """The child's status, and the signal that asked for its end (0 for none)."""
    asked = 0
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            signal.alarm(0)
            return status, asked
        number = signal.sigwait(signals)
        if number == signal.SIGALRM:
            os.kill(child, signal.SIGKILL)
        elif number != signal.SIGCHLD and not asked:
            asked = number
            os.kill(child, number)
            signal.alarm(GRACE_SECONDS)


def _exit_code(status: int, asked: int, finished: bool) -> int:
    if asked == signal.SIGINT:
        with contextlib.suppress(OSError):
            print(INTERRUPTED_WORDS, file=sys.stderr)
        return INTERRUPTED
    if asked:  # end as this signal ends a process
        signal.signal(asked, signal.SIG_DFL)
        os.kill(os.getpid(), asked)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {asked})
    code = os.waitstatus_to_exitcode(status)
    if finished:
        return code
    if -code in _STOPS:
        return 128 - code
    print(_crash(code), file=sys.stderr)
    return 1


def _crash(code: int) -> str:
    """The refusal that a child's death is: by a signal if `code` is negative."""
    from raise_kernel.diagnostics import Refusal

    if code == -signal.SIGKILL:
        hint = "the system ends processes so when its memory runs out"
        return str(Refusal("RK043", "the process was killed", hint=hint))
    how = f"crashed ({signal.Signals(-code).name})" if code < 0 else f"ended with exit code {code}"
    if os.environ.get("XLA_FLAGS") and code in (1, -signal.SIGABRT):
        hint = f"XLA_FLAGS is {os.environ['XLA_FLAGS']}; XLA ends the process for unknown flags"
        return str(Refusal("RK045", f"the process {how}", hint=hint))
    hint = f"please report the file and the command: {shlex.join(sys.argv)}"
    return str(Refusal("RK099", f"the process {how}", hint=hint))
