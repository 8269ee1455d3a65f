"""Options and arguments of the command line that are out of range, or do not go together."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.commands import COMMAND, JACOBI, LAUNCH, refused, run

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.kernel import load
from raise_kernel.tools.options.argument_text import parse_argument


@pytest.mark.parametrize(
    "options, code",
    [
        (["--memory-budget", "-1"], "RK020"),
        (["--memory-budget", "-2GiB"], "RK020"),
        (["--memory-budget", "0"], "RK020"),
        (["--memory-budget", "99999999999999999GiB"], "RK020"),
        (["--memory-budget", "1e400"], "RK020"),
        (["--memory-budget", "GiB"], "RK020"),
        (["--verify", "--seed", "-1"], "RK020"),
        (["--shared-bytes", "-1"], "RK007"),
        (["--shared-bytes", "99999999999999999999"], "RK007"),
        (["--max-iterations", "-1"], "RK020"),
        (["--pass-pipeline", "cse", "--emit", "jax"], "RK020"),
        (["--pass-pipeline", "cse", "-o", "x.py"], "RK020"),
        (["--pass-pipeline", "chunk-launch{budget=abc}"], "RK024"),
        (["-o", "x.mlir", "--emit", "jax"], "RK020"),
        (["-o", "x.mlir", "--emit", "llvm"], "RK020"),
        (["-o", "x.py", "--emit", "llvm"], "RK020"),
        (["-o", "x.ll", "--emit", "stablehlo"], "RK020"),
        (["-o", "x.mlirbc", "--emit", "scf"], "RK020"),
        (["--target-version", "1.0.0"], "RK020"),
        (["-o", "x.mlir", "--target-version", "1.0.0"], "RK020"),
        (["-o", "x.mlirbc", "--target-version", ""], "RK020"),
        (["-o", "x.mlirbc", "--target-version", "99.0.0"], "RK020"),
        (["-o", "x.mlirbc", "--target-version", "one"], "RK020"),
        (["--list", "-o", "x.mlir"], "RK020"),
        (["--list", "--run"], "RK020"),
    ],
)
def test_refused_options(
    options: list[str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused("raise-kernel", [*COMMAND, *options], code)
    assert list(tmp_path.iterdir()) == []


def test_a_topology_of_too_many_chips() -> None:
    pytest.importorskip("libtpu")
    options = ["--target", "tpu:v6e:99999999999999999999x2"]
    refused("raise-kernel", [*COMMAND, *options], "RK020")


def test_a_wrong_version_leaves_one_message(capfd: pytest.CaptureFixture[str], tmp_path) -> None:
    """StableHLO writes to the process's own stderr."""
    options = ["-o", tmp_path / "x.mlirbc", "--target-version", "99.0.0"]
    refused("raise-kernel", [*COMMAND, *options], "RK020")
    assert "loc(" not in capfd.readouterr().err


@pytest.mark.parametrize("emit", ["affine", "stablehlo", "llvm-dialect"])
def test_an_mlir_file_takes_every_mlir_form(emit: str, tmp_path: Path) -> None:
    assert run("raise-kernel", *COMMAND, "-o", tmp_path / "x.mlir", "--emit", emit).code == 0


@pytest.mark.parametrize(
    "array",
    [
        "f32[4294967296,4294967296]",
        "f32[99999999999999999999999999]",
        "f32[9223372036854775808]",
        f"f32[{','.join('2' * 70)}]",
        f"f32[{','.join('1' * 70)}]",
        f"f32[{'9' * 5000}]",
        "f32[4 4]",
        "f32[4,,4]",
        "f32[,]",
        "f32[-1]",
        "f32[1e3]",
    ],
)
def test_sizes_that_no_array_has(array: str) -> None:
    arguments = ["--arg", f"x={array}", "--arg", "y=f32[64,64]", "--arg", "n=64"]
    assert run("raise-kernel", JACOBI, *LAUNCH, *arguments).code == 1
    with pytest.raises(Refusal):
        parse_argument(array)


@pytest.mark.parametrize(
    "text",
    [
        "i32(1e400)",
        "i32(nan)",
        "i32(3.5)",
        "u8(256)",
        "u8(-1)",
        f"i64({2**200})",
        f"f32({10**400})",
        "f32(1j)",
        "i32(null)",
        "9" * 5000,
        "[" * 50 + "]" * 50,
        "{" * 2000 + "}" * 2000,
        "bytes:0g",
        "",
        "x=",
    ],
)
def test_values_that_no_type_has(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_argument(text)
    assert caught.value.code == "RK020"


def test_typed_values() -> None:
    assert parse_argument("u8(255)").value == 255
    assert parse_argument("i32(-0x10)").value == -16
    assert parse_argument("f32(2)").value == np.float32(2)
    assert parse_argument("π=3").name == "π"


@pytest.mark.parametrize("sizes", ["²", "1,²", "0x4", "4,4,4,4", "", "9" * 5000, "-1", "1.5", "٤"])
def test_launches_that_are_no_sizes(sizes: str) -> None:
    refused("raise-kernel", [JACOBI, "--grid", sizes, "--block", "16", *COMMAND[5:]], "RK020")


def test_python_refuses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load(JACOBI)
    jax = pytest.importorskip("jax")
    huge = jax.ShapeDtypeStruct((2**32, 2**32), np.float32)
    with pytest.raises(Refusal) as caught:
        kernel[(4, 4), (16, 16)].lower(huge, huge, 64)
    assert caught.value.code == "RK006"
    for value in (-1, 0, 2**70):
        monkeypatch.setattr(config, "memory_budget", value)
        with pytest.raises(Refusal) as caught:
            _ = kernel[(4, 4), (16, 16)]
        assert caught.value.code == "RK020"


@pytest.mark.parametrize("name", ["steps_per_exchange", "steps_per_pass"])
@pytest.mark.parametrize("value", [0, -3, 65, 2.5, "four"])
def test_numbers_of_steps(name: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load(JACOBI)
    monkeypatch.setattr(config, name, value)
    with pytest.raises(Refusal, match=f"{name} is {value!r}: 1 to 64 are possible") as caught:
        _ = kernel[(4, 4), (16, 16)]
    assert caught.value.code == "RK020"
    monkeypatch.setattr(config, name, 64)
    _ = kernel[(4, 4), (16, 16)]


@pytest.mark.parametrize("text", ["1.5GiB", "2 GiB", "512mb", "7", "7b", "1k"])
def test_numbers_of_bytes(text: str) -> None:
    known = {"1.5GiB": 3 << 29, "2 GiB": 2 << 30, "512mb": 512_000_000, "7": 7, "7b": 7, "1k": 1024}
    assert config.parse_bytes(text) == known[text]
