"""Files that are no LLVM IR, or LLVM IR that breaks its reader: refused by what they are."""

from __future__ import annotations

import os
import random
import socket
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from tests.support.commands import JACOBI, refusal, refused, spawn

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import bitcode, input_file
from raise_kernel.frontend.bitcode import bitcode_to_text
from raise_kernel.frontend.input_file import check_nesting, read_bytes
from raise_kernel.runtime.kernel import load


def _bitcode() -> bytes:
    return llvm.parse_assembly(Path(JACOBI).read_text()).as_bitcode()


def test_damaged_bitcode_is_refused_and_no_process_dies() -> None:
    """Bits flipped in an intact file: each is read, or refused with a code."""
    intact = _bitcode()
    draw = random.Random(17)
    refusals: list[str] = []
    for _ in range(12):
        damaged = bytearray(intact)
        for _ in range(draw.randrange(1, 4)):
            damaged[draw.randrange(4, len(damaged))] ^= 1 << draw.randrange(8)
        try:
            bitcode_to_text(bytes(damaged), "damaged.bc")
        except Refusal as refusal:
            refusals.append(refusal.code)
    assert refusals and {*refusals} <= {"RK001", "RK002"}


def test_a_reader_that_aborts_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "x.cpp:1: Assertion `a < b' failed."
    child = f"import os; os.write(2, {said!r}.encode()); os.abort()"
    monkeypatch.setattr(bitcode, "_CHILD", child)
    with pytest.raises(Refusal, match="LLVM asserts `a < b'") as caught:
        bitcode_to_text(_bitcode(), "damaged.bc")
    assert caught.value.code == "RK001"


def test_intact_bitcode_is_the_module_of_its_text(tmp_path: Path) -> None:
    file = tmp_path / "k.bc"
    file.write_bytes(_bitcode())
    assert load(file).info.params == load(JACOBI).info.params


@pytest.mark.parametrize(
    "text",
    [
        f"@x = global {'{' * 20_000}i32{'}' * 20_000} zeroinitializer",
        f"@x = global {'[1 x ' * 20_000}i32{']' * 20_000} zeroinitializer",
        f"{'>' * 30_000}\n@x = global {'<{' * 20_000}",
    ],
)
def test_deep_nesting_is_refused_before_llvm_reads_it(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.ll"
    file.write_text(text)
    assert "nested" in refused("raise-kernel", [file, "--list"], "RK001")
    assert "nested" in refused("raise-opt", [file, "--import"], "RK001")


def test_deep_mlir_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep.mlir"
    file.write_text(f"func.func @f(%x: {'tuple<' * 50_000}i32{'>' * 50_000}) {{ return }}")
    assert "nested" in refused("raise-opt", [file], "RK001")


def test_brackets_in_strings_and_comments_are_no_nesting() -> None:
    check_nesting('@s = constant [3 x i8] c"' + "(" * 300 + '" ;' + "{" * 300, 200, "s.ll")
    check_nesting("func.func @f() -> () { return }\n" * 300, 200, "s.mlir")
    with pytest.raises(Refusal):
        check_nesting("(" * 201, 200, "s.ll")


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/urandom", "/dev/null"])
def test_devices_are_not_read(path: str) -> None:
    assert "device" in refused("raise-kernel", [path, "--list"], "RK019")
    assert "device" in refused("raise-opt", [path], "RK019")


def test_sockets_and_folders_are_not_read(tmp_path: Path) -> None:
    refused("raise-kernel", [tmp_path, "--list"], "RK019")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "s.ll"))
        refused("raise-kernel", [tmp_path / "s.ll", "--list"], "RK019")


def test_there_is_a_limit_on_the_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "long.ll"
    file.write_text("; " + "x" * 10_000)
    monkeypatch.setattr(input_file, "MOST_BYTES", 5_000)
    with pytest.raises(Refusal, match="longer than"):
        read_bytes(file)


def test_a_long_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "long.ll"
    file.write_text("; " + "x" * 200_000)
    assert len(read_bytes(file)) == 200_002


def test_a_pipe_is_read(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.write(writer, b"; text\n")
    os.close(writer)
    assert read_bytes(f"/dev/fd/{reader}") == b"; text\n"
    os.close(reader)


@pytest.mark.parametrize(
    "name, content, word",
    [
        ("empty.ll", b"", "empty"),
        ("blank.ll", b" \n\t\n", "empty"),
        ("k.ptx", b"//\n.version 8.0\n.target sm_80\n.address_size 64\n", "PTX"),
        ("k.mlir", b"module {\n  func.func @f() {\n    return\n  }\n}\n", "MLIR"),
        ("k.mlirbc", b"ML\xefR\x06StableHLO_v1.0.0\x00", "MLIR bytecode"),
        ("k.cpp", b"#include <vector>\nint main() { return 0; }\n", "C or C++ source"),
        ("k.h", b"__global__ void k(float *x) { *x = 1; }\n", "C or C++ source"),
        ("k.o", b"\x7fELF\x02\x01\x01" + b"\0" * 60, "object file"),
        ("k.npz", b"PK\x03\x04" + b"\0" * 60, "zip archive"),
        ("k.gz", b"\x1f\x8b\x08\x00" + b"\0" * 60, "gzip"),
        ("k.ll", b"\xff\xfe\x00hello", "neither text nor bitcode"),
    ],
)
def test_other_kinds_are_named(name: str, content: bytes, word: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    assert word in refused("raise-kernel", [tmp_path / name, "--list"], "RK001")


def test_long_lines_are_not_printed_whole(tmp_path: Path) -> None:
    file = tmp_path / "long.ll"
    file.write_text(f"define void @f() {{\n  {'x' * 100_000}\n}}\n")
    assert len(refused("raise-kernel", [file, "--list"], "RK001")) < 5_000
    name = "k" * 10_000
    assert len(refused("raise-kernel", [JACOBI, "--list", f"--{name}"], "RK020")) < 5_000


def test_without_a_home_and_a_temporary_folder() -> None:
    """A refusal needs neither."""
    result = spawn("raise-kernel", "none.ll", "--list", TMPDIR="/nowhere", HOME="/nowhere")
    refusal(result, "RK019")
