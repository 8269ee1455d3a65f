"""The CUDA header is parsed once: what follows compiles to the same, and is refused with the same
words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support.clang import needs_clang

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import parsed_header
from raise_kernel.frontend.cuda import compile_cuda

pytestmark = needs_clang

SOURCE = """
__global__ void k(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = sinf(x[i]) + __ldg(x + i) + __popc(i);
}
"""


@pytest.fixture(autouse=True)
def nothing_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a process that starts."""
    monkeypatch.setattr(parsed_header, "_forms", {})
    monkeypatch.setattr(parsed_header, "_asked", parsed_header.Counter())


@pytest.fixture
def parses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The headers that clang parses for their forms."""
    made: list[str] = []
    make = parsed_header._made

    def counted(command: list[str], header: str) -> bytes | None:
        made.append(Path(header).name)
        return make(command, header)

    monkeypatch.setattr(parsed_header, "_made", counted)
    return made


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_the_same_module(level: str, parses: list[str]):
    plain = compile_cuda(SOURCE, optimize=level).text
    assert not parses
    assert compile_cuda(SOURCE, optimize=level).text == plain
    assert compile_cuda(SOURCE, optimize=level).text == plain
    assert parses == ["rk_cuda.h"]
    assert parsed_header._forms.popitem()[1] is not None


def test_the_same_refusal():
    wrong = SOURCE.replace("sinf", "sinus")
    told = set()
    for _ in range(3):
        with pytest.raises(Refusal, match=r"(?s)RK009.*undeclared identifier 'sinus'") as refused:
            compile_cuda(wrong)
        told.add(str(refused.value))
    assert len(told) == 1


def test_what_is_defined_on_the_command_line_reaches_the_header(parses: list[str]):
    source = "__global__ void k(float *x) { x[0] = SCALE; }\n"
    for number in ("2.0", "3.0", "4.0"):
        text = compile_cuda(source, clang_args=(f"-DSCALE={number}f",)).text
        assert re.search(rf"store float {float(number):e}".replace("+", r"\+"), text)
    assert not parses


def test_other_processes_find_it(
    parses: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    texts = set()
    for _ in range(2):
        texts.add(compile_cuda(SOURCE).text)
        parsed_header._forms.clear()
    assert parses == ["rk_cuda.h"] and len(texts) == 1


def test_a_form_that_does_not_fit_is_left_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(parsed_header, "_made", lambda command, header: b"of another clang")
    assert compile_cuda(SOURCE).text == compile_cuda(SOURCE).text
