"""The runtime library of programs is compiled once: raise_kernel/cuda/library.py."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from raise_kernel import config
from raise_kernel.cuda import library
from raise_kernel.cuda.version import host_folder
from raise_kernel.frontend.toolchain import Toolchain

TOOLCHAIN = Toolchain(("clang",), ("clang",), 0)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The names of sources that are compiled, into an empty cache, by a compiler that is slow."""
    found: list[str] = []

    def compile_slowly(toolchain: Toolchain, folder: str, output: Path) -> None:
        found.append(output.name)
        time.sleep(0.02)
        output.touch()

    monkeypatch.setattr(config, "cache_dir", tmp_path)
    monkeypatch.setattr(library, "_compile", compile_slowly)
    return found


def test_one_of_several_that_want_it_compiles_it(compiled: list[str]) -> None:
    # Each opens the lock for itself, as a process does.
    with ThreadPoolExecutor(3) as pool:
        one, *others = pool.map(library.runtime_objects, [TOOLCHAIN] * 3)
    assert all(other == one for other in others)
    assert sorted(compiled) == sorted(Path(path).name for path in one) and len(compiled) > 4


def test_what_is_missing_is_compiled_alone(compiled: list[str]) -> None:
    first, *_ = library.runtime_objects(TOOLCHAIN)
    compiled.clear()
    Path(first).unlink()
    library.runtime_objects(TOOLCHAIN)
    assert compiled == [Path(first).name]


def test_every_source_is_compiled() -> None:
    folders = {path.parent for path in host_folder().rglob("*.cpp")}
    assert {Path(host_folder(), name) for names in library.OBJECTS for name in names} == folders


def test_the_core_is_compiled_beside_a_program(compiled: list[str]) -> None:
    with library.core_compiled_beside(TOOLCHAIN):
        while not compiled:
            time.sleep(0.001)
    core = library.core_objects(TOOLCHAIN)
    assert sorted(compiled) == sorted(Path(path).name for path in core)
    assert set(core) < set(library.runtime_objects(TOOLCHAIN))
