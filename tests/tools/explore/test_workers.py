"""Worker processes: limits, crashes, tabs, and that nothing is left behind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.commands import ROOT

pytest.importorskip("starlette")

from raise_kernel.tools.explore import workers
from raise_kernel.tools.explore.workers import Limits, Workers

STUB = "tests.tools.explore.stub_worker"
Scene = Callable[[Workers], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Runs a scene with workers, which are gone afterwards."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    def play(scene: Scene, limits: Limits | None = None) -> None:
        async def whole() -> None:
            found = Workers(limits or Limits(), tmp_path, STUB)
            try:
                await asyncio.wait_for(scene(found), 120)
            finally:
                await found.close()

        asyncio.run(whole())

    return play


async def events(found: Workers, tab: str, source: str) -> list[dict[str, Any]]:
    """All that is told of one request."""
    told: list[dict[str, Any]] = []

    async def tell(event: dict[str, Any]) -> None:
        told.append(event)

    await found.work(tab, {"source": source, "files": {}}, tell)
    return told


async def process(found: Workers, tab: str) -> int:
    """The process that works for a tab."""
    return (await events(found, tab, "nothing"))[-1]["answer"]["process"]


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_steps_come_before_the_answer(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        told = await events(found, "a", "nothing")
        assert [list(event) for event in told] == [["step"], ["step"], ["answer"]]

    play(scene)


def test_two_tabs_have_a_worker_each_and_keep_it(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        first, second = await process(found, "a"), await process(found, "b")
        assert first != second
        assert [await process(found, "a"), await process(found, "b")] == [first, second]

    play(scene)


def test_what_one_tab_does_keeps_no_other_waiting(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        long = asyncio.create_task(events(found, "a", "sleep 100"))
        await process(found, "b")
        assert not long.done() and found.stop("a") and not found.stop("b")
        assert (await long)[-1] == {"failed": "Stopped."}

    play(scene)


def test_work_ends_at_its_limit_and_the_tab_goes_on(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        before = await process(found, "a")
        told = await events(found, "a", "sleep 100")
        assert told[-1]["failed"].startswith("Stopped after 0.3 s: ")
        assert await process(found, "a") != before
        assert not is_running(before)

    play(scene, Limits(seconds=0.3))


def test_work_ends_at_its_memory(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        told = await events(found, "a", f"take {600 << 20}")
        assert "of memory: raise-kernel explore --memory" in told[-1]["failed"]
        await process(found, "a")

    play(scene, Limits(memory=300 << 20))


@pytest.mark.parametrize(
    "source, how", [("crash SIGKILL", "by SIGKILL"), ("exit 3", "with exit code 3")]
)
def test_a_worker_that_dies_is_told_and_replaced(
    play: Callable[..., None], source: str, how: str
) -> None:
    async def scene(found: Workers) -> None:
        told = (await events(found, "a", source))[-1]["failed"]
        assert told.startswith(f"The worker process ended {how}. The next request has a new one.")
        assert ("the last words" in told) == ("crash" in source)
        await process(found, "a")

    play(scene)


def test_a_worker_that_dies_while_it_is_idle_is_replaced(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        before = await process(found, "a")
        os.kill(before, 9)
        await until(lambda: not found._of_tab["a"].is_alive)
        assert await process(found, "a") != before

    play(scene)


def test_work_that_nobody_waits_for_is_ended(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        before = await process(found, "a")
        work = asyncio.create_task(events(found, "a", "sleep 100"))
        await until(lambda: found._is_busy("a"))
        await asyncio.sleep(0.1)
        work.cancel()
        await until(lambda: not is_running(before))
        assert await process(found, "a") != before

    play(scene)


def test_a_tab_asks_for_a_few_things_at_a_time(play: Callable[..., None]) -> None:
    async def scene(found: Workers) -> None:
        await process(found, "a")
        many = [
            asyncio.create_task(events(found, "a", "sleep 0.3"))
            for _ in range(workers.MOST_WAITING)
        ]
        await until(lambda: found._waiting.get("a") == workers.MOST_WAITING)
        assert "too much at a time" in (await events(found, "a", "nothing"))[-1]["failed"]
        told = await asyncio.gather(*many)
        assert {"step": "waiting for what runs in this tab"} in told[1]
        assert all("answer" in one[-1] for one in told)

    play(scene)


def test_an_idle_worker_makes_room(
    play: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_WORKERS", 2)

    async def scene(found: Workers) -> None:
        first = await process(found, "a")
        await process(found, "b")
        await process(found, "c")
        await until(lambda: not is_running(first))
        await process(found, "a")

    play(scene)


def test_a_worker_without_work_is_ended(
    play: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "IDLE_SECONDS", 0.5)

    async def scene(found: Workers) -> None:
        before = await process(found, "a")
        assert "answer" in (await events(found, "a", "sleep 1"))[-1]
        await until(lambda: not is_running(before))
        assert await process(found, "a") != before

    play(scene)


def test_where_all_are_busy_no_more_are_started(
    play: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_WORKERS", 1)

    async def scene(found: Workers) -> None:
        long = asyncio.create_task(events(found, "a", "sleep 100"))
        await until(lambda: found._is_busy("a") and "a" in found._of_tab)
        assert "1 tabs are at work" in (await events(found, "b", "nothing"))[-1]["failed"]
        found.stop("a")
        await long
        await process(found, "b")

    play(scene)


def test_nothing_runs_after_the_end(play: Callable[..., None]) -> None:
    seen: list[int] = []

    async def scene(found: Workers) -> None:
        seen.extend([await process(found, "a"), await process(found, "b")])
        found.prepare()

    play(scene)
    assert seen and not any(map(is_running, seen))
