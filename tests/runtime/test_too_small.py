"""Arrays that are too small, null pointers, shared memory that was not asked for: refused where an
access is certain, warned of where it depends on data, silent where a guard keeps it inside."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import numpy as np
import pytest
from tests.kernels.levels import LEVELS, ir_file

import raise_kernel as rk
from raise_kernel.tools.options.argument_text import parse_argument
from raise_kernel.tools.raise_kernel import run as command_line

HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %small = icmp slt i32 %t, %n
  br i1 %small, label %yes, label %end
yes:
  %p = getelementptr float, ptr %x, i32 %t
  %q = getelementptr float, ptr %y, i32 %t
"""
COPY = "  %v = load float, ptr %p\n  store float %v, ptr %q\n  br label %end\n"
# Only read where another array says so.
ON_DATA = """  %v = load float, ptr %q
  %c = fcmp ogt float %v, 0.0
  br i1 %c, label %more, label %end
more:
  %w = load float, ptr %p
  store float %w, ptr %q
  br label %end
"""
# As C++ has it: `x ? x[t] : 1`.
OPTIONAL = """  %none = icmp eq ptr %x, null
  br i1 %none, label %without, label %with
with:
  %v = load float, ptr %p
  br label %both
without:
  br label %both
both:
  %r = phi float [ %v, %with ], [ 1.0, %without ]
  store float %r, ptr %q
  br label %end
"""
END = "end:\n  ret void\n}\n"
Y = np.ones(64, np.float32)
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def launch(body: str) -> rk.Launcher:
    return rk.load(HEAD + body + END)[1, 64]


def zeros(count: int) -> np.ndarray:
    return np.zeros(count, np.float32)


@pytest.mark.parametrize("count", [0, 1, 39])
def test_an_array_that_is_too_small(count: int):
    with pytest.raises(rk.Refusal, match=r"reads .*\bx, which has") as caught:
        launch(COPY)(zeros(count), Y, 40)
    assert caught.value.code == "RK022"
    with pytest.raises(rk.Refusal, match=r"writes .*\by, which has"):
        launch(COPY)(zeros(40), zeros(count), 40)


@pytest.mark.parametrize(("count", "n"), [(40, 40), (64, 64), (0, 0), (0, -3), (1, 1)])
def test_an_array_that_is_just_large_enough(count: int, n: int):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = np.asarray(launch(COPY)(zeros(count), Y, n))
    np.testing.assert_array_equal(found, np.where(np.arange(64) < count, 0, 1))


def test_none_that_is_read_or_written():
    for args in ((None, Y, 40), (Y, None, 40)):
        with pytest.raises(rk.Refusal, match="a null pointer") as caught:
            launch(COPY)(*args)
        assert caught.value.code == "RK022"
        assert "None" in (caught.value.hint or "")


def test_none_that_the_kernel_asks_for():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = launch(OPTIONAL)(None, zeros(64), 40)
    np.testing.assert_array_equal(np.asarray(found), np.arange(64) < 40)


@pytest.mark.parametrize("x", [None, zeros(30)], ids=["none", "small"])
def test_where_data_decides_it_is_a_warning_once(x: np.ndarray | None):
    text = HEAD.replace("@k", f"@k{0 if x is None else len(x)}") + ON_DATA + END
    kernel = rk.load(text)[1, 64]
    with pytest.warns(rk.KernelWarning, match="where a condition on data holds"):
        kernel(x, Y, 40)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        kernel(x, Y, 41)


@pytest.mark.parametrize("dtype", [np.int32, np.uint32, np.int64, np.bool_])
def test_integers_that_are_taken_for_floats(dtype: type):
    x = np.zeros(64, dtype)
    kernel = rk.load((HEAD + COPY + END).replace("@k", f"@bits_{np.dtype(dtype).name}"))[1, 16]
    with pytest.warns(rk.KernelWarning, match="takes its bits for f32: nothing is converted"):
        kernel.lower(x, Y, 16)


def test_bytes_and_floats_are_not_warned_of():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        launch(COPY).lower(np.zeros(256, np.uint8), Y, 40)
        launch(COPY).lower(zeros(64), Y, 40)


@pytest.mark.parametrize("word", ["f8", "f4", "i4", "u2", "c8"])
def test_sizes_of_dtypes_are_in_bits(word: str):
    with pytest.raises(rk.Refusal, match=f"no dtype is called '{word}'"):
        parse_argument(f"{word}[8]")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("x", "y", "said"),
    [
        ("16,16", "1024,1024", "reads element [0-9]+ of x, which has 256 of f32"),
        ("1023,1024", "1024,1024", "reads element [0-9]+ of x, which has 1047552 of f32"),
        ("1024,1024", "16,16", "writes element [0-9]+ of y, which has 256 of f32"),
    ],
)
def test_the_command_line_refuses(
    capsys: pytest.CaptureFixture[str], level: str, x: str, y: str, said: str
):
    example = str(ir_file(EXAMPLES / "jacobi2d.cu", level))
    command = [example, "--kernel", "jacobi2d", "--grid", "64,64", "--block", "16,16"]
    arguments = ["--arg", f"x=f32[{x}]", "--arg", f"y=f32[{y}]", "--arg", "n=1024"]
    assert command_line([*command, *arguments]) == 1
    found = capsys.readouterr().err
    assert "error[RK022]" in found and re.search(said, found), found
    assert ("jacobi2d.cu:" in found) == (level == "O1"), "its line, where the file has lines"


def test_the_command_line_warns_without_being_asked(
    tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "k.ll").write_text(HEAD + ON_DATA + END)
    command = [str(tmp_path / "k.ll"), "--grid", "1", "--block", "64"]
    for x in ("null", "f32[30]"):
        assert command_line([*command, "--arg", x, "--arg", "f32[64]", "--arg", "40"]) == 0
        assert "warning: " in capsys.readouterr().err
    (tmp_path / "c.ll").write_text(HEAD + COPY + END)
    command[0] = str(tmp_path / "c.ll")
    assert (
        command_line([*command, "--arg", "x=f32[64]", "--arg", "f32[64]", "--arg", "40", "--run"])
        == 0
    )
    assert "no --input for x" in capsys.readouterr().err
