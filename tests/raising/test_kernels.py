"""Every test kernel: raised, on the reference executor, and in NumPy, at four optimization levels,
and on adversarial inputs (runtime/inputs/adversary.py).

Here 24 kernels run, each at the one level and size that `quick` of its spec says, and one in
four of those with floats as XLA optimizes it; `-m nightly` runs all, at all levels and sizes, so.
"""

from __future__ import annotations

import zlib
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest
from tests.kernels.compare import as_arrays, assert_close
from tests.kernels.specs import LEVELS, SPECS, Size
from tests.support.unoptimized import unoptimized

import raise_kernel
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")


def cases(*, nightly: bool) -> list[Any]:
    """(name, level, size) of the quick suite, or of all."""
    found = []
    for spec in SPECS.values():
        for level in LEVELS:
            places = [k for k, quick in enumerate(spec.quick) if quick == level]
            quick = [spec.sizes[k % len(spec.sizes)] for k in places]
            for size in spec.sizes if nightly else quick:
                label = "x".join(map(str, size)) if isinstance(size, tuple) else str(size)
                found.append(
                    pytest.param(spec.name, level, size, id=f"{spec.name}-{level}-{label}")
                )
    return found


# Adversarial inputs of each case, here and nightly.
ROUNDS = 1
NIGHTLY_ROUNDS = 8


@pytest.mark.sample(12)
@pytest.mark.optimized
@pytest.mark.parametrize(("name", "level", "size"), cases(nightly=False))
def test_kernel(name: str, level: str, size: Size):
    optimized = zlib.crc32(name.encode()) % 4 == 0 and has_floats(name, size)
    with nullcontext() if optimized else unoptimized():
        check(name, level, size, ROUNDS)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "level", "size"), cases(nightly=True))
def test_kernel_at_all_sizes(name: str, level: str, size: Size):
    check(name, level, size, NIGHTLY_ROUNDS)


def has_floats(name: str, size: Size) -> bool:
    """Whether an array or a scalar is of floats, so that XLA's optimizations may change roundings.

    Only then a compilation with all of them can show what one without them does not.
    """
    values = [np.asarray(arg) for arg in SPECS[name].call(size).args]
    return not all(value.dtype.kind in "iub" for value in values)


def check(name: str, level: str, size: Size, rounds: int) -> None:
    """One kernel at one level and size: text, and the written arrays three ways; then the raised
    kernel and the reference executor on adversarial inputs."""
    spec = SPECS[name]
    call = spec.call(size)
    kernel = raise_kernel.load(spec.path(level), kernel=spec.kernel)
    lowered = kernel[call.launch].lower(*call.args)
    text = lowered.as_text("stablehlo")
    for operation in spec.free_of:
        assert f"stablehlo.{operation}" not in text, text
    written = lowered.raised.written
    arrays = [arg for arg in call.args if isinstance(arg, np.ndarray)]
    old = [arrays[number] for number in written]
    raised = as_arrays(kernel[call.launch](*call.args), old)
    after = _on_reference_executor(spec.path(level).read_text(), spec.kernel, call)
    for number, (new, before) in enumerate(zip(after, arrays, strict=True)):
        if number not in written:
            np.testing.assert_array_equal(
                new.view(np.uint8), before.view(np.uint8), err_msg=f"array {number} is not written"
            )
    for new, number in zip(raised, written, strict=True):
        assert_close(new, after[number], spec.tolerance, f"array {number}, reference executor")
    if spec.numpy is not None:
        for new, want in zip(raised, _in_numpy(spec, call), strict=True):
            assert_close(new, want, spec.tolerance, "NumPy")
    seed = zlib.crc32(f"{name} {level} {size}".encode())
    for drawn in adversarial_rounds(lowered, kernel.module, call.args, rounds=rounds, seed=seed):
        assert drawn.report is None or drawn.report.ok, str(drawn.report)


def _on_reference_executor(text: str, kernel: str, call: Any) -> list[np.ndarray]:
    return execute(LLVMModule.parse(text), kernel, launch_of(call.launch), call.args)


def _in_numpy(spec: Any, call: Any) -> tuple[Any, ...]:
    copies = [arg.copy() if isinstance(arg, np.ndarray) else arg for arg in call.args]
    with np.errstate(all="ignore"):
        result = spec.numpy(*copies)
    return result if isinstance(result, tuple) else (result,)
