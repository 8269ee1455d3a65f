"""The explore page in a browser: what a user does, and what goes wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.support.browser import Browser, browser, needs_browser
from tests.support.clang import needs_clang

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")

pytestmark = [needs_browser, needs_clang]

SOURCE = """\
__global__ void k(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i % 7];
}
"""
# Endless in the raised program, and in the reference executor for hours.
ENDLESS = """\
__global__ void k(float* x) {
  unsigned k = 1;
  while (k != 0) { k += 2; x[threadIdx.x] += k; }
}
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page's address, of a command that runs as a user runs it."""
    folder = tmp_path_factory.mktemp("explore")
    file = folder / "mine.cu"
    file.write_text(SOURCE)
    command = [sys.executable, "-m", "raise_kernel.tools.raise_kernel", "explore", str(file)]
    process = subprocess.Popen(
        [*command, "--no-browser", "--seconds", "200"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(30) in (0, 130)  # 0 where SIGINT is ignored, as in a background job


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with browser(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture
def page(chromium: Browser, address: str) -> Browser:
    """The page as it begins. It is loaded again, and has the worker that it had."""
    chromium.open(address)
    settled(chromium, "raised")
    return chromium


@pytest.fixture
def other(chromium: Browser, address: str) -> Iterator[Browser]:
    """Another window of the browser that has the page open."""
    first = chromium.window
    chromium.tab()
    yield chromium
    chromium.close_tab()
    chromium.switch(first)


def status(page: Browser) -> str:
    return page.text("#status")


def settled(page: Browser, word: str) -> str:
    """What the status says once work is over and it begins with a word."""
    return page.wait(word, lambda: status(page) if status(page).startswith(word) else "")


def edit(page: Browser, source: str) -> None:
    """Replaces the source as one who pastes does."""
    page.run(
        """
        const content = document.querySelector(".cm-content");
        content.focus();
        document.execCommand("selectAll");
        document.execCommand("insertText", false, arguments[0]);
        """,
        source,
    )


def jax(page: Browser) -> str:
    """The JAX source, which is in the last panel."""
    return page.run(
        "return [...document.querySelectorAll('[role=tabpanel]')]"
        ".filter(p => p.id !== 'result').at(-1)?.textContent ?? ''"
    )


@pytest.mark.nightly  # as what the server answers; what the page shows is tested below
def test_one_types_runs_and_looks(page: Browser) -> None:
    values = "return [...document.querySelectorAll('#arguments input')].map(i => i.value)"
    assert page.run(values) == ["f32[1024]", "f32[1024]", "1024"]
    assert "def k(x, y):" in jax(page)
    assert "modulo 7" in page.text(".aside.missed") and page.text(".mark.missed") == ""

    edit(page, SOURCE.replace("2.0f", "3.0f"))
    page.wait("the new source", lambda: "3.0" in jax(page))
    page.type("#arguments tr:nth-child(1) input", "f32[7]")
    page.type("#arguments tr:nth-child(2) input", "f32[32,32]")
    page.wait("the new shape", lambda: "32,32" in jax(page))

    page.keys(".cm-content", "<Control><Enter>")
    assert "It agrees with the reference executor." in settled(page, "It agrees")
    assert page.text(".verdict").endswith("agrees with the reference executor")
    width = page.run("return document.querySelector('#result .image').naturalWidth")
    assert width == 32


def test_lines_that_belong_together_light_up(page: Browser) -> None:
    script = """
        const line = [...document.querySelectorAll("#panels [data-p]")]
          .find((l) => l.offsetParent !== null && l.dataset.p.includes("0:3"));
        line.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        return document.querySelector(".cm-line.lit")?.textContent ?? "";
    """
    assert "y[i] = 2.0f" in page.run(script)


def test_a_syntax_error_stands_in_the_margin_and_goes(page: Browser) -> None:
    edit(page, SOURCE.replace("threadIdx.x;", "threadIdx.x"))
    assert "RK009" in settled(page, "refused")
    assert "expected ';'" in page.text(".aside.refused")
    assert page.run("return document.getElementById('run').disabled")
    edit(page, SOURCE)
    settled(page, "raised")
    assert page.text(".aside.refused") == ""


@pytest.mark.nightly  # as that of the server's workers, which every run has
def test_an_endless_kernel_is_stopped(page: Browser) -> None:
    edit(page, ENDLESS)
    settled(page, "raised")
    page.click("#run")
    page.wait("it runs", lambda: "reference executor" in status(page))
    page.click("#stop")
    settled(page, "Stopped.")
    assert page.text(".failure") == "Stopped."
    edit(page, SOURCE)
    settled(page, "raised")
    page.click("#run")
    settled(page, "It agrees")


def test_another_origin_reads_and_starts_nothing(other: Browser, address: str) -> None:
    """A page of another origin that knows the address with its token."""
    other.open("data:text/html,<p>another origin")
    answer = other.run(
        """
        const tried = [];
        for (const options of [
          {}, { mode: "no-cors" }, { method: "POST", body: "{}" },
          { method: "POST", mode: "no-cors", body: "{}" },
          { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } },
        ]) {
          const place = arguments[0] + (options.method ? "tabs/a/work" : "start");
          try {
            const answer = await fetch(place, options);
            tried.push(answer.type === "opaque" ? "opaque" : await answer.text());
          } catch (error) { tried.push(error.name); }
        }
        const frame = document.createElement("iframe");
        frame.src = arguments[0];
        document.body.append(frame);
        await new Promise((done) => { frame.onload = done; });
        try { tried.push(frame.contentDocument?.body?.innerText ?? "closed"); }
        catch (error) { tried.push(error.name); }
        return tried;
        """,
        address,
    )
    closed = {"TypeError", "opaque", "closed", "SecurityError"}
    assert set(answer) <= closed, answer


def test_a_wrong_token_says_what_to_do(other: Browser, address: str) -> None:
    other.open(address[:-2] + "/")
    assert "Open the address that raise-kernel explore has printed." in other.text("body")


@pytest.mark.nightly  # the editor takes seconds to show them
def test_10_mb_of_source_are_told_not_sent(page: Browser) -> None:
    page.run(
        """
        const line = "// " + "x".repeat(1020) + "\\n";
        const data = new DataTransfer();
        data.setData("text/plain", line.repeat(10 * 1024));
        document.querySelector(".cm-content").dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        """
    )
    assert "at most 1.0 MiB are taken" in settled(page, "The source has 10.0 MiB")
    edit(page, SOURCE)
    settled(page, "raised")


@pytest.mark.nightly
def test_a_killed_worker_is_told_and_replaced(page: Browser) -> None:
    edit(page, ENDLESS)
    settled(page, "raised")
    page.click("#run")
    page.wait("it runs", lambda: "reference executor" in status(page))
    for worker in _workers():
        os.kill(worker, signal.SIGKILL)
    settled(page, "The worker process ended by SIGKILL. The next request has a new one.")
    edit(page, SOURCE)
    settled(page, "raised")


def _workers() -> list[int]:
    """The processes that work for the server of this test."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"raise_kernel.tools.explore.worker" in words and _is_ours(int(folder.name)):
            found.append(int(folder.name))
    return found


def _is_ours(process: int) -> bool:
    """Whether a process comes from this one."""
    while process > 1 and process != os.getpid():
        status = Path(f"/proc/{process}/stat").read_text()
        process = int(status.rpartition(")")[2].split()[1])
    return process == os.getpid()


@pytest.mark.nightly
def test_two_tabs_work_for_themselves(page: Browser, address: str) -> None:
    """Also where one has the storage of the other, as a duplicated tab does."""
    first = page.window
    name = page.run("return sessionStorage.getItem('tab')")
    edit(page, ENDLESS)
    settled(page, "raised")
    page.click("#run")
    page.wait("it runs", lambda: "reference executor" in status(page))
    page.tab()
    page.open(address + "assets/page.css")
    page.run("sessionStorage.setItem('tab', arguments[0])", name)
    page.open(address)
    settled(page, "raised")
    page.click("#run")
    settled(page, "It agrees")
    page.close_tab()
    page.switch(first)
    assert "reference executor" in status(page)
    page.click("#stop")
    settled(page, "Stopped.")


@pytest.mark.nightly
def test_endless_python_is_stopped(page: Browser) -> None:
    pytest.importorskip("numba.cuda")
    edit(page, "while True:\n    pass\n")
    page.choose("#language", "python")
    page.wait("it runs", lambda: "reading the kernel" in status(page))
    page.click("#stop")
    settled(page, "Stopped.")


@pytest.mark.nightly
def test_an_array_is_uploaded(page: Browser, tmp_path: Path) -> None:
    path = tmp_path / "x.npy"
    np.save(path, np.full(7, 21.0, np.float32))
    page.run("HTMLInputElement.prototype.click = () => {}")  # no dialog of the system's
    page.choose("#arguments tr:nth-child(1) select", "file")
    page.upload("#file", path)
    page.wait("its shape", lambda: "x: float32[7]" in jax(page))
    page.click("#run")
    settled(page, "It agrees")
    assert "from 42 to 42" in page.text("#result")
    (tmp_path / "bad.npy").write_bytes(b"nothing")
    page.choose("#arguments tr:nth-child(1) select", "file")
    page.upload("#file", tmp_path / "bad.npy")
    assert "no .npy file" in settled(page, "bad.npy: ")


@pytest.mark.nightly
@pytest.mark.parametrize("title", ["Mandelbrot", "histogram", "heat", "LLVM"])
def test_examples_of_the_page_run(page: Browser, title: str) -> None:
    if title == "heat":
        pytest.importorskip("numba.cuda")
    page.choose("#examples", title)
    page.wait("another kernel", lambda: title.lower() in page.text(".cm-line").lower())
    settled(page, "raised")
    page.click("#run")
    settled(page, "It agrees")
    assert page.run("return document.querySelector('#result img, #result path') !== null")


@pytest.mark.nightly
def test_without_a_server_the_page_says_so(chromium: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "raise_kernel.tools.raise_kernel", "explore", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    chromium.open(process.stdout.readline().split()[-1])
    settled(chromium, "raised")
    process.kill()
    process.wait()
    edit(chromium, SOURCE)
    settled(chromium, "The server does not answer.")
