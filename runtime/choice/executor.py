"""A lowered kernel on the executor that its launch asks for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised
from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.arguments import arguments_key
from raise_kernel.runtime.choice.decision import choose, native_launches
from raise_kernel.runtime.choice.granularity import searched
from raise_kernel.runtime.choice.timing import TimedCall
from raise_kernel.runtime.compile import Asked, Lowered, Programs
from raise_kernel.runtime.native import Form, NativeCode, native_code
from raise_kernel.runtime.native.refused import may_run_natively, refusal_of, refused_program
from raise_kernel.runtime.partition import BLOCK_FORM


def kernel_key(
    module: LLVMModule, info: KernelInfo, launch: Launch, arguments: Sequence[Argument]
) -> tuple[Hashable, ...]:
    """What tells a kernel with its launch from others, in every process; the launch's executor does
    not count."""
    launch = replace(launch, tensor=launch.tensor.of_program)
    return module.fingerprint, info.name, info.numba, launch, arguments_key(arguments)


def raised_or_refused(
    specialized: Specialized, executor: str, raise_: Callable[[], Raised]
) -> Raised:
    """The raised program; or what stands for it, where the kernel has no tensor form and another
    executor than XLA may run it. Other refusals come out as they are."""
    try:
        return raise_()
    except Refusal as refusal:
        if not may_run_natively(refusal, executor):
            raise
        return refused_program(specialized, refusal)


def on_executor(
    lowered: Lowered,
    executor: str,
    key: tuple[Hashable, ...],
    call: TimedCall | None,
    searches: bool = False,
    step: Callable[[str], None] | None = None,
) -> Lowered:
    """`lowered`, a raised program, with what `executor` makes of it; `key` is `kernel_key`'s.

    For "auto", both are measured on `call` where that is not known to be needless. `searches`: the
    fastest form of native code is looked for, of which `step` is told. A kernel that was refused is
    refused where it has no native code either.
    """
    refusal = refusal_of(lowered.raised)
    # It may come from the cache, where a launch with another executor has left it.
    if refusal is not None and not may_run_natively(refusal, executor):
        raise replace(refusal)
    if lowered.signature.launch.tensor.update_form == BLOCK_FORM and refusal is None:
        return replace(lowered, asked=Asked(executor, searches), programs=Programs())
    if executor == "xla":
        return lowered

    def code(form: Form | None = None) -> NativeCode:
        numba = lowered.info.numba is not None
        return native_code(lowered.specialized, lowered.raised, key, numba, form)

    def own() -> Lowered:
        made = searched(lowered, code, call, step) if searches else code()
        return replace(lowered, native=made)

    if refusal is not None:
        return _alone(own(), refusal)
    return own() if executor == "native" else replace(choose(lowered, own, key, call), key=key)


def in_group(lowered: Lowered) -> Lowered:
    """The kernel among launches that are weighed as a whole: by its own code, where it is on "auto"
    and XLA is not clearly ahead."""
    if lowered.key is None:
        return lowered
    raised = replace(lowered, native=None, choice=None, apart=None)
    with native_launches():
        return on_executor(raised, "auto", lowered.key, None)


def _alone(own: Lowered, refusal: Refusal) -> Lowered:
    """Native code of a kernel that was refused; the refusal where there is none."""
    if own.executor == "xla":
        said = [r.message for r in own.native.remarks] if own.native is not None else []
        raise replace(refusal, hint="; ".join(filter(None, [refusal.hint, *said])) or None)
    return own
