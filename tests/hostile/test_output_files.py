"""`-o` and `--output` write to what stands at the name, and do not put something else there."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import numpy as np
import pytest
from tests.support.commands import COMMAND, refused, run

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.options.files import write_output


def test_a_symbolic_link_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target.mlir", tmp_path / "link.mlir"
    target.write_text("old")
    link.symlink_to("target.mlir")
    assert run("raise-kernel", *COMMAND, "-o", link).code == 0
    assert link.is_symlink()
    assert "stablehlo.slice" in target.read_text()


def test_a_dangling_link_makes_its_target(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link = tmp_path / "link"
    link.symlink_to("folder/new")
    write_output(link, "text")
    assert link.is_symlink()
    assert (tmp_path / "folder/new").read_text() == "text"


@pytest.mark.parametrize("mode", [0o640, 0o600, 0o755])
def test_the_mode_is_kept(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(mode)
    write_output(file, "new")
    assert file.read_text() == "new"
    assert stat.S_IMODE(file.stat().st_mode) == mode


def test_a_new_file_has_the_mode_of_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_output(tmp_path / "file", "text")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o640


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to every file")
def test_a_read_only_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    file.chmod(0o444)
    with pytest.raises(Refusal, match="Permission denied"):
        write_output(file, "new")
    assert file.read_text() == "old"


def test_both_names_of_a_file_get_the_content(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_text("old and long")
    second.hardlink_to(first)
    write_output(first, "new")
    assert second.read_text() == "new"


def test_a_pipe_stays_and_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.npy"
    os.mkfifo(pipe)
    error = refused("raise-kernel", [*COMMAND, "--run", "--output", f"y={pipe}"], "RK019")
    assert "nobody reads the pipe" in error
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()))
    reader.start()
    # The reader has the pipe open once a writer can open it.
    while not found and not _written(pipe, b"x" * 100_000):
        pass
    reader.join()
    assert found == [b"x" * 100_000]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def _written(path: Path, data: bytes) -> bool:
    try:
        write_output(path, data)
    except Refusal:
        return False
    return True


def test_a_device_is_written_to() -> None:
    with pytest.raises(Refusal, match="No space left on device"):
        write_output("/dev/full", b"0" * 100)
    write_output("/dev/null", b"0")
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.parametrize("name", ["/proc/x.mlir", "no/such/folder.mlir", "folder.mlir"])
def test_what_cannot_be_written_is_refused(name: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.mlir").mkdir()
    refused("raise-kernel", [*COMMAND, "-o", name], "RK019")
    assert [p.name for p in tmp_path.iterdir()] == ["folder.mlir"]


def test_output_to_a_link_to_data(tmp_path: Path) -> None:
    np.save(tmp_path / "y.npy", np.zeros(3))
    (tmp_path / "link.npy").symlink_to("y.npy")
    output = f"y={tmp_path / 'link.npy'}"
    assert run("raise-kernel", *COMMAND, "--run", "--output", output).code == 0
    assert np.load(tmp_path / "y.npy").shape == (64, 64)
