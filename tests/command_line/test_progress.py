"""What is shown while a command runs: on a terminal alone, and only where it takes a while."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import types

import pytest
from tests.support.fork_server import python

from raise_kernel.tools.terminal.progress import _Shown, step_words
from raise_kernel.tools.terminal.timings import FEW, passes_of, print_timings, steps_of

CODE = """
import time
from raise_kernel.runtime.reference.running.counter import counted
from raise_kernel.tools.terminal import progress
progress.SECONDS = {delay}
with progress.progress(quiet={quiet}) as step:
    step("specialize")
    time.sleep({pause})
    step("tensor-opt: candidate 1 of 5, [target]")
    time.sleep({pause})
    step("verify")
    with counted(lambda: (1536, 4096)):
        time.sleep({pause})
    step("run")
    time.sleep({pause})
print("done")
"""


def on_terminal(delay: float, pause: float, quiet: bool = False) -> str:
    """What the code writes to a terminal as its stderr; each of its steps takes `pause` seconds."""
    ours, theirs = pty.openpty()
    code = CODE.format(delay=delay, pause=pause, quiet=quiet)
    # A wide terminal, so that no line is cut.
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "160"}
    with subprocess.Popen(
        [python(), "-c", code], stderr=theirs, stdout=subprocess.DEVNULL, env=environment
    ) as process:
        os.close(theirs)
        written = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # how Linux says that the other end is closed
                break
            if not part:
                break
            written += part
    os.close(ours)
    assert process.returncode == 0, written
    return written.decode()


def test_a_terminal_shows_the_steps() -> None:
    shown = on_terminal(delay=0.1, pause=0.8)
    assert "raising: specialize" in shown
    assert "raising: tensor-opt: candidate 1 of 5, [target]" in shown
    assert "verifying against the reference executor (1,536 of 4,096 threads)" in shown
    assert "threads" not in shown[shown.rindex("running") :]


@pytest.mark.parametrize("delay, quiet", [(60.0, False), (0.02, True)])
def test_short_and_quiet_commands_show_nothing(delay: float, quiet: bool) -> None:
    assert "raising" not in on_terminal(delay, pause=0.1, quiet=quiet)


def test_without_a_terminal_there_is_nothing() -> None:
    code = CODE.format(delay=0.02, pause=0.1, quiet=False)
    done = subprocess.run([python(), "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


def test_words_of_steps() -> None:
    assert step_words("specialize") == ("raising: specialize", (0, 9))
    assert step_words("replay") == ("raising: replay", (8, 9))
    assert step_words("run") == ("running", None)
    assert step_words("verify: input 2 of 8") == (
        "verifying against the reference executor: input 2 of 8",
        (1, 8),
    )
    assert step_words("jacobi: timing, workload 1 of 30")[1] == (0, 30)
    assert step_words("Numba's tests: part 3 of 40, 7 passed")[1] == (2, 40)


def test_a_counter_that_is_being_imported_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "raise_kernel.runtime.reference.running.counter"
    monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    shown = _Shown()
    shown.step("verify: adversarial input 2 of 8")
    shown._count_threads()
    assert shown._progress.tasks[0].completed == 1


TIMINGS = [
    ("frontend", 0.5),
    ("affine", 2.0),
    *((f"pass{number}", 0.01 * number) for number in range(9)),
    ("pass8", 0.02),
    ("XLA compile", 1.0),
]


def test_timings_are_added_up() -> None:
    assert steps_of(TIMINGS) == [("frontend", 0.5), ("affine", 2.0), ("XLA compile", 1.0)]
    first = passes_of(TIMINGS)[0]
    assert (first.name, first.runs) == ("pass8", 2) and first.seconds == pytest.approx(0.1)


def test_a_few_passes_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    print_timings(TIMINGS, all_passes=False)
    few = capsys.readouterr().err
    assert [n for n in range(9) if f" pass{n} " in few] == list(range(9))[-FEW:]
    assert "4 more passes (--timing=passes)" in few and "3500.00" in few
    print_timings(TIMINGS, all_passes=True)
    shown = capsys.readouterr().err
    assert all(f" pass{number} " in shown for number in range(9)) and "more passes" not in shown
