"""Every test kernel by its own code on the CPU, against the reference executor.

A part of the table runs here, at one level and size each; `-m nightly` runs all of it at all levels
and sizes, and the raised kernel's adversarial inputs too.
"""

from __future__ import annotations

import zlib

import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import LEVELS, SPECS, Size
from tests.native.direct import elements_like, load, native_arrays

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.native.cpu.types import Unknown
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")

# Kernels without native code, by the word that names what is missing.
MISSING = {
    "warp.mma": (
        *("mma16816", "mma_s8", "mma_tf32", "wmma_product", "rows_product", "tiles16"),
        *("wm", "tf", "s8", "um", "dd", "bf"),
    ),
    "warp.rows": ("rows_data", "rows_store"),
    "barrier of the whole grid": ("group_grid_steps", "group_grid_sum"),
}
REFUSED = {name: word for word, names in MISSING.items() for name in names}

# Every so many kernels of the table, and those that show what is particular to native code.
STEP = 100
PARTICULAR = (
    *("histogram256", "tree_volatile", "tree_syncwarp", "warp_matches", "named", "last_block"),
    *("cas16", "call_by_table", "collide", "moments_tree", "flash_attention", "mandelbrot"),
    *("trigonometry", "multiply_add_bf16", "multiply_add_f16", "divide", "wvote", "newton"),
    *("warp_partial",),
)
QUICK = [name for k, name in enumerate(SPECS) if k % STEP == 0 or name in PARTICULAR]


@pytest.mark.sample(2)
@pytest.mark.optimized
@pytest.mark.parametrize("name", QUICK)
def test_kernel(name: str):
    size = SPECS[name].sizes[0]
    check(name, "O2", size)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", QUICK)
def test_kernel_with_tests_of_accesses(name: str):
    check(name, "O1", SPECS[name].sizes[0], tests=True)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SPECS)
def test_the_whole_table_with_tests_of_accesses(name: str):
    for size in SPECS[name].sizes[:2]:
        check(name, "O3", size, tests=True)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("level", LEVELS)
def test_kernel_at_all_sizes(name: str, level: str):
    for size in SPECS[name].sizes:
        check(name, level, size)


@pytest.mark.nightly
@pytest.mark.parametrize("name", [name for name in SPECS if name not in REFUSED])
def test_adversarial_inputs(name: str):
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    kernel = load(spec.path("O2"), spec.kernel)
    lowered = kernel[call.launch].options(executor="native").lower(*call.args)
    assert lowered.executor == "native"
    seed = zlib.crc32(name.encode())
    for drawn in adversarial_rounds(lowered, kernel.module, call.args, rounds=4, seed=seed):
        assert drawn.report is None or drawn.report.ok, str(drawn.report)


def check(name: str, level: str, size: Size, tests: bool = False) -> None:
    """One kernel: all arrays, written or not, as the reference executor leaves them."""
    spec = SPECS[name]
    call = spec.call(size)
    kernel = load(spec.path(level), spec.kernel)
    if name in REFUSED:
        with pytest.raises(Unknown, match=REFUSED[name]):
            native_arrays(kernel, call.launch, call.args, tests)
        return
    found = native_arrays(kernel, call.launch, call.args, tests)
    module = LLVMModule.parse(spec.path(level).read_text())
    expected = execute(module, spec.kernel, launch_of(call.launch), call.args)
    for number, (new, want) in enumerate(zip(found, expected, strict=True)):
        assert_close(elements_like(new, want), want, spec.tolerance, f"array {number}")
