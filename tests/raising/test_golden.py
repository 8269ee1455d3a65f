"""The JAX source of twenty kernels, and the StableHLO that GPUs run for some workloads, as files
that people have read.

UPDATE_GOLDEN=1 pytest tests/raising/test_golden.py     # write them anew, then read the difference
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import jax
import pytest
from bench.catalogue import workloads
from tests.kernels.specs import SPECS

import raise_kernel

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FOLDERS = {
    "elementwise": ("gelu", "pixel_gray", "saxpy", "scale4"),
    "moves": ("copy_rows", "lower_triangle", "permute", "permute3d", "transpose", "upsample"),
    "stencils": ("heat1d", "jacobi2d", "laplacian", "periodic", "stencil3d", "trajectory"),
    "sums": ("batched", "colsum", "column_sum", "matvec", "outer_product", "vecmat"),
}
KERNELS = {name: GOLDEN / folder / f"{name}.py" for folder in FOLDERS for name in FOLDERS[folder]}

# XLA makes one fused kernel of layernorm and of softmax as they are, and five of the former where
# a sum of a row has three users. The third: matrix products, and sums that start from zero.
WORKLOADS = {
    name: GOLDEN / "gpus" / f"{name}.mlir" for name in ("layernorm", "softmax", "dg_wave_2")
}


def source(name: str) -> str:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    launcher = raise_kernel.load(spec.path("O3"), kernel=spec.kernel)[call.grid, call.block]
    return launcher.options(target="cpu").lower(*call.args).as_text("jax")


def gpu_program(name: str) -> str:
    """What CUDA devices run for a workload at its size for them."""
    (workload,) = workloads(names=(name,))
    size = dict(workload.sizes["gpu"])
    shapes = {
        array: jax.ShapeDtypeStruct(shape, dtype)
        for array, (shape, dtype) in workload.shapes_of(size).items()
    }
    texts = []
    for step in workload.program(**size).distinct():
        kernel = raise_kernel.load(workload.cuda, kernel=step.kernel)
        launcher = kernel[step.grid, step.block].options(target="cuda")
        args = [shapes[a] if isinstance(a, str) else a for a in step.args]
        texts.append(launcher.lower(*args).as_text("stablehlo"))
    return "\n".join(texts)


def compare(text: str, file: Path) -> None:
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text)
    assert text == file.read_text()


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", KERNELS)
def test_golden(name: str):
    compare(source(name), KERNELS[name])


@pytest.mark.sample(2)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", WORKLOADS)
def test_golden_on_gpus(name: str):
    compare(gpu_program(name), WORKLOADS[name])


def test_no_strays():
    files = {file for file in GOLDEN.rglob("*") if file.suffix in (".py", ".mlir")}
    assert files == {*KERNELS.values(), *WORKLOADS.values()}


@pytest.mark.parametrize("name", KERNELS)
def test_reads_like_a_person_wrote_it(name: str):
    """Nothing computed for nobody, no reshape of a reshape, no mask that is one constant."""
    text = KERNELS[name].read_text()
    names = re.findall(r"^\s+(\w+) = ", text, re.MULTILINE)
    for variable in names:
        assert len(re.findall(rf"\b{variable}\b", text)) > 1, variable
    assert not re.search(r"\.reshape\([^()]*\)\.reshape", text)
    assert not re.search(r"jnp\.(full|zeros|ones)\([^)]*bool", text)
