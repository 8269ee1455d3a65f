"""The tools of RUN lines without their start-up: one server has imported them and forks.

Starting Python and importing the compiler takes far longer than most RUN lines. `start` puts
scripts named like the tools into a folder, for the PATH of the tests. A script sends its command
line, folder, environment and open files to the server, which runs the tool's own `main` with them
in a fork of itself: a process of its own for each RUN line, as before.

    python tool_server.py 3       serves on the listening socket with that number until stdin ends
"""

from __future__ import annotations

import array
import atexit
import contextlib
import importlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

TOOLS = {
    "raise-opt": "raise_kernel.tools.raise_opt",
    "raise-kernel": "raise_kernel.tools.raise_kernel",
    "filecheck": "filecheck.main",
}

# Runs without site-packages: it has to start quickly.
SCRIPT = """#!{python} -IS
import array, json, os, socket, sys

server = socket.socket(socket.AF_UNIX)
server.connect(os.path.join(os.path.dirname(__file__), "socket"))
asked = json.dumps([os.path.basename(__file__), sys.argv[1:], os.getcwd(), dict(os.environ)])
files = array.array("i", [0, 1, 2])
server.sendmsg([b"."], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
server.sendall(asked.encode() + b"\\n")
answer = server.recv(1)
sys.exit(answer[0] if answer else "the server of the tools ended without an answer")
"""

# What `start` has started: tests are pickled with their configuration, so it is not kept there.
_servers: list[subprocess.Popen[bytes]] = []


def start(python: str, environment: dict[str, str]) -> str:
    """Starts a server that ends with this process; the folder of the tools' scripts."""
    # The socket must not take the place of a file that the caller has closed.
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
    folder = Path(tempfile.mkdtemp(prefix="lit-tools-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for tool in TOOLS:
        script = folder / tool
        script.write_text(SCRIPT.format(python=python))
        script.chmod(0o755)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / "socket"))
        listener.listen(128)
        number = listener.fileno()
        command = [python, __file__, str(number)]
        server = subprocess.Popen(
            command, stdin=subprocess.PIPE, pass_fds=[number], env=environment
        )
        _servers.append(server)
    return str(folder)


def serve(listener: socket.socket) -> None:
    """Answers until stdin ends."""
    for module in TOOLS.values():
        importlib.import_module(module)
    importlib.import_module("raise_kernel.tools.preload").preload()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the forks
    while True:
        ready, _, _ = select.select([listener, sys.stdin], [], [])
        if sys.stdin in ready:
            return
        connection, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            _answer(connection)
        connection.close()


def _answer(connection: socket.socket) -> NoReturn:
    """In a fork: does what the script at the other end was asked for, and ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _, ancillary, _, _ = connection.recvmsg(1, socket.CMSG_SPACE(3 * 4))
    files = array.array("i", ancillary[0][2])
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    # The server's own ones know what its files can do: these may be others, a pipe for a file.
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(n, mode, closefd=False) for n, mode in enumerate("rww")
    )
    with connection.makefile("rb") as sent:
        tool, arguments, folder, environment = json.loads(sent.readline())
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    code = _run(tool, arguments)
    connection.sendall(bytes([code & 255]))
    os._exit(0)


def _run(tool: str, arguments: list[str]) -> int:
    """The exit status of a tool's `main`, as a console script has it."""
    sys.argv = [tool, *arguments]
    try:
        code = importlib.import_module(TOOLS[tool]).main()
    except SystemExit as end:
        code = end.code
    if isinstance(code, str):
        print(code, file=sys.stderr)
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else int(code is not None)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
