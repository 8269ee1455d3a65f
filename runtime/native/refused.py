"""The stand-in for the raised program of a kernel that has native code and no tensor form.

It has the types of a raised program, and no other side: where the raised program would be needed
(derivatives, exports, other platforms, programs over several devices) comes the refusal that
raising it was.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Raised
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.remarks import Remark
from raise_kernel.runtime.replay import JaxSource
from raise_kernel.runtime.replay.types import is_wide
from raise_kernel.stablehlo.tensor_types import TensorType

PASS_NAME = "native"

# Refusals of a construct that has no tensor form. Others are of the call, or of what the kernel
# does wrong on any device, as an access outside of an array.
_CONSTRUCTS = frozenset(
    {"RK011", "RK012", "RK013", "RK015", "RK016", "RK017", "RK018", "RK021", "RK033", "RK046"}
)
# Addresses that come out of an array. XLA's arrays lie elsewhere in each launch, so one that an
# earlier launch has stored leads nowhere: only who asks for native code by name gets it.
_ADDRESSES = "RK014"
# Barriers that not all threads reach, or at several locations: a device may wait for ever.
_HANGS = "check-barriers"


def may_run_natively(refusal: Refusal, executor: str) -> bool:
    """Whether a kernel that was refused may run by an executor though it has no tensor form."""
    if executor == "xla" or refusal.pass_name == _HANGS:
        return False
    return refusal.code in _CONSTRUCTS or (refusal.code == _ADDRESSES and executor == "native")


@dataclass(frozen=True)
class RefusedSource(JaxSource):
    """The source that there is none of."""

    refusal: Refusal | None = None

    def function(self) -> Callable[..., Any]:
        def refused(*_: Any) -> Any:
            assert self.refusal is not None
            hint = "the kernel runs natively alone: in a program for one device of its target"
            raise replace(self.refusal, hint=self.refusal.hint or hint)

        return refused


@dataclass(frozen=True)
class RefusedProgram(Raised):
    """A program of these types, of which nothing else is known."""

    refusal: Refusal

    @functools.cached_property
    def source(self) -> JaxSource:
        name, types = demangle(self.signature.kernel), self.parameters
        wide = any(is_wide(type_.dtype) for type_ in types)
        return RefusedSource("", name, types, wide, refusal=self.refusal)


def refused_program(specialized: Specialized, refusal: Refusal) -> Raised:
    """What stands for the raised program of a kernel that was refused."""
    signature = specialized.signature
    types = [TensorType(m.shape, m.dtype) for m in signature.memories]
    types += [TensorType((), np.dtype(scalar.dtype)) for scalar in signature.scalars]
    numbers = range(len(signature.memories))
    written = tuple(number for number in numbers if signature.memories[number].written)
    message = (
        f"the kernel has no tensor form ({refusal.code}: {refusal.message}): "
        "it runs natively alone, and has no derivative and no export"
    )
    if refusal.code == _ADDRESSES:
        message += "; an address of an array that it keeps is valid until its launch ends"
    remark = Remark(PASS_NAME, "warning", message, refusal.line)
    read = tuple(numbers)
    return RefusedProgram("", b"", tuple(types), signature, written, read, (remark,), (), refusal)


def refusal_of(raised: Raised) -> Refusal | None:
    """The refusal of a kernel that has no tensor form."""
    return raised.refusal if isinstance(raised, RefusedProgram) else None


def missing_code(pass_name: str, raised: Raised, why: str, line: str | None) -> Remark:
    """That a kernel has no native code, and what is done instead."""
    device = "CPU" if pass_name.endswith("cpu") else "GPU"
    instead = "" if refusal_of(raised) is not None else "; the raised program is used"
    return Remark(pass_name, "missed", f"no native code for the {device}: {why}{instead}", line)
