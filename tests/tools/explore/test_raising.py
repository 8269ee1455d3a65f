"""What a source becomes on the page, and what a run says, without the page."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.clang import needs_clang

from raise_kernel.diagnostics import Refusal
from raise_kernel.tools.explore.command import examples
from raise_kernel.tools.explore.raising import Compilers, Raising
from raise_kernel.tools.explore.running import run
from raise_kernel.tools.explore.work import Work, work_of

SCALE = """\
__global__ void scale(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i % 7];
}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A worker is in a folder of its own, where it writes the source."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def raised(source: str, language: str = "cuda", **form: Any) -> Raising:
    return Raising(Work("raise", source, language, **form), Compilers(), lambda step: None)


def notes(found: Raising) -> list[tuple[int, str]]:
    return [(note["line"], note["kind"]) for note in found.answer()["remarks"]]


def ran(found: Raising, **data: Any) -> dict[str, Any]:
    assert found.job is not None and found.job.lowering is not None, found.report.refusal
    work = Work("run", found.work.source, found.work.language, **data)
    return run(found.job.lowering, work, lambda step: None)


@needs_clang
def test_a_source_has_jax_stages_and_remarks() -> None:
    found = raised(SCALE)
    answer = found.answer()
    assert answer["refused"] is None and answer["form"]["kernel"].startswith("scale(")
    assert "def scale(x, y):" in re.sub("<[^>]*>", "", answer["stages"])
    assert (3, "missed") in notes(found)
    assert 'data-p="0:3"' in answer["stages"] and "Accesses" in answer["below"]
    json.dumps(answer)


@needs_clang
def test_syntax_errors_stand_at_their_lines() -> None:
    found = raised("__global__ void k(float* x) {\n  x[0] = 1.0f\n}\nint y = ;\n")
    answer = found.answer()
    assert notes(found) == [(2, "refused"), (4, "refused")]
    assert answer["remarks"][0]["text"] == "expected ';' after expression"
    assert answer["refused"].startswith("RK009") and answer["form"] is None
    assert "what to do" in answer["refusal"] and answer["bar"] == ""


@needs_clang
def test_a_refused_kernel_has_its_stages() -> None:
    source = "__global__ void k(int* lock) {\n  while (atomicCAS(lock, 0, 1) != 0);\n}\n"
    found = raised(source)
    assert (2, "refused") in notes(found)
    assert found.answer()["refused"].startswith("RK033") and "structure" in found.answer()["bar"]


@needs_clang
@pytest.mark.parametrize(
    "form, code",
    [({"grid": "x"}, "RK020"), ({"args": {"n": "?"}}, "RK020"), ({"block": "2048"}, "RK007")],
)
def test_a_form_that_does_not_fit_is_refused(form: Mapping[str, Any], code: str) -> None:
    answer = raised(SCALE, **form).answer()
    assert answer["refused"].startswith(code)
    assert answer["form"] is not None, "the form stays"


def test_lines_of_llvm_ir_are_those_of_the_editor() -> None:
    (example,) = [e for e in examples() if e["language"] == "llvm"]
    found = raised(example["source"], "llvm")
    lines = example["source"].split("\n")
    store = next(n for n, line in enumerate(lines, 1) if "store float" in line)
    assert f'data-p="0:{store}"' in found.answer()["below"]
    broken = raised(example["source"].replace("fadd float", "fadd flout"), "llvm")
    assert broken.report.refusal is not None and broken.report.refusal.code == "RK001"


@pytest.mark.parametrize(
    "source, line, words",
    [
        ("x = 1\ndef f(:\n", 2, "SyntaxError"),
        ("import math\n\nmath.sqrt(-1)\n", 3, "ValueError"),
        ("import sys\nsys.exit(3)\n", None, "ends the process"),
        ("x = 1\n", None, "no kernel"),
    ],
)
def test_python_that_does_not_run_says_where(source: str, line: int | None, words: str) -> None:
    found = raised(source, "python")
    assert words in found.answer()["refused"]
    assert [n for n, _ in notes(found)] == ([line] if line else [])


@needs_clang
@pytest.mark.parametrize("holds, expected", [("zeros", 0.0), ("ones", 2.0), ("ramp", 12.0)])
def test_arrays_hold_what_the_form_says(holds: str, expected: float) -> None:
    answer = ran(raised(SCALE), data={"x": holds})
    assert answer["ok"]
    assert f"to {expected:g}" in answer["html"]


@needs_clang
def test_an_uploaded_array_is_run_on(folder: Path) -> None:
    path = folder / "x.npy"
    np.save(path, np.full(1024, 21.0, np.float32))
    found = raised(SCALE)
    answer = ran(found, data={"x": "file"}, files={"x": str(path)})
    assert answer["ok"] and "from 42 to 42" in answer["html"]
    np.save(path, np.zeros(3, np.float32))
    with pytest.raises(Refusal) as refusal:
        ran(found, data={"x": "file"}, files={"x": str(path)})
    assert refusal.value.code == "RK006"


@needs_clang
def test_indices_are_drawn_again_until_the_kernel_stays_inside() -> None:
    source = """\
__global__ void gather(const float* x, const int* order, float* y) {
  y[threadIdx.x] = x[order[threadIdx.x]];
}
"""
    found = raised(source, grid="1", block="32")
    assert ran(found)["ok"]
    assert "y: float32[32]" in ran(found)["html"] and "x: float32" not in ran(found)["html"]


@needs_clang
def test_a_kernel_that_stays_not_inside_is_refused() -> None:
    found = raised("__global__ void k(float* x) { x[threadIdx.x + 5] = 1; }\n", grid="1")
    if found.job is None or found.job.lowering is None:
        assert found.report.refusal is not None
        return
    with pytest.raises(Refusal) as refusal:
        ran(found)
    assert refusal.value.code == "RK022"


@pytest.mark.sample(2)
@pytest.mark.parametrize("number", range(len(examples())))
@needs_clang
def test_examples_run(number: int) -> None:
    example = {n: v for n, v in examples()[number].items() if n != "title"}
    if example["language"] == "python":
        pytest.importorskip("numba.cuda")
    work = work_of({"do": "raise", **example})
    found = Raising(work, Compilers(), lambda step: None)
    assert found.report.refusal is None
    assert ran(found, data=work.data)["ok"]
