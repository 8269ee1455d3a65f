"""`raise-kernel explore`: starts the server and opens the page."""

from __future__ import annotations

import importlib.resources
import json
import os
import re
import secrets
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import CUDA_SUFFIXES, check_kind, read_text
from raise_kernel.runtime.report.numbers import bytes_words
from raise_kernel.tools.explore.work import SUFFIXES
from raise_kernel.tools.explore.workers import Limits

# What a worker has imported takes some of it.
LEAST_MEMORY = 1 << 30

_INSTALL = "pip install 'raise-kernel[explore]'"
_LANGUAGE_OF = {suffix: language for language, suffix in SUFFIXES.items()}
_NAMED = re.compile(r"([^\W\d][\w.]*)=(.*)\Z", re.DOTALL)
# An example's first line says what it is.
_TITLE = re.compile(r"(?://|#|;) *(.*)")


@dataclass(frozen=True)
class Settings:
    """The command line. `port` is 0 for any that is free."""

    file: Path | None = None
    kernel: str | None = None
    grid: str | None = None
    block: str | None = None
    args: Sequence[str] = ()
    shared_bytes: int = 0
    target: str | None = None
    port: int = 0
    browser: bool = True
    limits: Limits = field(default_factory=Limits)


def settings_of(
    *,
    seconds: float,
    memory: str | None,
    clang: str | None,
    clang_args: Sequence[str],
    **options: Any,
) -> Settings:
    """The settings of a command line."""
    try:
        size = config.parse_bytes(memory) if memory is not None else _half_of_this_machine()
    except ValueError as error:
        raise Refusal("RK020", f"--memory: {error}", hint="8GiB, 4000MB") from error
    if size < LEAST_MEMORY:
        raise Refusal("RK020", f"--memory {memory}: a worker needs {bytes_words(LEAST_MEMORY)}")
    settings = Settings(**options)
    if settings.file is not None:
        clang_args = ("-I", str(settings.file.parent.absolute()), *clang_args)
    return replace(settings, limits=Limits(seconds, size, clang, tuple(clang_args)))


def _half_of_this_machine() -> int:
    return max(LEAST_MEMORY, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2)


def explore(settings: Settings) -> None:
    """Serves the page until it is interrupted."""
    start = start_of(settings)
    uvicorn = _uvicorn()
    _end_in_order()
    from raise_kernel.tools.explore.app import application

    with (
        tempfile.TemporaryDirectory(prefix="raise-kernel-", ignore_cleanup_errors=True) as root,
        _socket(settings.port) as listening,
    ):
        token = secrets.token_urlsafe(24)
        app = application(start, token, settings.limits, Path(root))
        options = uvicorn.Config(
            app, log_level="warning", ws="none", server_header=False, timeout_graceful_shutdown=1
        )
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/{token}/"
        print(f"The page is at {address}\nCtrl-C ends it.", flush=True)
        if settings.browser:
            webbrowser.open(address)
        try:
            uvicorn.Server(options).run(sockets=[listening])
        except KeyboardInterrupt:
            print("The page has ended. It has written no file.", file=sys.stderr)
            raise


def _end_in_order() -> None:
    """Signals that end the server are exceptions once it has closed, so that what lies on disk for
    its workers is removed: uvicorn handles them, and then sends them again."""

    def terminated(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, terminated)


def _uvicorn() -> Any:
    """The server; RK025 where the extra is not installed."""
    try:
        import starlette  # noqa: F401
        import uvicorn
    except ImportError as error:
        message = f"{error.name} is missing, which the page's server is made of"
        raise Refusal("RK025", message, hint=_INSTALL) from error
    return uvicorn


def _socket(port: int) -> socket.socket:
    """A socket that only this machine reaches; RK020 where the port is taken."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen()
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise Refusal("RK020", f"--port {port}: {reason}", hint="--port 0 takes any") from error
    return listening


def start_of(settings: Settings) -> dict[str, Any]:
    """What the page begins with: the file or the first example, and the other examples."""
    given = examples()
    if settings.file is None:
        return {"first": given[0], "examples": given}
    suffix = settings.file.suffix.lower()
    suffix = ".cu" if suffix in CUDA_SUFFIXES else suffix
    check_kind(settings.file)
    if suffix not in _LANGUAGE_OF:
        known = ", ".join(_LANGUAGE_OF)
        raise Refusal("RK020", f"{settings.file}: the page takes {known}")
    form: dict[str, Any] = {
        "kernel": settings.kernel or "",
        "grid": settings.grid or "",
        "block": settings.block or "",
        "shared": settings.shared_bytes,
        "target": settings.target or "",
        "args": _named(settings.args),
    }
    first = {
        "title": settings.file.name,
        "language": _LANGUAGE_OF[suffix],
        "source": read_text(settings.file),
        **form,
    }
    return {"first": first, "examples": given}


def _named(args: Sequence[str]) -> dict[str, str]:
    """`--arg x=f32[64]` by name, which the form needs."""
    found = {}
    for text in args:
        named = _NAMED.match(text)
        if named is None:
            raise Refusal("RK020", f"--arg {text}: the page's form needs its name, NAME={text}")
        found[named[1]] = named[2]
    return found


def examples() -> list[dict[str, Any]]:
    """Sources to begin with, in the order of their names. What a form needs beyond what is guessed
    stands in a JSON file beside the source."""
    folder = importlib.resources.files("raise_kernel.tools.explore").joinpath("examples")
    files = {file.name: file for file in folder.iterdir()}
    found = []
    for name in sorted(files):
        language = _LANGUAGE_OF.get(Path(name).suffix)
        if language is None:
            continue
        source = files[name].read_text(encoding="utf-8")
        title = _TITLE.match(source)
        form = files.get(f"{Path(name).stem}.json")
        found.append(
            {
                "title": title[1] if title else name,
                "language": language,
                "source": source,
                **(json.loads(form.read_text(encoding="utf-8")) if form is not None else {}),
            }
        )
    return found
