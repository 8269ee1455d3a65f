"""The explore page's server: who may use it, and what it says to what it does not take."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.commands import ROOT

pytest.importorskip("starlette")
pytest.importorskip("httpx")

import httpx
import uvicorn

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.explore import app, workers
from raise_kernel.tools.explore.command import examples
from raise_kernel.tools.explore.workers import Limits, Workers

TOKEN = "the-token-of-this-test"
WORK = {"do": "raise", "source": "nothing"}


@contextlib.contextmanager
def served(server: Any) -> Iterator[int]:
    """The port of a server, which runs in a thread."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        running = uvicorn.Server(uvicorn.Config(server, log_level="warning", ws="none"))
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            running.should_exit = True
            thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server with workers that do as the source says."""

    class Stubs(Workers):
        def __init__(self, limits: Limits, root: Path) -> None:
            super().__init__(limits, root, "tests.tools.explore.stub_worker")

    start = {"first": {}, "examples": examples()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        patch.setattr(app, "Workers", Stubs)
        with served(app.application(start, TOKEN, Limits(), tmp_path_factory.mktemp("a"))) as port:
            yield f"http://127.0.0.1:{port}/{TOKEN}/"


class Tab(httpx.Client):
    """What one tab asks of the server."""

    path = ""


@pytest.fixture
def client(server: str, request: pytest.FixtureRequest) -> Iterator[Tab]:
    with Tab(base_url=server, timeout=60, trust_env=False) as found:
        found.path = f"tabs/{hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:16]}"
        yield found


def origin(client: Tab) -> str:
    return f"http://{client.base_url.netloc.decode()}"


def post(client: Tab, work: Any, **headers: str) -> Any:
    return client.post(f"{client.path}/work", json=work, headers=headers)


def last_event(answer: Any) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return json.loads(answer.text.splitlines()[-1])


# --- who may use it ---------------------------------------------------------------------------


def test_the_page_is_there_with_its_files(client: Tab) -> None:
    page = client.get("")
    assert page.status_code == 200 and "raise-kernel" in page.text
    for name in ("page.css", "page.js", "explore.css", "explore.js", "editor.js", "codemirror.js"):
        found = client.get(f"assets/{name}")
        assert found.status_code == 200 and len(found.content) > 500, name
    assert client.get("assets/nothing.js").status_code == 404
    assert client.get("assets/..%2F..%2Fapp.py").status_code == 404
    assert len(client.get("start").json()["examples"]) >= 5


def test_nothing_of_the_page_may_be_used_elsewhere(client: Tab) -> None:
    headers = client.get("").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("token", ["", "wrong", f"{TOKEN}x", TOKEN[:-1], "ä"])
@pytest.mark.parametrize("rest", ["", "assets/page.js", "start"])
def test_a_wrong_token_opens_nothing(client: Tab, token: str, rest: str) -> None:
    answer = client.get(f"{origin(client)}/{token}/{rest}" if token else f"{origin(client)}/{rest}")
    assert answer.status_code == 403
    assert "Open the address that raise-kernel explore has printed." in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.com"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:9999"},
        {"Origin": "https://SELF"},
        {"Origin": "http://localhost:PORT"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_origin_is_refused(client: Tab, headers: dict[str, str]) -> None:
    """Also with the token: a page of another origin may have seen it."""
    own = client.base_url.netloc.decode()
    port = own.partition(":")[2]
    headers = {n: v.replace("SELF", own).replace("PORT", port) for n, v in headers.items()}
    for answer in (client.get("", headers=headers), post(client, WORK, **headers)):
        assert answer.status_code == 403
        assert answer.text == "A page of another origin may not use this server.\n"
    preflight = client.options(f"{client.path}/work", headers=headers)
    assert preflight.status_code == 403
    assert "access-control-allow-origin" not in preflight.headers


@pytest.mark.parametrize("host", ["example.com", "example.com:8000", "127.0.0.1.example.com"])
def test_another_name_of_this_machine_is_refused(client: Tab, host: str) -> None:
    """A name that an attacker's server gives for this machine has the attacker's origin."""
    answer = client.get("", headers={"Host": host})
    assert answer.status_code == 403 and "127.0.0.1, localhost" in answer.text


@pytest.mark.parametrize("host", ["localhost:9000", "127.0.0.1", "[::1]:8000"])
def test_a_forwarded_port_is_let_through(client: Tab, host: str) -> None:
    page = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    assert "answer" in last_event(post(client, WORK, **page))


def test_there_are_no_websockets(client: Tab) -> None:
    wanted = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    answer = client.get(f"{client.path}/work", headers={**wanted, **key})
    assert answer.status_code == 405


def test_only_this_machine_reaches_it() -> None:
    from raise_kernel.tools.explore.command import _socket

    with _socket(0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"
        with pytest.raises(Refusal, match="in use"):
            _socket(listening.getsockname()[1])


# --- what it takes ----------------------------------------------------------------------------


def test_work_is_done(client: Tab) -> None:
    assert last_event(post(client, WORK))["answer"]["process"] > 0


def test_10_mb_of_source_are_refused_with_words(client: Tab) -> None:
    answer = post(client, {**WORK, "source": "x" * (10 << 20)})
    assert answer.status_code == 413
    assert answer.text == "The source has more than 1 MiB, which is the most that is taken.\n"


def test_a_body_without_a_length_is_counted(client: Tab) -> None:
    parts = (b"x" * 65536 for _ in range(64))
    headers = {"Content-Type": "application/json"}
    assert client.post(f"{client.path}/work", content=parts, headers=headers).status_code == 413


@pytest.mark.parametrize(
    "body, words",
    [
        (b"", "not valid"),
        (b"{", "not valid"),
        (b"\xff\xfe", "not valid"),
        (b"[" * 100_000, "not valid"),
        (b"[]", "an object"),
        (b"{}", "what is to be done"),
        (b'{"do": "delete", "source": ""}', "what is to be done"),
        (b'{"do": "raise", "source": 3}', "source is text"),
        (b'{"do": "raise", "source": "", "seed": -1}', "seed is a whole number"),
        (b'{"do": "raise", "source": "", "seed": true}', "seed is a whole number"),
        (b'{"do": "raise", "source": "", "language": "java"}', "language is one of cuda"),
        (b'{"do": "raise", "source": "", "target": "vax"}', "target is one of"),
        (b'{"do": "raise", "source": "", "args": {"x": 1}}', "args is text"),
        (b'{"do": "raise", "source": "", "args": []}', "args is an object"),
        (b'{"do": "raise", "source": "", "data": {"x": "lava"}}', "data is one of random"),
        (b'{"do": "raise", "source": "", "clang": "/bin/sh"}', "'clang' is no part"),
        (b'{"do": "raise", "source": "\\ud800"}', "surrogate"),
        (b'{"do": "raise", "source": "", "grid": "' + b"1" * 10_001 + b'"}', "longer than"),
    ],
)
def test_what_the_page_does_not_ask_is_refused(client: Tab, body: bytes, words: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = client.post(f"{client.path}/work", content=body, headers=headers)
    assert answer.status_code == 400 and words in answer.text


def test_a_form_of_another_page_could_not_send_work(client: Tab) -> None:
    """What a browser sends across origins without asking has one of these types."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = client.post(
            f"{client.path}/work", content=json.dumps(WORK), headers={"Content-Type": kind}
        )
        assert answer.status_code == 415


def test_paths_of_files_come_from_uploads_alone(client: Tab) -> None:
    """The server alone says which files a worker reads."""
    stolen = {**WORK, "files": {"x": "/etc/passwd"}}
    assert last_event(post(client, stolen))["answer"]["files"] == {}


def npy(array: np.ndarray) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, array)
    return buffer.getvalue()


def test_an_array_is_kept_for_its_tab(client: Tab) -> None:
    data = npy(np.zeros((3, 5), np.float32))
    answer = client.put(f"{client.path}/arrays/x", content=data)
    assert answer.json() == {"value": "f32[3,5]"}
    (path,) = last_event(post(client, WORK))["answer"]["files"].values()
    assert Path(path).read_bytes() == data
    other = client.post("tabs/b/work", json=WORK)
    assert last_event(other)["answer"]["files"] == {}


@pytest.mark.parametrize(
    "data, words",
    [
        (b"", "no .npy file"),
        (b"PK\x03\x04", "no .npy file"),
        (npy(np.array(["text"])), "no type of numbers"),
        (b"\x93NUMPY\x01\x00\xff\xff{'descr'", "no .npy file"),
    ],
)
def test_a_file_that_is_no_array_is_named(client: Tab, data: bytes, words: str) -> None:
    answer = client.put(f"{client.path}/arrays/x", content=data)
    assert answer.status_code == 400 and words in answer.text
    assert answer.text.startswith("The file") and "/" not in answer.text.partition(":")[0]
    assert last_event(post(client, WORK))["answer"]["files"] == {}


def test_arrays_have_a_size(client: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_ARRAY", 1000)
    monkeypatch.setattr(app, "MOST_ARRAYS", 1500)
    assert client.put(f"{client.path}/arrays/x", content=b"x" * 1001).status_code == 413
    half = npy(np.zeros(200, np.float32))
    assert client.put(f"{client.path}/arrays/x", content=half).status_code == 200
    assert client.put(f"{client.path}/arrays/x", content=half).status_code == 200  # in its place
    assert "All arrays" in client.put(f"{client.path}/arrays/y", content=half).text


def test_stop_without_work_does_nothing(client: Tab) -> None:
    assert client.post(f"{client.path}/stop").json() == {"stopped": False}
    assert client.post("tabs/a b/stop").status_code == 404
    assert client.get(f"{client.path}/stop").status_code == 405


def test_a_dead_worker_is_told(client: Tab) -> None:
    answer = post(client, {**WORK, "source": "crash SIGSEGV"})
    assert "ended by SIGSEGV" in last_event(answer)["failed"]
    assert "answer" in last_event(post(client, WORK))


def test_the_limits_are_those_of_the_page(client: Tab) -> None:
    start = client.get("start").json()
    assert start["mostSource"] == app.MOST_SOURCE and start["mostArray"] == app.MOST_ARRAY
    assert workers.MOST_WORKERS >= 2


def test_the_editor_is_shipped_with_its_licences() -> None:
    """One file, made of the versions that are written down, none of which comes without licence."""
    folder = ROOT / "tools/explore"
    assert 100_000 < (folder / "assets/codemirror.js").stat().st_size < 500_000
    told = (folder / "assets/codemirror-licenses.txt").read_text()
    lock = json.loads((folder / "codemirror/package-lock.json").read_text())
    packages = {
        f"{name.removeprefix('node_modules/')} {found['version']}"
        for name, found in lock["packages"].items()
        if name and not found.get("dev")
    }
    assert packages and packages <= set(told.splitlines())
