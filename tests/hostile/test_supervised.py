"""Commands that crash, hang or are interrupted: one line, an exit code, and nothing left behind."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.commands import COMMAND, ROOT, module_command

ENDLESS = """
define ptx_kernel void @endless(ptr %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %value = load i32, ptr %x
  %odd = mul i32 %i, 3
  %next = or i32 %odd, %value
  %end = icmp eq i32 %next, %n
  br i1 %end, label %done, label %loop
done:
  store i32 %next, ptr %x
  ret void
}
"""

WORK = """
import os, signal, sys, time
sys.path[:0] = {path!r}
from raise_kernel.tools.terminal.supervise import supervised
def work():
{body}
sys.exit(supervised(work))
"""


@pytest.fixture(autouse=True)
def _interrupts_arrive() -> Iterator[None]:
    """A shell without job control starts what runs in its background deaf to SIGINT, and deaf are
    its children; one that has a handler starts children with the default."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def _python(body: str) -> list[str]:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return [sys.executable, "-c", WORK.format(path=[str(ROOT / "compiler")], body=lines)]


@contextlib.contextmanager
def _started(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A process with its output in pipes; it does not outlive the test."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def _ended(command: list[str], number: int, after: float | str) -> tuple[int, str, float]:
    """Exit code, stderr, and how long a command lives on after a signal.

    The signal is sent `after` so many seconds, or once the command prints that line.
    """
    with _started(command) as process:
        if isinstance(after, str):
            assert process.stdout is not None
            assert process.stdout.readline().strip() == after
        else:
            time.sleep(after)
        start = time.monotonic()
        process.send_signal(number)
        _, err = process.communicate(timeout=60)
        return process.returncode, err, time.monotonic() - start


@pytest.mark.parametrize("code", [0, 1, 7])
def test_exit_codes_pass_through(code: int) -> None:
    assert subprocess.run(_python(f"return {code}")).returncode == code
    assert subprocess.run(_python(f"sys.exit({code})")).returncode == code


@pytest.mark.parametrize("name", ["SIGSEGV", "SIGABRT", "SIGKILL"])
def test_a_crash_is_told(name: str) -> None:
    command = _python(f"os.kill(os.getpid(), signal.{name})")
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    code = "RK043" if name == "SIGKILL" else "RK099"
    assert done.stderr.startswith(f"error[{code}]: the process ")


def test_native_code_that_ends_the_process_is_told() -> None:
    done = subprocess.run(_python("os._exit(0)"), capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("error[RK099]: the process ended with exit code 0")


def test_python_code_is_interrupted_and_cleans_up() -> None:
    body = (
        "try:\n    print('ready', flush=True)\n    time.sleep(60)\nfinally:\n"
        "    sys.stderr.write('cleaned')"
    )
    said = "interrupted: no file is half-written\n"
    expected = {
        signal.SIGINT: (130, f"cleaned{said}"),
        signal.SIGTERM: (-signal.SIGTERM, "cleaned"),
    }
    for number, left in expected.items():
        assert _ended(_python(body), number, "ready")[:2] == left


PREPARED = """
import sys, time
sys.path[:0] = {path!r}
from raise_kernel.tools.terminal.supervise import before_program

def work():
    try:
        print("ready", flush=True)
        {work}
    finally:
        sys.stderr.write("cleaned ")

before_program(work)
print("begun", flush=True)
try:
    time.sleep(60)
except KeyboardInterrupt:
    sys.stderr.write("the program's own")
"""


@pytest.mark.parametrize(
    "work, after, left",
    [
        ("time.sleep(60)", "ready", (130, "cleaned interrupted: no file is half-written\n")),
        ("import endless", "ready", (130, "interrupted: no file is half-written\n")),
        ("pass", "begun", (0, "cleaned the program's own")),
    ],
)
def test_ctrl_c_before_a_program_begins(
    work: str, after: str, left: tuple[int, str], tmp_path: Path
) -> None:
    (tmp_path / "endless.py").write_text("import time\ntime.sleep(60)\n")
    code = PREPARED.format(path=[str(ROOT / "compiler"), str(tmp_path)], work=work)
    with _started([sys.executable, "-c", code]) as process:
        assert process.stdout is not None
        while process.stdout.readline().strip() != after:
            assert process.poll() is None
        time.sleep(0.3)  # past the print, into what follows it
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert (process.returncode, err) == left


def test_code_that_does_not_follow_is_killed() -> None:
    body = (
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\nprint('ready', flush=True)\ntime.sleep(60)"
    )
    code, err, took = _ended(_python(body), signal.SIGINT, "ready")
    assert (code, err) == (130, "interrupted: no file is half-written\n")
    assert took < 20


def test_the_child_ends_with_its_parent() -> None:
    if sys.platform != "linux":
        pytest.skip("Linux alone tells a child")
    process = subprocess.Popen(
        _python("print(os.getpid(), flush=True)\ntime.sleep(60)"), stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    child = int(process.stdout.readline())
    process.kill()
    process.wait()
    for _ in range(100):
        if not _lives(child):
            return
        time.sleep(0.1)
    raise AssertionError(f"process {child} lives on")


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] not in "ZX"
    except OSError:
        return False


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "module", ["click.core", "numpy", "jax._src.core", "raise_kernel.tools.job"]
)
def test_ctrl_c_while_it_starts(module: str) -> None:
    """It comes once that module is imported."""
    command = [sys.executable, "-X", "importtime", "-m", "raise_kernel", *COMMAND, "--verify"]
    with _started(command) as process:
        assert process.stderr is not None
        assert any(line.endswith(f" {module}\n") for line in process.stderr)
        process.send_signal(signal.SIGINT)
        _, rest = process.communicate(timeout=60)
    assert process.returncode == (-signal.SIGINT if module == "click.core" else 130)
    assert "Traceback" not in rest
    assert "error" not in rest.replace("_error", "").replace("errors", "").lower()


def test_ctrl_c_ends_an_endless_kernel(tmp_path: Path) -> None:
    file = tmp_path / "endless.ll"
    file.write_text(ENDLESS)
    arguments = ["--grid", "1", "--block", "1", "--arg", "x=i32[1]", "--arg", "n=-8", "--run"]
    command = module_command("raise-kernel", file, *arguments, "--print-ir-after", "tensor-opt")
    with _started(command) as process:
        assert process.stderr is not None
        assert any("IR after tensor-opt" in line for line in process.stderr)
        time.sleep(2)  # XLA has compiled the kernel, which runs
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)
    assert process.returncode == 130
