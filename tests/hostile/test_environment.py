"""Environment variables that make no sense: a refusal where they matter, and `--help` always."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.commands import COMMAND, refusal, spawn


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "name, value",
    [
        ("RAISE_KERNEL_CACHE_SIZE", "foo"),
        ("RAISE_KERNEL_CACHE_SIZE", "-1"),
        ("RAISE_KERNEL_CACHE", "maybe"),
        ("RAISE_KERNEL_LAZY", "2"),
        ("RAISE_KERNEL_BLAS", "mkl"),
        ("RAISE_KERNEL_EXECUTOR", "fast"),
        ("JAX_ENABLE_X64", "maybe"),
        ("JAX_PLATFORMS", "nope"),
        ("JAX_PLATFORMS", "cuda"),
        ("XLA_FLAGS", "--xla_no_such_flag"),
    ],
)
def test_variables_that_do_not_parse(name: str, value: str) -> None:
    result = spawn("raise-kernel", *COMMAND, **{name: value})
    assert result.code == 1
    assert "error[RK045]: " in result.err
    assert value in result.err
    assert "Traceback" not in result.err


@pytest.mark.nightly  # of messages alone
def test_notes_of_xla_are_left_out_unless_they_are_asked_for() -> None:
    """XLA notes which devices it has when it starts. A command says what it has to say alone."""
    code = "from raise_kernel.tools.raise_kernel import main; main()"
    environment = {**os.environ, "JAX_PLATFORMS": "cpu"}
    environment.pop("TF_CPP_MIN_LOG_LEVEL", None)

    def said(**more: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", code, *COMMAND, "--run"],
            capture_output=True,
            text=True,
            env={**environment, **more},
        )
        assert done.returncode == 0, done.stderr
        return done.stderr.splitlines()

    only = ["warning: no --input for x, y: all zeros"]
    assert said() == only
    assert set(only) < set(said(TF_CPP_MIN_LOG_LEVEL="0"))


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_needs_no_environment(option: str) -> None:
    wrong = {"RAISE_KERNEL_CACHE_SIZE": "foo", "JAX_ENABLE_X64": "maybe", "JAX_PLATFORMS": "nope"}
    assert spawn("raise-kernel", option, **wrong)[::2] == (0, "")


def test_the_cache_names_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("text")
    for action in ("info", "clear"):
        result = spawn("raise-kernel", "cache", action, RAISE_KERNEL_CACHE_DIR=str(file))
        assert str(file) in refusal(result, "RK045")
    assert file.read_text() == "text"


def test_python_imports_and_refuses_at_the_launch() -> None:
    from tests.support.commands import JACOBI

    program = (
        "import os; os.environ['RAISE_KERNEL_CACHE_SIZE'] = 'foo'\n"
        "import raise_kernel as rk\n"
        f"k = rk.load({JACOBI!r})\n"
        "try:\n    k[1, 1]\nexcept rk.Refusal as refusal:\n    print(refusal.code)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "RK045\n", "")
