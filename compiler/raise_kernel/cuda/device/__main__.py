"""Answers the requests of one program until it ends."""

from __future__ import annotations

import gc
import importlib
import io
import itertools
import os
import sys
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING

from raise_kernel.cuda.device.protocol import Answer, Connection, Request
from raise_kernel.cuda.version import runtime_version
from raise_kernel.tools.terminal.progress import show_waiting

if TYPE_CHECKING:
    from raise_kernel.cuda.device.launches import Launches

_NATIVE = "raise_kernel.runtime.native.cpu.program"
_LIBRARIES = "raise_kernel.cuda.device.libraries.dispatch"
_OTHER_VERSION = (
    "raise-kernel: the program is linked with another version of raise-kernel's runtime library: "
    "build it again"
)


class Printed(io.StringIO):
    """Standard output of kernels, until the program takes it."""

    def take(self) -> str:
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


def serve(connection: Connection, printed: Printed, launches: Launches | None = None) -> None:
    """Answers until the program closes its end; `launches` runs its kernels.

    The device is used from the first request on: a program may never come to one, or its children,
    which have devices of their own, may."""
    from raise_kernel.cuda.device.errors import lasting, number_of
    from raise_kernel.cuda.device.requests import Requests
    from raise_kernel.diagnostics import Refusal
    from raise_kernel.runtime.capture.marks import MARKS, schedule_from_environment
    from raise_kernel.tools.programs.run_options import leave_arrays

    _import_while_waiting(connection)
    request = connection.receive()
    if request is None:
        return
    schedule_from_environment()
    agreed = False  # that this process and others do different things
    requests = Requests(connection)
    if launches is not None:
        requests.launches = launches
    late = 0  # the first error of what was posted since the last reply
    while request is not None:
        error, answer = late if late in lasting() else 0, Answer()
        try:
            answer = answer if error else requests.answer(request)
        except Exception as problem:  # a CUDA error code answers any failure
            error = number_of(problem)
            if isinstance(problem, Refusal) or not _is_plain(problem):
                _tell(request, problem)
            agreed |= isinstance(problem, Refusal) and problem.code == "RK053"
        if request.is_posted:
            late = late or error
        else:
            connection.reply(error, answer, printed.take(), late)
            late = 0
        request = connection.receive()
    MARKS.write()
    if not (requests.is_finished or agreed):
        leave_arrays("the program has ended before its end")


def _is_plain(problem: Exception) -> bool:
    """Whether CUDA's error code says all there is to say."""
    from raise_kernel.runtime.device.errors import DeviceError

    return isinstance(problem, DeviceError)


def _tell(request: Request, problem: Exception) -> None:
    print(f"raise-kernel: {request.operation}: {problem}", file=sys.stderr, flush=True)


def _import_while_waiting(connection: Connection) -> None:
    """Imports what raises kernels, and what few programs call, until there is a request."""
    from raise_kernel.pass_manager.registry import pass_modules

    # One after the other: to know the names of passes is to import their packages.
    names = itertools.chain((_NATIVE,), pass_modules(), (_LIBRARIES,))
    while not connection.is_readable() and (name := next(names, None)) is not None:
        importlib.import_module(name)
    # What is there stays: Python need not look through it again.
    gc.freeze()
    gc.enable()


def main(words: Sequence[str], launches: Launches | None = None) -> None:
    """The process, until the program ends. `words`: the numbers of the socket and of the file of
    transfers, and the version of the library that the program is linked with."""
    from raise_kernel.runtime.disk_cache import keep_executables

    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")
    # What is imported has no cycles to be found, and the search is a fifth of the time.
    gc.disable()
    connection = Connection(int(words[0]), int(words[1]))
    if [*words[2:]] != [runtime_version()]:
        print(_OTHER_VERSION, file=sys.stderr, flush=True)
        connection.stop()
        return
    sys.stdout = printed = Printed()
    warnings.showwarning = _show_warning
    keep_executables()
    show_waiting(quiet=bool(os.environ.get("RAISE_KERNEL_QUIET")))
    if _is_split(connection):
        serve(connection, printed, launches)


def _is_split(connection: Connection) -> bool:
    """Split arrays as `--mesh` and `--shard` say. False where that cannot be: the program ends."""
    from raise_kernel.cuda.device.errors import STOP
    from raise_kernel.diagnostics import Refusal
    from raise_kernel.tools.programs.run_options import MESH, SHARD, split_arrays

    try:
        split_arrays(*(os.environ.get(name, "").split() for name in (MESH, SHARD)))
    except Refusal as refusal:
        request = connection.receive()
        if request is not None:
            _tell(request, refusal)
            connection.reply(STOP, Answer(), "")
        return False
    return True


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    print(f"raise-kernel: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
    os._exit(0)  # what is recorded and never read need not run
