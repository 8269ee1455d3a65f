"""A kernel as the code generator for GPUs gets it: an entry, linked and optimized, computes on the
reference executor what the kernel as it came does."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import SPECS
from tests.native.gpu.test_ptx import of_spec

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.ptx import checked_entry, optimized_text
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")

QUICK = (
    *("saxpy", "matmul_tile16", "tree_sum", "warp_sum", "histogram256", "group_grid_sum"),
    *(
        "call_by_table",
        "crc_byte",
        "bitonic_sort",
        "flash_attention",
        "lu_internal",
        "needle_upper",
    ),
)


def check(name: str, level: str, tests: bool = False) -> None:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    entry = entry_of(of_spec(name, level))
    if "@__nv_" in entry.text and libdevice() is None:
        pytest.skip("no libdevice")
    if tests:
        entry = replace(entry, text=checked_entry(entry, GpuTarget()).text)
    arrays = [np.array(arg) for arg in call.args if isinstance(arg, np.ndarray)]
    args = [*arrays, np.zeros(1, np.uint32)] if entry.grid_barriers else arrays
    module = LLVMModule.parse(optimized_text(entry, GpuTarget()))
    launch = launch_of(call.launch)
    found = execute(module, entry.name, launch, args)
    wanted = execute(LLVMModule.parse(spec.path(level).read_text()), spec.kernel, launch, call.args)
    for number, (new, want) in enumerate(zip(found, wanted, strict=False)):
        assert_close(new.reshape(want.shape), want, spec.tolerance, f"{name}: array {number}")


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", QUICK)
def test_computes_the_same(name: str) -> None:
    check(name, "O3")


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", QUICK)
def test_computes_the_same_with_tests_of_accesses(name: str) -> None:
    check(name, "O1", tests=True)


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(SPECS))
def test_the_whole_table_computes_the_same_with_tests_of_accesses(name: str) -> None:
    try:
        check(name, "O3", tests=True)
    except Refusal as refusal:
        assert "access" in refusal.message or "address" in refusal.message


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(SPECS))
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_the_whole_table_computes_the_same(name: str, level: str) -> None:
    check(name, level)
