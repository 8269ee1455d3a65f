"""The device process of a program that `raise-kernel run` builds, started before the build.

It imports JAX on another processor while clang compiles. The program is this process, by `execve`:
what is given to it are the numbers of three open files, in the environment. A program that changes
its environment, or its folder, before its first request starts a device process of its own: this
one would not know of that.

The device process is a child of a process that only waits for it, which is no child of the program:
programs wait for all of their children.
"""

from __future__ import annotations

import os
import signal
import socket
import struct
import sys
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

# Of the program: the numbers of the socket, the file of transfers, and the pipe that tells how the
# device process has ended. `host/started.cpp` reads it.
VARIABLE = "RAISE_KERNEL_STARTED_DEVICE"
# The first process of a container gets the orphans: the device process would be its child.
_FIRST = 1
# The size of the window; see `device/protocol.py`, which imports NumPy.
_WINDOW = 64 << 20


@dataclass
class StartedDevice:
    """The program's ends."""

    channel: int
    file: int
    ended: int

    def give(self, environment: dict[str, str]) -> None:
        """Before `execve`: the program inherits the ends. No process that was started before has
        them."""
        files = (self.channel, self.file, self.ended)
        for number in files:
            os.set_inheritable(number, True)
        environment[VARIABLE] = ",".join(map(str, files))


def start_device(environment: Mapping[str, str]) -> StartedDevice | None:
    """Starts the device process, whose environment this is; None where that cannot be."""
    if environment.get("RAISE_KERNEL_PYTHON") != sys.executable or not hasattr(os, "memfd_create"):
        return None
    if os.getpid() == _FIRST:
        return None
    ours, theirs = socket.socketpair()
    file = os.memfd_create("raise-kernel")
    os.truncate(file, _WINDOW)
    reader, writer = os.pipe()

    def device() -> None:
        for number in (reader, writer):
            os.close(number)
        _become_device(theirs.detach(), file, environment)

    def wait_for_device() -> None:
        ours.close()
        process = _forked(device)
        theirs.close()
        _, status = os.waitpid(process, 0)
        os.write(writer, struct.pack("<i", status))

    os.waitpid(_forked(lambda: _forked(wait_for_device)), 0)
    theirs.close()
    os.close(writer)
    return StartedDevice(ours.detach(), file, reader)


def _forked(work: Callable[[], object]) -> int:
    """A child that does this and ends."""
    process = os.fork()
    if process == 0:
        _do(work)
    return process


def _do(work: Callable[[], object]) -> NoReturn:
    code = 1
    # What interrupts the program from a terminal is the program's to handle.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        work()
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _become_device(channel: int, file: int, environment: Mapping[str, str]) -> None:
    from raise_kernel.cuda.device.__main__ import main
    from raise_kernel.cuda.version import runtime_version

    os.environ.update(environment)
    main((str(channel), str(file), runtime_version()))
