"""Python programs without their start-up: a server has imported what they import, and forks.

Starting Python and importing JAX and the compiler takes longer than most RUN lines, and most tests
that need a process. `start` makes a folder of scripts: `python`, and the tools by their names. A
script sends its command line, folder, environment and open files to the server, which runs the
program in a fork of itself. The script ends as the program does; where the script is killed, so is
the program.

What differs from a fresh Python: modules are imported. No backend of JAX has started, and none of
its threads. A program whose environment may change what an import does gets a fresh Python.

    python fork_server.py 3 numba      imports numba, too, and serves on socket 3 until stdin ends
"""

from __future__ import annotations

import array
import atexit
import contextlib
import fcntl
import functools
import gc
import importlib
import json
import os
import runpy
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import types
from pathlib import Path
from typing import Any, NoReturn

TOOLS = {
    "raise-opt": "raise_kernel.tools.raise_opt",
    "raise-kernel": "raise_kernel.tools.raise_kernel",
    "filecheck": "filecheck.main",
}

# Set in the server, and so in forks: what they compile is small.
PRESET = {"JAX_DISABLE_MOST_OPTIMIZATIONS": "1"}

# How many files a message can hold.
MOST_FILES = 253

# What many of the tests' programs import beside the tools, most of it when they first compile.
_LATER = {
    "numba.cuda": (
        "bf16",
        "core.optional",
        "cpython.builtins",
        "cpython.charseq",
        "cpython.cmathimpl",
        "cpython.enumimpl",
        "cpython.listobj",
        "cpython.rangeobj",
        "cpython.tupleobj",
        "cudaimpl",
        "cudamath",
        "fp16",
        "fp8",
        "libdevicedecl",
        "libdeviceimpl",
        "misc.cffiimpl",
        "np.arraymath",
        "np.polynomial",
        "printimpl",
        "typing.cffi_utils",
        "typing.enumdecl",
    ),
    "raise_kernel": (
        "cuda.device.requests",
        "cuda.device.libraries.dispatch",
        "cuda.driver",
        "numba.kept.store",
        "numba.raised_kernel",
        "numba.typed_calls",
        "runtime.device.by_threads",
        "runtime.jit",
        "runtime.loops.time_loops",
        "runtime.sharding.program",
        "tools.console",
        "tools.programs.run_processes",
        "tools.programs.run_program",
    ),
}
IMPORTED = (
    *("numba.cuda", "scipy.linalg", "jax.experimental.multihost_utils"),
    *("jaxlib.mlir.dialects.llvm", "jaxlib.mlir.dialects.mhlo"),
    *(f"{package}.{name}" for package, names in _LATER.items() for name in names),
)

# What `import` may have read from the environment.
READ_AT_IMPORT = ("JAX_", "PYTHON", "NUMBA_", "OMP_", "LD_")
# What JAX reads when processes meet, and not before.
READ_LATER = ("JAX_COORDINATOR_PORT",)

# Runs without site-packages: it has to start quickly.
SCRIPT = """#!{python} -IS
import array, json, os, signal, socket, sys

server = socket.socket(socket.AF_UNIX)
server.connect(os.path.join(os.path.dirname(__file__), "socket"))
numbers = [0, 1, 2]
for number in map(int, os.listdir("/dev/fd")):
    try:
        numbers += [number] if number > 2 and os.get_inheritable(number) else []
    except OSError:  # that of the folder
        pass
program = [os.path.basename(__file__), *sys.argv[1:]]
asked = json.dumps([numbers, program, os.getcwd(), dict(os.environ)])
files = array.array("i", numbers)
server.sendmsg([b"."], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
server.sendall(asked.encode() + b"\\n")
answer = server.recv(16)
if not answer:
    sys.exit("the server of the tools ended without an answer")
if int(answer) < 0:  # a signal
    if -int(answer) != signal.SIGKILL:
        signal.signal(-int(answer), signal.SIG_DFL)
    os.kill(os.getpid(), -int(answer))
sys.exit(int(answer))
"""

# What `start` has started: lit pickles tests with their configuration, so it is not kept there.
_servers: list[subprocess.Popen[bytes]] = []


@functools.cache
def python() -> str:
    """What stands for `sys.executable` in a test: its programs are forks of one server."""
    return str(Path(start(sys.executable, dict(os.environ), *IMPORTED)) / "python")


def start(executable: str, environment: dict[str, str], *modules: str) -> str:
    """Starts a server that ends with this process; the folder of its scripts."""
    # The socket must not take the place of a file that the caller has closed.
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    folder = Path(tempfile.mkdtemp(prefix="forks-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for name in (*TOOLS, "python"):
        script = folder / name
        script.write_text(SCRIPT.format(python=executable))
        script.chmod(0o755)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / "socket"))
        listener.listen(128)
        number = listener.fileno()
        command = [executable, __file__, str(number), *modules]
        server = subprocess.Popen(
            command, stdin=subprocess.PIPE, pass_fds=[number], env={**environment, **PRESET}
        )
        _servers.append(server)
    return str(folder)


class Server:
    """Accepts scripts, forks for each, and tells it how the fork ended."""

    def __init__(self, listener: socket.socket) -> None:
        self._listener = listener
        self._forks: dict[int, socket.socket] = {}  # by process id
        # A fork that ends wakes `select` up.
        self._ended, self._wakes = os.pipe()
        os.set_blocking(self._wakes, False)
        signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def serve(self) -> None:
        """Until stdin ends."""
        while True:
            waiting: list[Any] = [sys.stdin, self._ended, self._listener, *self._forks.values()]
            ready, _, _ = select.select(waiting, [], [])
            if sys.stdin in ready:
                return
            if self._ended in ready:
                os.read(self._ended, 4096)
                self._tell_ended()
            for process, script in self._forks.items():
                if script in ready:  # it has said everything: its process was killed
                    os.kill(process, signal.SIGKILL)
            if self._listener in ready:
                self._fork()

    def _tell_ended(self) -> None:
        for process, script in list(self._forks.items()):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                with script, contextlib.suppress(OSError):
                    script.sendall(b"%d" % os.waitstatus_to_exitcode(status))
                del self._forks[process]

    def _fork(self) -> None:
        script, _ = self._listener.accept()
        files, wanted = _received(script)
        process = os.fork()
        if process:
            self._forks[process] = script
            for file in files:
                os.close(file)
            return
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for ours in (self._listener, script, *self._forks.values()):
            ours.close()
        os.close(self._ended)
        os.close(self._wakes)
        _become(files, *wanted)


def _received(script: socket.socket) -> tuple[array.array[int], list[Any]]:
    """The open files of a script; their numbers, its command line, folder and environment."""
    _, ancillary, _, _ = script.recvmsg(1, socket.CMSG_SPACE(MOST_FILES * 4))
    with script.makefile("rb") as sent:
        return array.array("i", ancillary[0][2]), json.loads(sent.readline())


def _become(
    files: array.array[int],
    numbers: list[int],
    program: list[str],
    folder: str,
    environment: dict[str, str],
) -> NoReturn:
    """In a fork: the program that a script was started for, to its end."""
    _take(files, numbers)
    os.chdir(folder)
    name, *arguments = program
    if _needs_fresh_python(name, arguments, environment):
        path = str(Path(sys.executable).parent / name)
        os.execve(path, [path, *arguments], environment)
    os.environ.clear()
    os.environ.update(environment)
    # Settings are read from the environment when this is imported.
    importlib.reload(importlib.import_module("raise_kernel.config"))
    code = _exit_status(name, arguments)
    # As an interpreter does at its end.
    threading._shutdown()  # pyright: ignore[reportAttributeAccessIssue]
    atexit._run_exitfuncs()
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _take(files: array.array[int], numbers: list[int]) -> None:
    """Give the files the numbers that they have in the script."""
    first = max(*files, *numbers) + 1
    moved = [fcntl.fcntl(file, fcntl.F_DUPFD, first) for file in files]
    for file in files:
        os.close(file)
    for file, number in zip(moved, numbers, strict=True):
        os.dup2(file, number)
        os.close(file)
    # The server's own ones know what its files can do: these may be others, a pipe for a file.
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(n, mode, closefd=False) for n, mode in enumerate("rww")
    )


def _needs_fresh_python(name: str, arguments: list[str], environment: dict[str, str]) -> bool:
    """Whether Python's own options or the environment may change what an import does."""
    if name == "python" and arguments[0].startswith("-") and arguments[0] not in ("-c", "-m"):
        return True
    return any(
        os.environ.get(variable) != environment.get(variable, PRESET.get(variable))
        for variable in {*os.environ, *environment}
        if variable.startswith(READ_AT_IMPORT) and variable not in READ_LATER
    )


def _exit_status(name: str, arguments: list[str]) -> int:
    """Runs a program to its end; the exit status of its process."""
    try:
        if name == "python":
            _run_python(arguments)
            code = None
        else:
            sys.argv = [name, *arguments]
            code = importlib.import_module(TOOLS[name]).main()
    except SystemExit as end:
        code = end.code
    except BaseException as error:
        sys.excepthook(type(error), error, error.__traceback__)
        return 1
    if isinstance(code, str):
        print(code, file=sys.stderr)
    return code & 255 if isinstance(code, int) else int(code is not None)


def _run_python(arguments: list[str]) -> None:
    """`-c CODE`, `-m MODULE` or a file, then arguments of its own."""
    kind, *rest = arguments
    if kind == "-c":
        sys.argv = ["-c", *rest[1:]]
        sys.path.insert(0, "")
        main = sys.modules["__main__"] = types.ModuleType("__main__")
        exec(compile(rest[0], "<string>", "exec"), main.__dict__)
    elif kind == "-m":
        sys.argv = rest
        sys.path.insert(0, os.getcwd())
        # It runs as `__main__`, though it may be imported.
        for imported in (rest[0], f"{rest[0]}.__main__"):
            if not hasattr(sys.modules.get(imported), "__path__"):
                sys.modules.pop(imported, None)
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    else:
        sys.argv = arguments
        sys.path.insert(0, os.path.dirname(os.path.abspath(kind)))
        runpy.run_path(kind, run_name="__main__")


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of this file, which other programs do not have
    for needed in (*TOOLS.values(), *sys.argv[2:]):
        importlib.import_module(needed)
    importlib.import_module("raise_kernel.tools.preload").preload()
    runpy.run_path(str(Path(__file__).with_name("unoptimized.py")))["compile_quickly"]()
    gc.freeze()
    Server(socket.socket(fileno=int(sys.argv[1]))).serve()
