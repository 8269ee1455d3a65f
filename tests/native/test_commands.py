"""`--executor` of `raise-kernel FILE` and of `raise-kernel run`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.native.clock import Clock
from tests.support.commands import COMMAND, ROOT, refused, run
from tests.support.fork_server import python

from raise_kernel import config
from raise_kernel.runtime import native
from raise_kernel.runtime.choice import executor as executor_module

EXECUTORS = ("xla", "native", "auto")


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    x = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
    np.save(tmp_path / "x.npy", x)
    return ["--input", f"x={tmp_path / 'x.npy'}", "--output", f"y={tmp_path / 'y.npy'}"]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that native code is made of."""
    names: list[str] = []

    def counted(specialized: Any, *rest: Any) -> Any:
        names.append(specialized.signature.kernel)
        return native.native_code(specialized, *rest)

    monkeypatch.setattr(executor_module, "native_code", counted)
    return names


def jacobi(x: np.ndarray) -> np.ndarray:
    want = np.zeros_like(x)
    want[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return want


@pytest.mark.parametrize("executor", EXECUTORS)
def test_run(
    executor: str, files: list[str], made: list[str], clock: Clock, tmp_path: Path
) -> None:
    result = run("raise-kernel", *COMMAND, "--run", "--executor", executor, *files)
    assert (result.code, result.err) == (0, "warning: no --input for y: all zeros\n")
    want = jacobi(np.load(tmp_path / "x.npy"))
    np.testing.assert_allclose(np.load(tmp_path / "y.npy"), want, rtol=1e-5, atol=1e-6)
    assert clock.calls == (executor == "auto")
    assert len(made) == (executor != "xla")


def test_remarks_say_what_auto_took(files: list[str], clock: Clock) -> None:
    result = run(
        "raise-kernel", *COMMAND, "--run", "--executor", "auto", "--remarks", "--timing", *files
    )
    assert result.code == 0
    said = [line for line in result.err.splitlines() if line.endswith("[executor]")]
    assert len(said) == 1
    assert said[0].startswith("note: auto takes native code: ")
    assert "│ executor " in result.err


@pytest.mark.parametrize("executor", EXECUTORS)
def test_verify(executor: str, made: list[str], clock: Clock) -> None:
    result = run("raise-kernel", *COMMAND, "--verify", "--executor", executor)
    assert result.code == 0, result.err
    assert "agrees with the reference executor" in result.out
    assert len(made) == (executor == "native")
    assert clock.calls == 0, "what is verified is not measured"


def test_verify_compares_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native code that is not the kernel's is found."""

    def wrong(specialized: Any, *rest: Any) -> Any:
        code: Any = native.native_code(specialized, *rest)
        text = code.text.replace("fmul", "fadd")
        assert text != code.text
        name = f"{code.name}.wrong"
        return type(code)(text.replace(code.name, name), name, code.operands, code.aliases)

    monkeypatch.setattr(executor_module, "native_code", wrong)
    assert run("raise-kernel", *COMMAND, "--verify").code == 0
    result = run("raise-kernel", *COMMAND, "--verify", "--executor", "native")
    assert result.code == 1
    assert "error[RK023]: y: largest error" in result.err


def test_the_environment_names_it_too(
    files: list[str], made: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "executor", "native")
    assert run("raise-kernel", *COMMAND, "--run", *files).code == 0
    assert len(made) == 1
    assert run("raise-kernel", *COMMAND, "--run", "--executor", "xla", *files).code == 0
    assert len(made) == 1
    assert run("raise-kernel", *COMMAND).code == 0, "no run, no executor"


def test_a_kernel_without_native_code_says_so() -> None:
    spec = SPECS["mma16816"]
    call = spec.call(spec.sizes[0])
    arguments = [
        f"--arg={value.dtype.kind}{8 * value.dtype.itemsize}[{','.join(map(str, value.shape))}]"
        if isinstance(value, np.ndarray)
        else f"--arg={value}"
        for value in call.args
    ]
    grid, block = (",".join(map(str, np.ravel(size))) for size in call.launch[:2])
    command = [spec.path("O2"), "--kernel", spec.kernel, "--grid", grid, "--block", block]
    result = run("raise-kernel", *command, *arguments, "--run", "--executor", "native")
    assert result.code == 0, result.err
    assert "missed: no native code for the CPU: the call of rk.warp.mma" in result.err
    assert "the raised program is used" in result.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--executor", "native"], "--executor goes with --run or --verify"),
        (["--executor", "native", "--emit", "ptx"], "--executor goes with --run or --verify"),
        (["--executor", "fast", "--run"], "is not one of 'xla', 'native', 'auto'"),
        (["--executor", "native", "--list"], "--executor does not go with it"),
    ],
)
def test_where_it_does_not_fit(options: list[str], said: str) -> None:
    assert said in refused("raise-kernel", [*COMMAND, *options], "RK020")


def test_chips_that_are_not_here_run_nothing() -> None:
    pytest.importorskip("libtpu")
    options = ["--run", "--target", "tpu:v6e:2x2", "--executor", "native"]
    assert "is of one device" in refused("raise-kernel", [*COMMAND, *options], "RK020")


PROGRAM = """
import json, sys
import numpy as np
from numba import cuda
from raise_kernel import config
from raise_kernel.runtime import compile
made = []
whole = compile.native_launch
compile.native_launch = lambda *args: made.append(1) or whole(*args)

@cuda.jit
def twice(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = 2 * x[i]

x, y = np.arange(100.0), np.zeros(100)
twice[1, 128](x, y)
assert (y == 2 * x).all()
print(json.dumps([config.executor, len(made), sys.argv[1:]]))
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("option", [["--executor=native"], ["--executor", "native"], []])
def test_a_program(option: list[str], tmp_path: Path) -> None:
    pytest.importorskip("numba.cuda")
    pytest.importorskip("cuda.core")
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    command = [python(), "-m", "raise_kernel", "run", *option, str(file), "--executor", "own"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    executor = "native" if option else None
    assert json.loads(done.stdout) == [executor, int(bool(option)), ["--executor", "own"]]


@pytest.mark.parametrize("words", [["--executor", "fast", "x.py"], ["--executor"], ["--executor="]])
def test_a_program_by_no_executor(words: list[str]) -> None:
    told = refused("raise-kernel", ["run", *words], "RK020")
    assert told.startswith("error[RK020]: --executor ")
    assert "is not one of xla, native, auto" in told
