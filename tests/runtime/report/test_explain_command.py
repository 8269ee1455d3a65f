"""`raise-kernel explain`: pages and text, of kernels that are raised and of refused ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.clang import needs_clang
from tests.support.commands import COMMAND, ROOT, refusal, run

JACOBI = (str(ROOT / "examples/jacobi2d.cu"), *COMMAND[1:])


def explain(*argv: object):
    return run("raise-kernel", "explain", *argv)


def test_text_of_llvm_ir_has_its_lines() -> None:
    code, out, err = explain(*COMMAND)
    assert (code, err) == (0, "")
    assert out.startswith("jacobi2d(float const*, float*, int)\n4×4 blocks of 16×16 threads\n")
    assert "  load of x in line" in out
    assert ": a slice, " in out and "gathered" not in out
    assert "def jacobi2d(" in out


@needs_clang
def test_a_page_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert explain(*JACOBI, "-o", path) == (0, "", "")
    text = path.read_text()
    assert text.startswith("<!doctype html>") and "__global__" in text
    assert [p.name for p in tmp_path.iterdir()] == ["report.html"]


def test_text_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.txt"
    assert explain(*COMMAND, "-o", path).code == 0
    assert path.read_text() == explain(*COMMAND).out


@needs_clang
def test_an_array_of_indices_is_no_gather(tmp_path: Path) -> None:
    source = tmp_path / "pick.cu"
    source.write_text(
        "__global__ void pick(const float* x, const int* order, float* y) {\n"
        "  int i = threadIdx.x;\n  y[i] = x[order[i]];\n}\n"
    )
    arrays = [word for kind in ("f32", "i32", "f32") for word in ("--arg", f"{kind}[64]")]
    out = explain(source, "--grid", "1", "--block", "64", *arrays).out
    assert "  load of order[i] in line 3: the whole array, in order\n" in out
    assert "  load of x[order[i]] in line 3: elements are gathered one by one, 256 bytes" in out


def test_no_other_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"
    assert ".html, .txt" in refusal(explain(*COMMAND, "-o", path), "RK020")
    assert not path.exists()


@pytest.mark.parametrize("argv", [(), ("--list",), ("--grid", "x")])
def test_a_wrong_command_is_refused_without_a_page(argv: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    refusal(explain(COMMAND[0], *argv, "-o", path), "RK020")
    assert not path.exists()


@needs_clang
def test_source_that_clang_refuses_is_a_page(tmp_path: Path) -> None:
    source, page = tmp_path / "bad.cu", tmp_path / "report.html"
    source.write_text("__global__ void k(float* x) {\n  x[0] = <script>;\n}\n")
    launch = ("--grid", "1", "--block", "1", "--arg", "f32[1]")
    code, out, err = explain(source, *launch, "-o", page)
    assert (code, out) == (1, "") and err.startswith("error[RK009]")
    text = page.read_text()
    assert "Refused: RK009" in text and "what to do" in text
    assert 'class="l refused" id="l0-2"' in text
    assert "<script>;" not in text


def test_wrong_arguments_are_a_page(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    code, _, err = explain(*COMMAND[:-2], "-o", page)
    assert code == 1 and err.startswith("error[RK005]")
    assert "Refused: RK005" in page.read_text()
    assert "--list shows them" in page.read_text()


def test_a_missing_file_is_no_page(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    refusal(explain(tmp_path / "no.ll", *COMMAND[1:], "-o", page), "RK019")
    assert not page.exists()
