"""From a specialized kernel to a handler for the CPU: the text, and how XLA is to call it."""

from __future__ import annotations

import hashlib
import re

from raise_kernel.analysis.integers.data_dependence import ACCESSES
from raise_kernel.bindings import ir
from raise_kernel.deep_recursion import deep_recursion
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised, parallelized
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.mlir.values import identity
from raise_kernel.mlir.walks import walked
from raise_kernel.remarks import Remark, source_line
from raise_kernel.runtime.native.bounds import may_be_outside, tests_remark, unproved
from raise_kernel.runtime.native.cpu.code import CpuCode, cpu_key
from raise_kernel.runtime.native.cpu.form import PLAIN, CpuForm
from raise_kernel.runtime.native.cpu.kernel import Buffers, module_text
from raise_kernel.runtime.native.cpu.repeated_functions import share_repeated_functions
from raise_kernel.runtime.native.cpu.repeated_loads import share_repeated_loads
from raise_kernel.runtime.native.cpu.staged_copies import read_staged_copies
from raise_kernel.runtime.native.cpu.types import Unknown
from raise_kernel.runtime.native.cpu.warp_loops import unroll_warp_loops
from raise_kernel.runtime.native.refused import missing_code, refusal_of

PASS_NAME = "native-cpu"


def cpu_code(specialized: Specialized, raised: Raised, form: CpuForm = PLAIN) -> CpuCode:
    """The code of a kernel in a form, or the remark that says why there is none."""
    try:
        return _code(specialized, raised, form)
    except Unknown as unknown:
        line = source_line(unknown.op.location) if unknown.op is not None else None
        return CpuCode("", "", (), (), (missing_code(PASS_NAME, raised, unknown.what, line),))
    except Refusal as refusal:  # of a stage before the one that the code is made of
        remark = missing_code(PASS_NAME, raised, refusal.message, refusal.line)
        return CpuCode("", "", (), (), (remark,))


def _code(specialized: Specialized, raised: Raised, form: CpuForm) -> CpuCode:
    launch = specialized.signature.launch
    if launch.max_iterations:
        raise Unknown("a limit of iterations")
    if raised.calls_host or (launch.collect and refusal_of(raised) is not None):
        raise Unknown("a program that calls the host")
    operands, aliases, buffers = _interface(raised, launch.tensor.in_place)
    module = parallelized(specialized)
    volatile = re.search(r"\b(load|store) volatile\b", specialized.text) is not None
    if not volatile:
        read_staged_copies(module)
        share_repeated_loads(module)
        share_repeated_functions(module)
    unroll_warp_loops(module)
    placeholder = "raise_kernel.native"
    tested, remarks = frozenset[int](), ()
    if not specialized.is_inside:
        tested, remarks = _tested(module, may_be_outside(raised))
    with deep_recursion():
        text = module_text(module, placeholder, buffers, volatile, form, tested)
    # XLA knows handlers by name, and may keep programs for other processes: a name is its code's.
    digest = hashlib.sha256(repr((text, cpu_key())).encode()).hexdigest()[:32]
    name = f"{placeholder}.{digest}"
    text = text.replace(f'@"{placeholder}"', f'@"{name}"')
    return CpuCode(text, name, operands, aliases, remarks)


def _tested(module: ir.Module, warned: bool) -> tuple[frozenset[int], tuple[Remark, ...]]:
    """The accesses that are tested."""
    open_ = unproved(module, writes_only=not warned)
    if not open_:
        return frozenset(), ()
    lines = [line for op in open_ if (line := source_line(op.location))]
    every = sum(op.name in ACCESSES for op in walked(module.body))
    remark = tests_remark(PASS_NAME, len(open_), every, lines)
    return frozenset(map(identity, open_)), (remark,)


def _interface(
    raised: Raised, in_place: bool
) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...], Buffers]:
    """Which arguments are operands, which results take over their memory, where each one lies.

    A memory whose contents have no say in the result is none of the operands, unless the result is
    to have its memory: a donated array's memory is at hand, and new memory costs its page faults.
    """
    operands: list[int] = []
    aliases: list[tuple[int, int]] = []
    sources: list[tuple[str, int]] = []
    for number in range(len(raised.parameters)):
        result = raised.written.index(number) if number in raised.written else None
        if result is None or in_place or number in raised.read:
            if result is not None:
                aliases.append((len(operands), result))
            source = ("arg", len(operands))
            operands.append(number)
        if result is not None:
            source = ("ret", result)
        sources.append(source)
    buffers = Buffers(tuple(sources), len(operands), len(raised.written))
    return tuple(operands), tuple(aliases), buffers
