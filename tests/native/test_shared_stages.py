"""Native code is made of the program that raising left after `parallelize`, not of a second run."""

from __future__ import annotations

import pytest
from tests.kernels.specs import SPECS

from raise_kernel import Kernel, driver
from raise_kernel.frontend.module import LLVMModule, find_kernel


def _specialized(name: str) -> driver.Specialized:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    module = LLVMModule.parse(spec.path("O3").read_text(), name)
    kernel = Kernel(module, find_kernel(module, spec.kernel))
    return kernel[call.launch].lower(*call.args).specialized


def test_the_kernel_raised_last_is_not_staged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = _specialized("saxpy"), _specialized("jacobi2d")
    wanted = {s: str(driver.run_stages(s, "parallelize")) for s in (first, second)}
    driver.raise_specialized(second)
    ran: list[driver.Specialized] = []
    run_stages = driver.run_stages

    def counted(specialized: driver.Specialized, last: str | None = None) -> object:
        ran.append(specialized)
        return run_stages(specialized, last)

    monkeypatch.setattr(driver, "run_stages", counted)
    assert str(driver.parallelized(second)) == wanted[second]
    assert ran == []
    assert str(driver.parallelized(first)) == wanted[first]
    assert ran == [first]


def test_a_kernel_that_does_not_run_is_not_kept() -> None:
    first, second = _specialized("saxpy"), _specialized("jacobi2d")
    driver.raise_specialized(second)
    kept = driver._parallelized
    driver.raise_specialized(first, options=driver.Options(runs=False))
    assert kept is not None and driver._parallelized is kept
