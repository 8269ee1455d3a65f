"""Standardizes a kernel written as LLVM text, runs it, and compares with the LLVM text itself."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from tests.support.lanes import run_lanes
from tests.support.std_to_llvm import run_standard

from raise_kernel.bindings import ir
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.signature import Launch, Memory, Scalar, Signature
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_stage
from raise_kernel.pass_manager.stages import check_stage, find_stage
from raise_kernel.passes.import_llvm.import_module import import_llvm

TID = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
# What kernels of tests read.
_RNG = np.random.default_rng(11)
F32 = _RNG.normal(size=64).astype(np.float32)
I32 = _RNG.integers(-1000, 1000, 64).astype(np.int32)
BYTES = _RNG.integers(0, 256, 256).astype(np.uint8)
FULL_LOADS = "%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %i = zext nneg i32 %t to i64\n"


def standardize(
    text: str, arrays: Sequence[np.ndarray], threads: int = 1, scalars: tuple = (), shared: int = 0
) -> tuple[ir.Module, Signature]:
    """The kernel `@k` of `text` in standard form, verified after each pass."""
    memories = tuple(Memory(f"a{n}", a.shape, a.dtype) for n, a in enumerate(arrays))
    dynamic = tuple(Scalar(f"s{n}", np.dtype(type(s))) for n, s in enumerate(scalars))
    signature = Signature("k", Launch((1, 1, 1), (threads, 1, 1), shared), memories, dynamic)
    module = import_llvm(str(llvm_context.parse(text, "test")), signature)
    stage = find_stage("standardize")
    assert stage is not None
    run_stage(module, stage, PipelineOptions(verify_each=True))
    check_stage(module, stage)
    return module, signature


def check(text: str, arrays: Sequence[np.ndarray], threads: int = 1) -> str:
    """Both runs leave the same bytes in all arrays; returns the standard form."""
    module, signature = standardize(text, arrays, threads)
    want = [a.copy() for a in arrays]
    run_lanes(Specialized(text, signature), want)
    have = [a.copy() for a in arrays]
    run_standard(module, have)
    for number, (w, h) in enumerate(zip(want, have, strict=True)):
        size = w.dtype.itemsize
        bits = [np.ascontiguousarray(a).view(np.uint8).reshape(-1, size) for a in (w, h)]
        same = (bits[0] == bits[1]).all(axis=1).reshape(w.shape)
        if w.dtype.kind == "f":
            same |= (w == h) | (np.isnan(w) & np.isnan(h))
        assert same.all(), (
            f"array {number} at {np.nonzero(~same)}: {w[~same]} != {h[~same]}\n{module}"
        )
    return str(module)


def body_of(*lines: str) -> str:
    """The lines of a kernel's body."""
    return "\n  ".join(lines)


def lane_kernel(body: str, arrays: int, declarations: str = "") -> str:
    """A kernel of `arrays` pointers a0, a1, ... whose body reads the lane number as %i (i64)."""
    params = ", ".join(f"ptr %a{n}" for n in range(arrays))
    lines = f"define void @k({params}) {{\n  {FULL_LOADS}{body}\n  ret void\n}}\n"
    return lines + TID + declarations
