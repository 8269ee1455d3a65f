"""The explore page's server: the page, its files, and what the page asks for.

    GET  /                          the page
    GET  /assets/NAME               its styles and scripts
    GET  /start                     what the editor begins with, and the examples
    POST /tabs/TAB/work             raise or run: a line of JSON an event, at last an answer
    POST /tabs/TAB/stop             end what the tab's worker does
    PUT  /tabs/TAB/arrays/NAME      keep a .npy file for an argument

All of it needs the token: see `gate`.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.resources
import json
import re
import secrets
from collections.abc import AsyncIterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.report.numbers import bytes_words
from raise_kernel.tools.explore.gate import Gate
from raise_kernel.tools.explore.work import BadWork, Work, work_of
from raise_kernel.tools.explore.workers import Limits, Workers
from raise_kernel.tools.options.npy import arrays_of_files

# Bytes of a request: of a source with its form, and of an array.
MOST_SOURCE = 1 << 20
MOST_ARRAY = 256 << 20
# Bytes of all arrays together.
MOST_ARRAYS = 2 << 30
# What is read of a body that is too long, so that the answer reaches who still sends.
_MOST_READ = 64 << 20

_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".txt": "text/plain"}
_TAB = re.compile(r"[\w-]{1,64}\Z")


def application(start: Mapping[str, Any], token: str, limits: Limits, root: Path) -> ASGIApp:
    """The server, which asks for its token. `start` is what the page begins with; `root` is a
    folder for the workers and for arrays."""
    server = _Server(start, Workers(limits, root), root)
    routes = [
        Route("/", server.page),
        Route("/assets/{name}", server.asset),
        Route("/start", server.start),
        Route("/tabs/{tab}/work", server.work, methods=["POST"]),
        Route("/tabs/{tab}/stop", server.stop, methods=["POST"]),
        Route("/tabs/{tab}/arrays/{name}", server.keep, methods=["PUT"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=server.lifespan,
        exception_handlers={HTTPException: _told},
    )
    return Gate(app, token)


async def _told(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return PlainTextResponse(f"{error.detail}\n", error.status_code)


class _Server:
    """What the routes share."""

    def __init__(self, start: Mapping[str, Any], workers: Workers, root: Path) -> None:
        self._start = start
        self._workers = workers
        self._root = root
        # Of each tab, by parameter.
        self._arrays: dict[tuple[str, str], Path] = {}

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """The workers live as long as the server."""
        self._workers.prepare()
        try:
            yield
        finally:
            await self._workers.close()

    async def page(self, request: Request) -> Response:
        return _file("raise_kernel.tools.explore", "explore.html")

    async def asset(self, request: Request) -> Response:
        name = request.path_params["name"]
        # The styles and the linked lines are the report's own.
        package = "runtime.report" if name in ("page.css", "page.js") else "tools.explore"
        return _file(f"raise_kernel.{package}", name)

    async def start(self, request: Request) -> Response:
        return JSONResponse({**self._start, "mostSource": MOST_SOURCE, "mostArray": MOST_ARRAY})

    async def work(self, request: Request) -> Response:
        tab = _tab(request)
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            raise HTTPException(415, "The body of a request is JSON.")
        body = await _body(request, MOST_SOURCE, "The source")
        try:
            work = work_of(json.loads(body))
        except (BadWork, ValueError, RecursionError) as error:
            raise HTTPException(400, f"The request is not valid: {error}") from error
        files = {name: str(path) for (own, name), path in self._arrays.items() if own == tab}
        return _Events(self._workers, tab, replace(work, files=files))

    async def stop(self, request: Request) -> Response:
        return JSONResponse({"stopped": self._workers.stop(_tab(request))})

    async def keep(self, request: Request) -> Response:
        """The array's dtype and shape as the command line spells them."""
        tab, name = _tab(request), request.path_params["name"]
        body = await _body(request, MOST_ARRAY, "The array")
        key = tab, name
        kept = sum(p.stat().st_size for k, p in self._arrays.items() if k != key)
        if kept + len(body) > MOST_ARRAYS:
            raise HTTPException(413, f"All arrays have more than {bytes_words(MOST_ARRAYS)}.")
        path = self._arrays.get(key) or self._root / f"{secrets.token_hex(8)}.npy"
        await asyncio.to_thread(path.write_bytes, body)
        try:
            texts, _ = await asyncio.to_thread(arrays_of_files, [f"x={path}"])
        except Refusal as refusal:
            path.unlink()
            self._arrays.pop(key, None)
            detail = refusal.message.replace(str(path), "The file")
            raise HTTPException(400, detail) from refusal
        self._arrays[key] = path
        return JSONResponse({"value": texts[0].removeprefix("x=")})


class _Events(Response):
    """A response that tells what happens to a piece of work, as it happens."""

    def __init__(self, workers: Workers, tab: str, work: Work) -> None:
        self._workers = workers
        self._tab = tab
        self._work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = (b"content-type", b"application/x-ndjson")
        await send({"type": "http.response.start", "status": 200, "headers": [kind]})

        async def tell(event: dict[str, Any]) -> None:
            line = json.dumps(event).encode() + b"\n"
            await send({"type": "http.response.body", "body": line, "more_body": True})

        work = asyncio.create_task(self._workers.work(self._tab, asdict(self._work), tell))
        gone = asyncio.create_task(_disconnected(receive))
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (work, gone):
                task.cancel()
            await asyncio.gather(work, gone, return_exceptions=True)
        if not work.cancelled():
            work.result()
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _disconnected(receive: Receive) -> None:
    """Waits until nobody listens."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _tab(request: Request) -> str:
    tab = request.path_params["tab"]
    if not _TAB.match(tab):
        raise HTTPException(404, "No tab has this name.")
    return tab


async def _body(request: Request, most: int, what: str) -> bytes:
    """The body of a request; 413 where it is longer than `most`."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > _MOST_READ + most:
            break
        if size <= most:
            parts.append(part)
    if size > most:
        words = f"{what} has more than {bytes_words(most)}, which is the most that is taken."
        raise HTTPException(413, words)
    return b"".join(parts)


def _file(package: str, name: str) -> Response:
    """A file of a package's assets."""
    folder = importlib.resources.files(package).joinpath("assets")
    known = {file.name: file for file in folder.iterdir() if Path(file.name).suffix in _KINDS}
    if name not in known:
        raise HTTPException(404, "There is no such file.")
    return Response(known[name].read_bytes(), media_type=_KINDS[Path(name).suffix])
