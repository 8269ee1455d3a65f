"""Every test kernel by its own code on the GPU of this machine, against the reference executor.

    pytest -m nightly -n 14 tests/native/gpu/test_kernels_on_gpu.py

Where JAX has no GPU, all are skipped. An array is left out where the reference executor itself
leaves something else in it when threads run in the opposite order: what atomics return, mostly.
"""

from __future__ import annotations

import jax
import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import LEVELS, SPECS, Size, Spec
from tests.native.direct import elements_like, load

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute
from raise_kernel.runtime.reference.running.order import BACKWARDS, FORWARDS

pytestmark = [pytest.mark.nightly, pytest.mark.usefixtures("x64")]

# %warpid is the warp's slot in its multiprocessor; the reference executor counts a block's warps.
MACHINE = ("warp_ids",)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [name for name in SPECS if name not in MACHINE])
def test_kernel(name: str, level: str):
    if jax.default_backend() != "gpu":
        pytest.skip("JAX has no GPU here")
    for size in SPECS[name].sizes[:2]:
        check(SPECS[name], level, size)


def check(spec: Spec, level: str, size: Size) -> None:
    """One kernel: each written array as the reference executor leaves it."""
    text = spec.path(level).read_text()
    kernel, module = load(text, spec.kernel), LLVMModule.parse(text)
    call = spec.call(size)
    lowered = kernel[call.launch].options(executor="native").lower(*call.args)
    assert lowered.executor == "native"
    result = lowered.run(sort_arguments(call.args, kernel.info, variables={}))
    memories = lowered.raised.written
    results = (result,) if len(memories) == 1 else result or ()
    forwards, backwards = (
        execute(module, spec.kernel, launch_of(call.launch), call.args, order=order)
        for order in (FORWARDS, BACKWARDS)
    )
    for memory, found in zip(memories, results, strict=True):
        want = forwards[memory]
        if _agree(backwards[memory], want, spec.tolerance):
            found = elements_like(np.asarray(found), want)
            assert_close(found, want, spec.tolerance, f"array {memory}")


def _agree(one: np.ndarray, other: np.ndarray, tolerance: float) -> bool:
    try:
        assert_close(one, other, tolerance, "")
    except AssertionError:
        return False
    return True
