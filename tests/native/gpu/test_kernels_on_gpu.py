"""Every test kernel by its own code on the GPU of this machine, against the reference executor.

    pytest -m nightly -n 14 tests/native/gpu/test_kernels_on_gpu.py

Where JAX has no GPU, all are skipped.
"""

from __future__ import annotations

import jax
import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import LEVELS, SPECS
from tests.native.direct import elements_like, load

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference.execute import execute

pytestmark = [pytest.mark.nightly, pytest.mark.usefixtures("x64")]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SPECS)
def test_kernel(name: str, level: str):
    if jax.default_backend() != "gpu":
        pytest.skip("JAX has no GPU here")
    spec = SPECS[name]
    text = spec.path(level).read_text()
    kernel, module = load(text, spec.kernel), LLVMModule.parse(text)
    for size in spec.sizes[:2]:
        call = spec.call(size)
        lowered = kernel[call.launch].options(executor="native").lower(*call.args)
        assert lowered.executor == "native"
        arguments = sort_arguments(call.args, kernel.info, variables={})
        result = lowered.run(arguments)
        memories = lowered.raised.written
        results = (result,) if len(memories) == 1 else result or ()
        expected = execute(module, spec.kernel, launch_of(call.launch), call.args)
        for memory, found in zip(memories, results, strict=True):
            want = expected[memory]
            assert_close(elements_like(np.asarray(found), want), want, spec.tolerance, f"array {memory}")
