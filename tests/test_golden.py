"""The JAX source of twenty kernels, as files that people have read.

UPDATE_GOLDEN=1 pytest tests/test_golden.py     # write them anew, then read the difference
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
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


def source(name: str) -> str:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    launcher = raise_kernel.load(spec.path("O3"), kernel=spec.kernel)[call.grid, call.block]
    return launcher.options(target="cpu").lower(*call.args).as_text("jax")


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", KERNELS)
def test_golden(name: str):
    text = source(name)
    file = GOLDEN / f"{name}.py"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text)
    assert text == file.read_text()


def test_no_strays():
    assert {f.stem for f in GOLDEN.glob("*.py")} == set(KERNELS)


@pytest.mark.parametrize("name", KERNELS)
def test_reads_like_a_person_wrote_it(name: str):
    """Nothing computed for nobody, no reshape of a reshape, no mask that is one constant."""
    text = (GOLDEN / f"{name}.py").read_text()
    names = re.findall(r"^\s+(\w+) = ", text, re.MULTILINE)
    for variable in names:
        assert len(re.findall(rf"\b{variable}\b", text)) > 1, variable
    assert not re.search(r"\.reshape\([^()]*\)\.reshape", text)
    assert not re.search(r"jnp\.(full|zeros|ones)\([^)]*bool", text)
