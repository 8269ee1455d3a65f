"""Files of data for `--input`: archives, empty files, headers that lie."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from tests.support.commands import COMMAND, ROOT, refusal, refused, run


def _header(text: str) -> bytes:
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()


ZEROS = b"\0" * 64 * 64 * 4
WHOLE = "{'descr': '<f4', 'fortran_order': False, 'shape': (64, 64)}\n"

CASES = {
    "empty": (b"", "RK019"),
    "one_byte": (b"\x93", "RK019"),
    "magic_alone": (b"\x93NUMPY", "RK019"),
    "version_9": (b"\x93NUMPY\x09\x00\x02\x00{}", "RK019"),
    "no_header": (b"\x93NUMPY\x01\x00\xff\xff", "RK019"),
    "no_dictionary": (_header("[1, 2, 3]\n"), "RK019"),
    "code": (_header("__import__('os').abort()\n"), "RK019"),
    "deep": (_header("(" * 5000 + "\n"), "RK019"),
    "negative": (_header(WHOLE.replace("64, 64", "-64, -64")) + ZEROS, "RK006"),
    "huge": (_header(WHOLE.replace("64, 64", "1000000000000,")) + ZEROS, "RK006"),
    "overflow": (_header(WHOLE.replace("64, 64", "2**62, 2**62")) + ZEROS, "RK019"),
    "objects": (_header(WHOLE.replace("<f4", "|O")) + ZEROS, "RK019"),
    "integers": (_header(WHOLE.replace("<f4", "<i4")) + ZEROS, "RK006"),
    "big_endian": (_header(WHOLE.replace("<f4", ">f4")) + ZEROS, "RK006"),
    "void": (_header(WHOLE.replace("<f4", "|V3")) + ZEROS, "RK006"),
    "structured": (_header(WHOLE.replace("'<f4'", "[('a', '<f4')]")) + ZEROS, "RK006"),
    "short": (_header(WHOLE) + ZEROS[:-1], "RK019"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_no_array_of_that_shape(name: str, tmp_path: Path) -> None:
    content, code = CASES[name]
    file = tmp_path / "x.npy"
    file.write_bytes(content)
    refused("raise-kernel", [*COMMAND, "--run", "--input", f"x={file}"], code)


def test_archives_devices_and_folders(tmp_path: Path) -> None:
    archive = tmp_path / "x.npz"
    np.savez(archive, x=np.zeros((64, 64), np.float32))
    command = [*COMMAND, "--run", "--input"]
    assert "numpy.save" in refused("raise-kernel", [*command, f"x={archive}"], "RK019")
    for path in ("/dev/null", "/dev/zero", tmp_path):
        refused("raise-kernel", [*command, f"x={path}"], "RK019")


@pytest.mark.parametrize("order", ["C", "F"])
def test_arrays_are_read_in_their_order(order: str, tmp_path: Path) -> None:
    data = np.arange(64 * 64, dtype=np.float32).reshape(64, 64)
    np.save(tmp_path / "x.npy", np.asarray(data, order=order))  # pyright: ignore
    files = ["--input", f"x={tmp_path / 'x.npy'}", "--output", f"y={tmp_path / 'y.npy'}"]
    assert run("raise-kernel", *COMMAND, "--run", *files).code == 0
    mean = (data[:-2, 1:-1] + data[2:, 1:-1] + data[1:-1, :-2] + data[1:-1, 2:]) / 4
    np.testing.assert_allclose(np.load(tmp_path / "y.npy")[1:-1, 1:-1], mean, rtol=1e-6)


def test_a_pipe_is_data_too() -> None:
    reader, writer = os.pipe()
    os.write(writer, _header(WHOLE) + ZEROS)
    os.close(writer)
    result = run("raise-kernel", *COMMAND, "--run", "--input", f"x=/dev/fd/{reader}")
    os.close(reader)
    assert result.code == 0, result.err


@pytest.mark.parametrize("text", ["", "one", "1e400x", "0x", "nan?", "1+2"])
def test_numbers_that_are_none(text: str) -> None:
    saxpy = str(ROOT / "examples/saxpy.ll")
    arguments = ["--arg", "n=4", "--arg", "a=f32[]", "--arg", "x=f32[4]", "--arg", "y=f32[4]"]
    command = [saxpy, "--grid", "1", "--block", "32", *arguments, "--run", "--input", f"a={text}"]
    refusal(run("raise-kernel", *command), "RK020")
