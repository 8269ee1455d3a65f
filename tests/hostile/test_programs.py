"""Python files and clangs that are not what they are taken for."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.support.commands import LAUNCH, module_command, refusal, refused, run, spawn

KERNEL = "__global__ void one(float *x) { x[threadIdx.x] = 1; }\n"


@pytest.mark.parametrize(
    "text, code",
    [
        ("import sys; sys.exit(0)\n", "RK010"),
        ("import sys; sys.exit(3)\n", "RK010"),
        ("raise ValueError('no')\n", "RK010"),
        ("def f(:\n", "RK010"),
        ("x = 1\n", "RK003"),
        ("", "RK003"),
    ],
)
def test_python_files_without_kernels(text: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "k.py"
    file.write_text(text)
    refused("raise-kernel", [file, *LAUNCH, "--arg", "1"], code)
    refused("raise-kernel", [file, "--list"], code)


def test_a_numba_file_is_listed_without_types(tmp_path: Path) -> None:
    pytest.importorskip("numba.cuda")
    file = tmp_path / "k.py"
    file.write_text("from numba import cuda\n@cuda.jit\ndef twice(x, y):\n    y[0] = 2 * x[0]\n")
    result = run("raise-kernel", file, "--list")
    assert (result.code, result.out) == (0, "twice(x, y)\n  0: x\n  1: y\n")


def test_run_takes_programs_alone(tmp_path: Path) -> None:
    for name, text, said in (
        ("k.cu", KERNEL, "no main"),
        ("k.ll", "define void @f() {\n}\n", "is not a Python program"),
    ):
        (tmp_path / name).write_text(text)
        assert said in refused("raise-kernel", ["run", tmp_path / name], "RK020")
    refusal(spawn("raise-kernel", "run", "-m", "no_such_module"), "RK019")
    refused("raise-kernel", ["run", tmp_path], "RK019")
    refused("raise-kernel", ["run"], "RK020")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["-###"], ["-fsyntax-only"]])
def test_a_clang_that_writes_nothing(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "k.cu"
    file.write_text(KERNEL)
    options = [f"--clang-arg={argument}" for argument in arguments]
    assert arguments[0] in refused("raise-kernel", [file, "--list", *options], "RK009")


@pytest.mark.parametrize("name", ["/bin/true", "/bin/cat", "/no/such/clang"])
def test_what_is_no_clang(name: str, tmp_path: Path) -> None:
    file = tmp_path / "k.cu"
    file.write_text(KERNEL)
    refused("raise-kernel", [file, "--list", "--clang", name], "RK009")


@pytest.mark.parametrize("name", ["k.cuh", "k.CU"])
def test_other_names_of_cuda_source(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(KERNEL)
    result = run("raise-kernel", file, "--list")
    assert result.code == 0 and "one(float*)" in result.out


def test_source_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "k.cu"
    file.write_bytes(b"\xff\xfe\x00" + KERNEL.encode() + b"\xe9 error\n")
    refused("raise-kernel", [file, "--list"], "RK009")


def test_nothing_is_left_when_clang_is_broken_off(tmp_path: Path) -> None:
    clang = tmp_path / "clang"
    clang.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && echo clang version 22.0.0 && exit\n'
        'case "$*" in *-fsyntax-only*) exit 1;; esac\n'
        f"touch {tmp_path}/started\nexec sleep 60\n"
    )
    clang.chmod(0o755)
    (tmp_path / "temporary").mkdir()
    file = tmp_path / "k.cu"
    file.write_text(KERNEL)
    process = subprocess.Popen(
        module_command("raise-kernel", file, "--list", "--clang", clang),
        env={**os.environ, "TMPDIR": str(tmp_path / "temporary")},
        stderr=subprocess.PIPE,
    )
    while not (tmp_path / "started").exists():
        assert process.poll() is None
        time.sleep(0.05)
    assert list((tmp_path / "temporary").iterdir())
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (-signal.SIGTERM, b"")
    assert list((tmp_path / "temporary").iterdir()) == []


def test_a_file_without_kernels(tmp_path: Path) -> None:
    file = tmp_path / "k.ll"
    file.write_text("@x = global i32 0\n")
    refused("raise-kernel", [file, "--list"], "RK003")
