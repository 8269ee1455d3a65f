"""`raise-kernel doctor`: one line a fact, and exit code 1 where an executor does not work."""

from __future__ import annotations

import re
import subprocess
from typing import Any

import pytest
from tests.support.commands import ROOT, refused, run
from tests.support.fork_server import python

from raise_kernel import __version__, config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime import kernel as kernel_module
from raise_kernel.runtime import native
from raise_kernel.runtime.cache import KernelCache
from raise_kernel.runtime.choice import executor as executor_module
from raise_kernel.runtime.native.gpu import driver as driver_module

NAMES = [
    *("versions", "devices", "cpu code", "cuda driver", "libdevice", "ptxas", "clang", "toolkit"),
    *("cache", "executor", "run xla", "run native", "run auto"),
]


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_module, "_cache", KernelCache())


def lines(code: int = 0) -> dict[str, str]:
    result = run("raise-kernel", "doctor")
    assert (result.code, result.err) == (code, "")
    found = {line[:12].strip(): line[13:] for line in result.out.splitlines()}
    assert list(found) == NAMES
    return found


def test_what_is_here() -> None:
    found = lines()
    assert re.match(
        rf"raise-kernel {re.escape(__version__)}( \(commit \w+\))?, jax ", found["versions"]
    )
    assert "cpu:0 " in found["devices"]
    assert "programs are made for cpu" in found["devices"]
    assert str(config.cache_folder()) in found["cache"]
    assert found["run xla"].startswith("right, by xla, ")
    assert found["run native"].startswith("right, by native, ")
    assert found["run auto"].startswith("right, by ")
    assert "auto takes " in found["run auto"]
    assert not any(text.startswith("WRONG") for text in found.values())


def test_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    def no_driver() -> Any:
        raise Refusal("RK025", "there is no CUDA driver")

    monkeypatch.setattr(driver_module, "driver", no_driver)
    monkeypatch.setenv("PATH", str(tmp_path))
    found = lines()
    assert found["cuda driver"] == "none: there is no CUDA driver"
    assert found["clang"].startswith("none: no clang on PATH (install clang ")


def test_the_setting_of_the_process_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "executor", "xla")
    found = lines()
    assert found["executor"] == "xla, by RAISE_KERNEL_EXECUTOR"
    assert found["run auto"].startswith("right, by xla, ")


def test_a_wrong_result_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(specialized: Any, *rest: Any) -> Any:
        code: Any = native.native_code(specialized, *rest)
        text = code.text.replace("fmul", "fadd")
        name = f"{code.name}.wrong"
        return type(code)(text.replace(code.name, name), name, code.operands, code.aliases)

    monkeypatch.setattr(executor_module, "native_code", wrong)
    found = lines(1)
    assert found["run native"] == "WRONG: by native, a wrong result"
    assert found["run xla"].startswith("right, ")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Refusal("RK043", "memory ran out"), "WRONG: RK043: memory ran out"),
        (RuntimeError("the device is gone\nand more"), "WRONG: RuntimeError: the device is gone"),
    ],
)
def test_an_executor_that_ends_in_an_error(
    monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def fails(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(executor_module, "native_code", fails)
    found = lines(1)
    assert found["run native"] == found["run auto"] == said
    assert found["run xla"].startswith("right, ")


def test_it_is_a_command_of_the_module() -> None:
    command = [python(), "-m", "raise_kernel", "doctor"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("versions ")


def test_it_takes_no_arguments() -> None:
    refused("raise-kernel", ["doctor", "everything"], "RK020")
