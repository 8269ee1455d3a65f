"""The JAX source of twenty kernels, and the StableHLO that GPUs run for some workloads, as files
that people have read.

UPDATE_GOLDEN=1 pytest tests/test_golden.py     # write them anew, then read the difference
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

GOLDEN = Path(__file__).parent / "golden"
KERNELS = (
    "saxpy",
    "jacobi2d",
    "heat1d",
    "stencil3d",
    "laplacian",
    "vecmat",
    "matvec",
    "transpose",
    "permute3d",
    "batched",
    "column_sum",
    "colsum",
    "copy_rows",
    "scale4",
    "trajectory",
    "upsample",
    "periodic",
    "permute",
    "lower_triangle",
    "pixel_gray",
    "outer_product",
    "gelu",
)

# XLA makes one fused kernel of layernorm and of softmax as they are, and five of the former where
# a sum of a row has three users. The third: matrix products, and sums that start from zero.
WORKLOADS = ("layernorm", "softmax", "dg_wave_2")


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
    compare(source(name), GOLDEN / f"{name}.py")


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", WORKLOADS)
def test_golden_on_gpus(name: str):
    compare(gpu_program(name), GOLDEN / f"{name}.mlir")


def test_no_strays():
    assert {f.stem for f in GOLDEN.glob("*.py")} == set(KERNELS)
    assert {f.stem for f in GOLDEN.glob("*.mlir")} == set(WORKLOADS)


@pytest.mark.parametrize("name", KERNELS)
def test_reads_like_a_person_wrote_it(name: str):
    """Nothing computed for nobody, no reshape of a reshape, no mask that is one constant."""
    text = (GOLDEN / f"{name}.py").read_text()
    names = re.findall(r"^\s+(\w+) = ", text, re.MULTILINE)
    for variable in names:
        assert len(re.findall(rf"\b{variable}\b", text)) > 1, variable
    assert not re.search(r"\.reshape\([^()]*\)\.reshape", text)
    assert not re.search(r"jnp\.(full|zeros|ones)\([^)]*bool", text)
