"""The header that programs start with is parsed once: raise_kernel/cuda/first_header.py."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.support.clang import needs_clang

from raise_kernel import config
from raise_kernel.cuda import first_header
from raise_kernel.cuda.compile import Unit, compile_device, compile_unit
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import cuda, toolchain
from raise_kernel.frontend.toolchain import find_toolchain

pytestmark = needs_clang

SOURCE = """
__constant__ float table[2];
__global__ void k(float *x, int n) {
  register int i = blockIdx.x * blockDim.x + threadIdx.x;  // a warning in C++17, as of gcc
  if (i < n) x[i] = sinf(x[i]) + table[i & 1] * min(i, n);
}
int main() { k<<<1, 2>>>(nullptr, 2); }
"""
# Macros are not of many sources: there is no form for these options.
ALONE = ("-DNOTHING",)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What clang is run for, with an empty cache: "parse", "form" or "whole"."""
    monkeypatch.setattr(config, "cache_dir", tmp_path / "cache")
    found: list[str] = []
    run = toolchain._run

    def noted(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        kinds = {"-emit-pch": "parse", "-include-pch": "form"}
        found.append(next((kinds[word] for word in command if word in kinds), "whole"))
        return run(command)

    monkeypatch.setattr(toolchain, "_run", noted)
    return found


def source(folder: Path, text: str = SOURCE) -> str:
    path = folder / "source.cu"
    path.write_text(text)
    return str(path)


def device_side(unit: Unit, folder: Path) -> bytes:
    compile_device(unit, str(folder / "image"), find_toolchain())
    return (folder / "image").read_bytes()


def test_what_follows_is_compiled_from_the_form_to_the_same(
    commands: list[str], tmp_path: Path
) -> None:
    path = source(tmp_path)
    whole = device_side(Unit(path, ALONE), tmp_path)
    assert commands == ["whole"]
    assert device_side(Unit(path), tmp_path) == whole
    assert device_side(Unit(path), tmp_path) == whole
    assert commands == ["whole", "parse", "form", "form"]


@pytest.mark.nightly  # as what follows is compiled to the same
def test_each_side_has_a_form_and_what_was_read_is_listed(
    commands: list[str], tmp_path: Path
) -> None:
    unit = Unit(source(tmp_path), host=("-O2", "-MMD"))
    for _ in range(2):
        compile_unit(unit, str(tmp_path / "source.o"), find_toolchain())
    assert commands == ["parse", "form"] * 2 + ["form"] * 2
    read = (tmp_path / "source.d").read_text()
    assert "source.cu" in read and "rk_program.h" in read and "rk_cuda.h" in read


def test_a_header_that_has_changed_is_parsed_again(
    commands: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    headers = shutil.copytree(cuda.include_folder(), tmp_path / "include")
    for module in (cuda, first_header):
        monkeypatch.setattr(module, "include_folder", lambda: str(headers))
    unit = Unit(source(tmp_path))
    before = device_side(unit, tmp_path)
    os.utime(headers / "rk_cuda.h", (1, 1))
    assert device_side(unit, tmp_path) == before
    assert commands == ["parse", "form", "form", "parse", "form"]


@pytest.mark.nightly  # as what follows is compiled to the same
def test_a_source_is_refused_in_the_same_words(commands: list[str], tmp_path: Path) -> None:
    path = source(tmp_path, SOURCE.replace("sinf", "sinus"))
    told = set()
    for options in (ALONE, ()):
        with pytest.raises(Refusal, match="undeclared identifier 'sinus'") as refusal:
            device_side(Unit(path, options), tmp_path)
        told.add(refusal.value.message)
    assert len(told) == 1
    assert commands == ["whole", "parse", "form", "whole"]


@pytest.mark.nightly
def test_a_clang_that_makes_no_form_is_asked_once(
    commands: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_header, "FIRST", "host/none.h")
    path = source(tmp_path)
    assert device_side(Unit(path), tmp_path) == device_side(Unit(path), tmp_path)
    assert commands == ["parse", "whole", "whole"]
