"""The worker processes: one a tab, one in reserve, each within limits of time and memory.

A worker holds nothing that a tab needs. So one that takes too long, or is to stop, is killed, with
what it has started, and the tab's next request goes to another one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import struct
import sys
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from raise_kernel.runtime.report.numbers import bytes_words
from raise_kernel.tools.explore.worker import framed

# Workers at a time, and requests of one tab that wait for one another.
MOST_WORKERS = 8
MOST_WAITING = 4
# Seconds after which a worker without work is ended: its tab may be closed.
IDLE_SECONDS = 900
# Seconds in which a worker imports what it needs.
START_SECONDS = 180
# Seconds between two looks at a worker's memory. (A limit of the system's would be on what it
# reserves, and the reference executor reserves far more than it takes.)
WATCH_SECONDS = 0.1
# Bytes that are kept of what a worker has printed.
MOST_PRINTED = 2_000

# Several processes share a GPU; XLA's notes about devices are no part of what a kernel prints.
_ENVIRONMENT = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false", "TF_CPP_MIN_LOG_LEVEL": "1"}

# Hears of one event: {"step": ...}, {"answer": ...} or {"failed": ...}.
Tell = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Limits:
    """What one piece of work may take, and the compiler of CUDA C++ for it."""

    seconds: float = 60
    memory: int = 8 << 30
    clang: str | None = None
    clang_args: tuple[str, ...] = ()


class Ended(Exception):
    """A worker is no more; the message says why."""


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self._process = process
        self._folder = folder
        self._printed = b""
        self._reading = asyncio.create_task(self._read_printed())
        self._first = asyncio.create_task(self._message())
        self._idle: asyncio.TimerHandle | None = None
        self.why: str | None = None

    @classmethod
    async def started(cls, module: str, limits: Limits, root: Path) -> _Worker:
        """A new process, in a folder of its own. It may not have imported anything yet."""
        folder = Path(tempfile.mkdtemp(dir=root))
        config = {
            "server": os.getpid(),
            "seconds": limits.seconds,
            "clang": limits.clang,
            "clang_args": limits.clang_args,
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", module),
            json.dumps(config),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            cwd=folder,
            env={**_ENVIRONMENT, **os.environ},
            start_new_session=True,
        )
        return cls(process, folder)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and self.why is None

    async def ready(self) -> None:
        """Waits until it takes requests. Raises Ended."""
        await asyncio.shield(self._first)

    async def answer(self, request: Mapping[str, Any], tell: Tell) -> None:
        """Tells what the worker says on one request; the last of it is no step. Raises Ended."""
        assert self._process.stdin is not None
        if self._idle is not None:
            self._idle.cancel()
        try:
            self._process.stdin.write(framed(request))
            await self._process.stdin.drain()
        except OSError as error:
            raise await self._ended() from error
        message = {"step": "starting"}
        while "step" in message:
            message = await self._message()
            await tell(message)

    async def _message(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            size = struct.unpack(">I", await self._process.stdout.readexactly(4))[0]
            return json.loads(await self._process.stdout.readexactly(size))
        except asyncio.IncompleteReadError as error:
            raise await self._ended() from error

    async def _ended(self) -> Ended:
        code = await self._process.wait()
        if self.why is not None:
            return Ended(self.why)
        await asyncio.wait([self._reading], timeout=1)
        how = f"by {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"
        lines = self._printed.decode(errors="replace").strip().splitlines()
        said = f" It printed last: {lines[-1][:300]}" if lines else ""
        return Ended(f"The worker process ended {how}. The next request has a new one.{said}")

    async def _read_printed(self) -> None:
        assert self._process.stderr is not None
        while data := await self._process.stderr.read(1 << 16):
            self._printed = (self._printed + data)[-MOST_PRINTED:]

    @contextlib.contextmanager
    def limited(self, seconds: float, why: str) -> Iterator[None]:
        """Ends it where what stands inside takes longer."""
        timer = asyncio.get_running_loop().call_later(seconds, self.kill, why)
        try:
            yield
        finally:
            timer.cancel()

    @contextlib.contextmanager
    def watched(self, most: int) -> Iterator[None]:
        """Ends it where it takes more memory than this while what stands inside goes on."""
        watching = asyncio.create_task(self._watch(most))
        try:
            yield
        finally:
            watching.cancel()

    async def _watch(self, most: int) -> None:
        while self.is_alive and (size := resident_bytes(self._process.pid)) is not None:
            if size > most:
                words = f"Stopped at {bytes_words(size)} of memory: "
                self.kill(f"{words}raise-kernel explore --memory sets the limit.")
            await asyncio.sleep(WATCH_SECONDS)

    def end_when_idle(self) -> None:
        """Ends it unless it is asked for something before long."""
        loop = asyncio.get_running_loop()
        self._idle = loop.call_later(IDLE_SECONDS, self.kill, "It had nothing to do.")

    def kill(self, why: str | None = None) -> None:
        """Ends it, and what it has started: clang, or processes of the user's own Python."""
        if self._process.returncode is not None:
            return
        self.why = self.why or why
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Kills it and waits for its end."""
        self.kill("The server ends.")
        await self._process.wait()
        await asyncio.gather(self._reading, self._first, return_exceptions=True)


def resident_bytes(process: int) -> int | None:
    """The memory that a process takes; None where the system does not say, as others than Linux."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except (OSError, IndexError):
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


class Workers:
    """All workers of a server. `module` is what they run."""

    def __init__(
        self, limits: Limits, root: Path, module: str = "raise_kernel.tools.explore.worker"
    ) -> None:
        self._module = module
        self._limits = limits
        self._root = root
        self._spare: asyncio.Task[_Worker] | None = None
        # The one that was used longest ago is first.
        self._of_tab: OrderedDict[str, _Worker] = OrderedDict()
        self._queues: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}
        self._all: set[_Worker] = set()

    def prepare(self) -> None:
        """Starts a worker that waits for a tab."""
        if self._spare is None:
            self._spare = asyncio.create_task(self._start())

    async def close(self) -> None:
        """Ends all of them."""
        if self._spare is not None:
            with contextlib.suppress(OSError):
                await self._spare
        await asyncio.gather(*(worker.gone() for worker in self._all))

    def stop(self, tab: str) -> bool:
        """Ends what a tab's worker does; whether it did something."""
        worker = self._of_tab.get(tab)
        if worker is None or not worker.is_alive or not self._is_busy(tab):
            return False
        worker.kill("Stopped.")
        return True

    async def work(self, tab: str, request: Mapping[str, Any], tell: Tell) -> None:
        """Tells what happens to a request: steps, and at last an answer or why there is none.

        Where this is cancelled, for nobody listens any more, the worker is ended.
        """
        if self._waiting.get(tab, 0) >= MOST_WAITING:
            words = "This tab has asked for too much at a time. Wait, or press Stop."
            await tell({"failed": words})
            return
        self._waiting[tab] = self._waiting.get(tab, 0) + 1
        queue = self._queues.setdefault(tab, asyncio.Lock())
        try:
            if queue.locked():
                await tell({"step": "waiting for what runs in this tab"})
            async with queue:
                await self._work(tab, request, tell)
        except Ended as ended:
            await tell({"failed": str(ended)})
        except OSError as error:
            await tell({"failed": f"No worker process can be started: {error.strerror}"})
        finally:
            self._waiting[tab] -= 1
            if not self._waiting[tab]:
                del self._waiting[tab], self._queues[tab]

    async def _work(self, tab: str, request: Mapping[str, Any], tell: Tell) -> None:
        await tell({"step": "starting"})
        worker = await self._worker(tab)
        with worker.limited(START_SECONDS, "No worker process has come up."):
            await worker.ready()
        self.prepare()  # now that this one needs the processors no more
        is_done = False
        try:
            seconds = self._limits.seconds
            words = f"Stopped after {seconds:g} s: raise-kernel explore --seconds sets the limit."
            with worker.limited(seconds, words), worker.watched(self._limits.memory):
                await worker.answer(request, tell)
            is_done = True
        finally:
            if not is_done:
                worker.kill("Nobody waits for it.")
        worker.end_when_idle()

    async def _worker(self, tab: str) -> _Worker:
        """The tab's own worker; the spare one where it has none."""
        worker = self._of_tab.pop(tab, None)
        while worker is None or not worker.is_alive:
            self._make_room()
            self.prepare()
            assert self._spare is not None
            starting, self._spare = self._spare, None
            worker = await asyncio.shield(starting)
        self._of_tab[tab] = worker
        return worker

    def _make_room(self) -> None:
        """Ends the idle worker that was used longest ago where there are too many."""
        for tab in [t for t, worker in self._of_tab.items() if not worker.is_alive]:
            del self._of_tab[tab]
        if len(self._of_tab) < MOST_WORKERS:
            return
        idle = next((tab for tab in self._of_tab if not self._is_busy(tab)), None)
        if idle is None:
            raise Ended(f"{MOST_WORKERS} tabs are at work. Stop one of them.")
        self._of_tab.pop(idle).kill("Another tab took its place.")

    def _is_busy(self, tab: str) -> bool:
        return tab in self._queues and self._queues[tab].locked()

    async def _start(self) -> _Worker:
        worker = await _Worker.started(self._module, self._limits, self._root)
        self._all = {w for w in self._all if w.is_alive} | {worker}
        return worker
