"""The forms of a launch that a search looks at, for either kind of device.

A search goes in two rounds: `first_forms` are other vectors or another granularity, `second_forms`
follow from the best of those.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.cpu import form as cpu_forms
from raise_kernel.runtime.native.cpu.code import CpuCode
from raise_kernel.runtime.native.cpu.form import CpuForm
from raise_kernel.runtime.native.gpu import form as gpu_forms
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.form import GpuForm

if TYPE_CHECKING:
    from raise_kernel.runtime.native.gpu.program import GpuCode

NativeCode: TypeAlias = "CpuCode | GpuCode"
Form = CpuForm | GpuForm


def plain_form(platform: str) -> Form:
    """The form that a launch has without a search."""
    return gpu_forms.PLAIN if platform == "cuda" else cpu_forms.PLAIN


def first_forms(specialized: Specialized, raised: Raised, platform: str) -> list[Form]:
    """Forms of another shape, the likeliest first."""
    if platform == "cpu":
        from raise_kernel.runtime.native.cpu.geometry import widest

        return list(cpu_forms.vectors(widest() == 16))
    from raise_kernel.runtime.native.gpu.granularity import candidates
    from raise_kernel.runtime.native.gpu.program import gpu_independence

    unit = gpu_independence(specialized, raised).unit
    return [*candidates.shapes(specialized.signature.launch, unit, driver().processors)]


def units(specialized: Specialized, raised: Raised) -> str:
    """What of a launch may be regrouped on a GPU."""
    from raise_kernel.runtime.native.gpu.program import gpu_independence

    return gpu_independence(specialized, raised).unit


def second_forms(best: Form, code: NativeCode) -> list[Form]:
    """Forms of the best shape, whose code this is."""
    if isinstance(best, CpuForm):
        return [*cpu_forms.parts(best)]
    from raise_kernel.runtime.native.gpu.granularity import candidates
    from raise_kernel.runtime.native.gpu.program import GpuCode

    assert isinstance(code, GpuCode)
    assert code.launch is not None
    registers = code.launch.loaded().kernel.registers
    return [*candidates.codes(best, registers, "ld.global.nc" in code.text)]


def joined(best: Form, others: Sequence[Form]) -> Form:
    """`best` with what each of the others, of the same shape, changes."""
    plain = plain_form("cpu" if isinstance(best, CpuForm) else "cuda")
    fields = ("chunks",) if isinstance(best, CpuForm) else ("unroll", "registers", "read_only")
    for other in reversed(others):
        changed = {n: getattr(other, n) for n in fields if getattr(other, n) != getattr(plain, n)}
        best = replace(best, **changed)
    return best


class Compilers:
    """Code for GPUs is compiled ahead, by processes on all cores; for CPUs when it is asked for.

    What is made lies in the cache on disk, where `native_code` finds it.
    """

    def __init__(self, specialized: Specialized, raised: Raised, contracts: bool) -> None:
        self._kernel = specialized, raised, contracts
        self._pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) - 1))
        self._begun: dict[Form, Future[None]] = {}

    def __enter__(self) -> Compilers:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)

    def begin(self, forms: Sequence[Form]) -> None:
        """Start on the code of some forms."""
        for form in forms:
            if isinstance(form, GpuForm):
                self._begun[form] = self._pool.submit(self._compile, form)

    def wait(self, form: Form, most: float) -> bool:
        """Whether a form's code is there, within so many seconds."""
        begun = self._begun.get(form)
        if begun is not None:
            wait((begun,), max(0.0, most))
        return begun is None or begun.done()

    def _compile(self, form: GpuForm) -> None:
        from raise_kernel.runtime.native.gpu.program import gpu_ptx

        try:
            gpu_ptx(*self._kernel, form)
        except Refusal:  # it comes again, to be told, when the form's code is asked for
            return
