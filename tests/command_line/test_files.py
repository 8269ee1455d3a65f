"""Files on the command line: arrays with their shapes, headers by relative paths, artifacts."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.clang import needs_clang
from tests.support.commands import ROOT, refused, run

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

SAXPY = (ROOT / "examples" / "saxpy.ll", "--grid", "1", "--block", "32", "--arg", "32")
PROGRAM = """
#include "square.h"
__constant__ float scale[4];
__global__ void k(const float* x, float* y) { y[threadIdx.x] = square(x[threadIdx.x]) * scale[0]; }
int main() { k<<<1, 32>>>(nullptr, nullptr); }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "include").mkdir()
    header = "__device__ inline float square(float v) { return v * v; }\n"
    (tmp_path / "include" / "square.h").write_text(header)
    (tmp_path / "app.cu").write_text(PROGRAM)
    return tmp_path


def test_an_array_of_a_file(folder: Path):
    x = np.arange(32, dtype=np.float32)
    np.save("u.npy", x)
    files = ("--arg", "2.0", "--arg", "x=u.npy", "--arg", "y=u.npy")
    done = run("raise-kernel", *SAXPY, *files, "--run", "--output", "y=v.npy")
    assert (done.code, done.err) == (0, "")
    np.testing.assert_array_equal(np.load("v.npy"), 3 * x)
    np.save("other.npy", -x)
    given = ("--run", "--input", "y=other.npy", "--output", "y=v.npy")
    assert run("raise-kernel", *SAXPY, *files, *given).code == 0
    np.testing.assert_array_equal(np.load("v.npy"), x)
    assert "tensor<32xf32>" in run("raise-kernel", *SAXPY, *files).out


def test_files_that_are_no_arrays(folder: Path):
    (folder / "text.npy").write_text("no array")
    np.save("words.npy", np.array(["a"]))
    rest = ("--arg", "2.0", "--arg", "y=f32[32]")
    assert "text.npy is no .npy file" in refused(
        "raise-kernel", (*SAXPY, *rest, "--arg", "x=text.npy"), "RK019"
    )
    assert "no type of numbers" in refused(
        "raise-kernel", (*SAXPY, *rest, "--arg", "x=words.npy"), "RK019"
    )
    assert "cannot read absent.npy" in refused(
        "raise-kernel", (*SAXPY, *rest, "--arg", "x=absent.npy"), "RK019"
    )
    said = refused("raise-kernel", (*SAXPY, *rest, "--arg", "words.npy"), "RK020")
    assert "--arg x=words.npy" in said


@needs_clang
@pytest.mark.parametrize("options", [["-Iinclude"], ["-I", "include"]])
def test_headers_by_relative_paths(folder: Path, options: list[str]):
    args = [word for option in options for word in ("--clang-arg", option)]
    listed = run("raise-kernel", "app.cu", "--list", *args)
    assert listed.code == 0
    assert "variable scale: float32[4], read" in listed.out
    source = PROGRAM.replace("app.cu", "")
    assert rk.from_cuda(source, clang_args=options).name == "k(float const*, float*)"


@needs_clang
def test_a_missing_header_is_named_with_where_to_look(folder: Path):
    missing = refused("raise-kernel", ("app.cu", "--list"), "RK009")
    assert "name the folder of" in missing and "--clang-arg -IFOLDER" in missing
    (folder / "cube.cu").write_text(
        '#include "helper_cuda.h"\n__global__ void k(float* x) { x[0] = cube(x[0]); }\n'
    )
    stand_in = refused("raise-kernel", ("cube.cu", "--list"), "RK009")
    assert "helper_cuda.h is a stand-in for that of CUDA's samples" in stand_in


@needs_clang
def test_structs_are_listed_with_their_fields(folder: Path):
    (folder / "fields.cu").write_text(
        "struct P { float a; int b[2]; };\n__constant__ P rule;\n"
        "__global__ void k(P p, float* y) { y[0] = p.a + p.b[1] + rule.a; }\n"
    )
    lines = run("raise-kernel", "fields.cu", "--list").out.splitlines()
    assert "  0: p: struct P {float, i32, i32}, 12 bytes" in lines
    assert "  variable rule: struct P, 12 bytes, read" in lines


def test_a_program_is_told_from_a_kernel(folder: Path):
    assert "raise-kernel run app.cu runs the program" in refused(
        "raise-kernel", ("app.cu", "--run"), "RK020"
    )


def test_an_artifact_is_a_function_again(folder: Path):
    x = np.arange(32, dtype=np.float32)
    shapes = ("--arg", "2.0", "--arg", "x=f32[32]", "--arg", "y=f32[32]")
    for name in ("saxpy.mlirbc", "saxpy.mlir"):
        assert run("raise-kernel", *SAXPY, *shapes, "-o", name).code == 0
        np.testing.assert_array_equal(rk.load_artifact(name)(x, x), 3 * x)
    (folder / "bad.mlirbc").write_bytes((folder / "saxpy.mlirbc").read_bytes()[:60])
    (folder / "bad.mlir").write_text("module {")
    for name in ("bad.mlirbc", "bad.mlir"):
        with pytest.raises(rk.Refusal) as caught:
            rk.load_artifact(name)
        assert caught.value.code == "RK044"
    with pytest.raises(rk.Refusal) as caught:
        rk.load_artifact("absent.mlir")
    assert caught.value.code == "RK019"


def test_representations_are_one_short_line():
    kernel = rk.load(SAXPY[0])
    x = np.zeros(32, np.float32)
    lowered = kernel[1, 32].lower(32, 2.0, x, x.copy())
    name = "saxpy(int, float, float const*, float*)"
    assert repr(kernel) == f"<Kernel {name}>"
    assert repr(kernel[1, 32]) == f"<Launcher {name}, grid (1, 1, 1), block (32, 1, 1)>"
    assert repr(lowered) == f"<Lowered {name}, executor xla>"
    assert repr(kernel.module).startswith("<LLVMModule ")
    assert repr(rk.texture(x)) == "<Texture of float32[32]>"
    assert repr(rk.surface(x)) == "<Surface of float32[32]>"
    assert repr(rk.table([x, x])) == "<Table of 2 elements>"
    report = verify_call(kernel[1, 32], (32, 2.0, x, x.copy()))
    assert repr(report) == f"<VerifyReport {name}: agrees>"


@pytest.mark.parametrize(
    "name, text, kind",
    [
        ("k.ptx", ".version 7.0\n.target sm_80\n", "PTX"),
        ("k.mlir", "module {\n}\n", "MLIR"),
        ("k.cpp", "int main() { return 0; }\n", "C or C++ source"),
        ("k.ll", ".version 7.0\n.target sm_80\n", "PTX"),
    ],
)
def test_a_file_of_another_kind_is_named_before_its_launch(
    name: str, text: str, kind: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text(text)
    for command in ((file,), ("explain", file)):
        assert f"{file} is {kind}, not LLVM IR" in refused("raise-kernel", command, "RK001")
