"""Which objects of the runtime library a program is linked with: raise_kernel/cuda/link.py."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.support.programs import run_built, tool

from raise_kernel.cuda import link as linking
from raise_kernel.frontend.toolchain import Toolchain

_FROM_OTHERS = """
extern "C" int cublasCreate_v2(void **), cuInit(unsigned);
int main() {
  void *handle;
  return cuInit(0) + cublasCreate_v2(&handle);
}
"""


class _Linker(Toolchain):
    """Links where the objects that a program needs are named; `calls` are the command lines."""

    calls: list[list[str]]
    needed: str

    def link(self, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        self.calls.append([*arguments])
        code = 0 if self.needed in arguments else 1
        return subprocess.CompletedProcess([], code, "", "undefined reference to `cublasCreate'\n")


@pytest.fixture
def linker(monkeypatch: pytest.MonkeyPatch) -> _Linker:
    made = _Linker((), (), 0)
    object.__setattr__(made, "calls", [])
    monkeypatch.setattr(linking, "core_objects", lambda toolchain: ("core.o",))
    monkeypatch.setattr(linking, "runtime_objects", lambda toolchain: ("core.o", "blas.o"))
    return made


@pytest.mark.parametrize(
    ("needed", "options", "links"),
    [
        ("core.o", ["-lcudart", "-O2"], [False]),
        ("blas.o", ["-lcudart"], [False, True]),
        ("core.o", ["-shared"], [True]),
        ("core.o", ["-rdynamic"], [True]),
        ("core.o", ["-Wl,--unresolved-symbols=ignore-all"], [True]),
    ],
)
def test_a_program_is_linked_with_what_it_needs(
    linker: _Linker, needed: str, options: list[str], links: list[bool]
) -> None:
    object.__setattr__(linker, "needed", needed)
    linking.link(["app.o"], "app", linker, options)
    assert ["blas.o" in call for call in linker.calls] == links


def test_a_program_calls_what_is_not_in_the_core(tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text(_FROM_OTHERS)
    assert tool("c++", "app.cpp", "-o", "app", cwd=tmp_path).returncode == 0
    assert run_built(tmp_path / "app").returncode == 0
