"""Forms: launches and arguments that are guessed from a kernel's signature."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support.clang import needs_clang

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.read_module import read_module
from raise_kernel.tools.explore.form import Form, Parameter, form_of_module, summary, with_typed
from raise_kernel.tools.explore.numba_form import form_of_kernels
from raise_kernel.tools.explore.work import Work
from raise_kernel.tools.options.numba_file import kernels_of_file

SOURCE = """\
#include <cuda_runtime.h>
struct Grid { float* cells; int width; double step; };
__constant__ float weights[9];
__global__ void line(const float* x, unsigned char* y, const int* order, int n, double a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (unsigned char)(x[order[i]] * a);
}
extern "C" __global__ void plane(float* out, Grid grid, bool twice) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  float v = grid.cells[i * grid.width + j] * (float)grid.step * weights[j % 9];
  out[i * grid.width + j] = twice ? 2 * v : v;
}
"""


def forms(source: str, tmp_path: Path, **typed: Any) -> Form:
    path = tmp_path / "kernel.cu"
    path.write_text(source)
    return form_of_module(read_module(path), Work("raise", source, **typed))


def values(form: Form) -> dict[str, str]:
    return {p.name: p.value for p in form.parameters}


@needs_clang
def test_arrays_are_as_large_as_the_launch(tmp_path: Path) -> None:
    form = forms(SOURCE, tmp_path)
    assert form.kernel.startswith("line(") and len(form.kernels) == 2
    assert (form.grid, form.block) == ("4", "256")
    assert values(form) == {
        "x": "f32[1024]",
        "y": "u8[1024]",
        "order": "i32[1024]",
        "n": "1024",
        "a": "1.0",
    }
    assert [p.words for p in form.parameters][:2] == ["f32 array, read", "u8 array, written"]


@needs_clang
def test_the_form_follows_the_kernel_and_the_launch(tmp_path: Path) -> None:
    form = forms(SOURCE, tmp_path, kernel="plane", grid="2,3", block="8,16")
    assert (form.kernel, form.grid, form.block) == ("plane", "2,3", "8,16")
    assert values(form) == {
        "out": "f32[48,16]",
        "grid": "{f32[48,16],16,1.0}",
        "twice": "true",
        "weights": "f32[9]",
    }
    assert form.parameters[-1].option == "--global"


@needs_clang
def test_what_was_typed_stays_and_empties_to_the_guess(tmp_path: Path) -> None:
    form = forms(SOURCE, tmp_path, args={"n": "77", "x": " ", "gone": "1"})
    assert values(form)["n"] == "77" and values(form)["x"] == "f32[1024]"
    assert "gone" not in values(form)


@needs_clang
@pytest.mark.parametrize("launch", ["", ",", "x", "0,0,0,0", "9" * 30])
def test_a_launch_that_is_being_typed_has_a_form(tmp_path: Path, launch: str) -> None:
    form = forms(SOURCE, tmp_path, grid=launch)
    assert form.grid == (launch or "4") and len(form.parameters) == 5


@needs_clang
def test_a_source_without_a_kernel_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no kernel") as found:
        forms("__device__ int f(int x) { return x; }\n", tmp_path)
    assert found.value.code == "RK003"


def test_only_arrays_hold_something() -> None:
    parameters = [Parameter("x", "", "1", False), Parameter("y", "", "f32[3]", True)]
    typed = {"x": "f32[2, 2]", "y": "@x"}
    assert [p.is_array for p in with_typed(parameters, typed)] == [True, False]


def test_the_page_hears_of_all_of_it() -> None:
    form = Form("k", ("k", "m"), "1", "32", (Parameter("x", "f32 array", "f32[32]", True),))
    assert summary(form)["parameters"] == [
        {"name": "x", "words": "f32 array", "value": "f32[32]", "isArray": True}
    ]


NUMBA = """\
from numba import cuda


@cuda.jit
def gather(x, order, out, scale):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = x[order[i]] * scale


@cuda.jit
def rows(matrix, starts, totals, n):
    j = cuda.blockIdx.x
    for k in range(starts[j], starts[j + 1]):
        cuda.atomic.add(totals, (j, 0), matrix[j, k])
    if j == n:
        totals[j, 0] = 0.0


@cuda.jit
def clip(image, limit):
    i, j = cuda.grid(2)
    height, width = image.shape
    if i < height and j < width and image[i, j] > limit:
        image[i, j] = limit
"""


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    pytest.importorskip("numba.cuda")
    path = tmp_path_factory.mktemp("numba") / "kernel.py"
    path.write_text(NUMBA)
    return kernels_of_file(path)


@pytest.mark.parametrize(
    "kernel, launch, expected",
    [
        (
            "gather",
            ("4", "256"),
            {"x": "f32[1024]", "order": "i32[1024]", "out": "f32[1024]", "scale": "1.0"},
        ),
        (
            "rows",
            ("4", "256"),
            {
                "matrix": "f32[1024,1024]",
                "starts": "i32[1024]",
                "totals": "f32[1024,1024]",
                "n": "1024",
            },
        ),
        ("clip", ("4,4", "16,16"), {"image": "f32[64,64]", "limit": "1.0"}),
    ],
)
def test_uses_say_what_a_python_parameter_is(
    kernels: dict[str, object], kernel: str, launch: tuple[str, str], expected: dict[str, str]
) -> None:
    form = form_of_kernels(kernels, Work("raise", NUMBA, "python", kernel=kernel))
    assert (form.grid, form.block) == launch
    assert values(form) == expected


def test_the_last_python_kernel_is_shown_first(kernels: dict[str, object]) -> None:
    assert form_of_kernels(kernels, Work("raise", NUMBA, "python")).kernel == "clip"
