"""Chromium through its driver, for tests of pages: the little of WebDriver that they need."""

from __future__ import annotations

import base64
import contextlib
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
needs_browser = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None, reason="no chromium with its driver"
)

_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_KEYS = {"Control": "\ue009", "Enter": "\ue007"}
# A page on a busy machine.
SECONDS = 120


class Browser:
    """One window; `tab` opens more."""

    def __init__(self, client: httpx.Client, session: str) -> None:
        self._client = client
        self._session = session

    def _do(self, method: str, path: str, **body: Any) -> Any:
        content = body if method == "POST" else None
        answer = self._client.request(method, f"/session/{self._session}{path}", json=content)
        value = answer.json()["value"]
        if answer.status_code != 200:
            raise AssertionError(f"{value['error']}: {value['message'].splitlines()[0]}")
        return value

    def open(self, address: str) -> None:
        self._do("POST", "/url", url=address)

    def tab(self) -> str:
        """A new window, which is the one that everything goes to; its name."""
        name = self._do("POST", "/window/new", type="tab")["handle"]
        self.switch(name)
        return name

    @property
    def window(self) -> str:
        return self._do("GET", "/window")

    def switch(self, window: str) -> None:
        self._do("POST", "/window", handle=window)

    def close_tab(self) -> None:
        self._do("DELETE", "/window")

    def run(self, script: str, *args: Any) -> Any:
        """What a function's body returns; of a promise, what comes of it."""
        whole = f"return (async function () {{ {script} }}).apply(null, arguments)"
        return self._do("POST", "/execute/sync", script=whole, args=list(args))

    def text(self, selector: str) -> str:
        """The text of the first element that fits; "" where none does."""
        return self.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def click(self, selector: str) -> None:
        self._do("POST", f"/element/{self._find(selector)}/click")

    def type(self, selector: str, text: str) -> None:
        """Replaces the value of a field."""
        element = self._find(selector)
        self._do("POST", f"/element/{element}/clear")
        self._do("POST", f"/element/{element}/value", text=text)

    def keys(self, selector: str, text: str) -> None:
        """Types into an element. "Control" and "Enter" in angle brackets are these keys."""
        pressed = re.sub(r"<(Control|Enter)>", lambda m: _KEYS[m[1]], text)
        self._do("POST", f"/element/{self._find(selector)}/value", text=pressed)

    def choose(self, selector: str, value: str) -> None:
        """An option of a list, by its value or a part of its text."""
        script = """
            const list = document.querySelector(arguments[0]);
            list.value = [...list.options].find(
              (o) => o.value === arguments[1] || o.text.includes(arguments[1])).value;
            list.dispatchEvent(new Event("change"));
        """
        self.run(script, selector, value)

    def upload(self, selector: str, path: Path) -> None:
        """Gives a file to an element that asks for one."""
        self._do("POST", f"/element/{self._find(selector)}/value", text=str(path))

    def _find(self, selector: str) -> str:
        return self._do("POST", "/element", using="css selector", value=selector)[_ELEMENT]

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._do("GET", "/screenshot")))

    def wait(self, what: str, holds: Callable[[], Any], seconds: float = SECONDS) -> Any:
        """Waits until something holds, and gives it."""
        end = time.monotonic() + seconds
        while not (found := holds()):
            if time.monotonic() > end:
                raise AssertionError(f"after {seconds} s not: {what}; {self.text('body')[:2000]}")
            time.sleep(0.05)
        return found


@contextlib.contextmanager
def browser(folder: Path, width: int = 1440, height: int = 900, *options: str) -> Iterator[Browser]:
    """A browser with a profile of its own in a folder."""
    assert CHROMIUM is not None and DRIVER is not None
    log = folder / "driver.log"
    with log.open("w") as file:
        driver = subprocess.Popen([DRIVER, "--port=0"], stdout=file, stderr=file)
    try:
        address = f"http://127.0.0.1:{_port(driver, log)}"
        with httpx.Client(base_url=address, timeout=SECONDS, trust_env=False) as client:
            arguments = [
                *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
                *("--hide-scrollbars", f"--user-data-dir={folder}/profile"),
                *("--no-proxy-server", "--disable-background-networking", "--no-first-run"),
                *(f"--window-size={width},{height}", *options),
            ]
            chromium = {"binary": CHROMIUM, "args": arguments}
            wanted = {"goog:chromeOptions": chromium, "timeouts": {"script": SECONDS * 1000}}
            body = {"capabilities": {"alwaysMatch": wanted}}
            answer = client.post("/session", json=body).json()["value"]
            assert "sessionId" in answer, answer
            found = Browser(client, answer["sessionId"])
            try:
                yield found
            finally:
                client.delete(f"/session/{answer['sessionId']}")
    finally:
        driver.terminate()
        driver.wait(10)


def _port(driver: subprocess.Popen[bytes], log: Path) -> int:
    """The port that the driver listens at, which it prints."""
    end = time.monotonic() + SECONDS
    while (match := re.search(r"successfully on port (\d+)", log.read_text())) is None:
        assert driver.poll() is None and time.monotonic() < end, log.read_text()
        time.sleep(0.02)
    return int(match[1])


__all__ = ["CHROMIUM", "Browser", "browser", "needs_browser"]
