"""The runtime library of programs is compiled once: raise_kernel/cuda/library.py."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from raise_kernel import config
from raise_kernel.cuda import library
from raise_kernel.frontend.toolchain import Toolchain

TOOLCHAIN = Toolchain(("clang",), ("clang",), 0)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The names of sources that are compiled, into an empty cache, by a compiler that is slow."""
    found: list[str] = []

    def compile_slowly(toolchain: Toolchain, headers: list[str], source: Path, out: Path) -> None:
        found.append(out.name)
        time.sleep(0.02)
        out.touch()

    monkeypatch.setattr(config, "cache_dir", tmp_path)
    monkeypatch.setattr(library, "_parsed_headers", lambda toolchain, folder: [])
    monkeypatch.setattr(library, "_compile", compile_slowly)
    return found


def test_one_of_several_that_want_it_compiles_it(compiled: list[str]) -> None:
    # Each opens the lock for itself, as a process does.
    objects = library.runtime_objects.__wrapped__
    with ThreadPoolExecutor(3) as pool:
        one, *others = pool.map(objects, [TOOLCHAIN] * 3)
    assert all(other == one for other in others)
    assert sorted(compiled) == sorted(Path(path).name for path in one) and len(compiled) > 10


def test_what_is_missing_is_compiled_alone(compiled: list[str]) -> None:
    objects = library.runtime_objects.__wrapped__
    first, *_ = objects(TOOLCHAIN)
    compiled.clear()
    Path(first).unlink()
    objects(TOOLCHAIN)
    assert compiled == [Path(first).name]
