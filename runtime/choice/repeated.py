"""Launches one after the other in the same memory, so that many are timed as one.

To start a program and to wait for it takes as long as many a kernel, and varies by as much as forms
of a kernel differ. A program that must not take over what it writes copies that first. So launches
that may be repeated run in a row, each in the memory that the one before has written, and short
ones are several to a program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import quote, split_module, split_parameters

# Seconds that a program takes at least, and its launches at most.
PROGRAM = 5e-4
MOST = 16


def may_repeat(specialized: Specialized, written: Sequence[int]) -> bool:
    """Whether a launch on what it has left leaves the same, in the same time: it reads none of the
    memories that it writes, by what LLVM infers of its parameters."""
    signature = specialized.signature
    ref = llvm_context.parse(specialized.text, signature.kernel)
    llvm_context.Passes().on_module(ref, "post_order_function_attributes")
    kernel = split_module(str(ref)).functions[signature.kernel]
    heads = {one.split()[-1]: one.split() for one in split_parameters(kernel)}
    names = [quote(signature.memories[number].name, "%") for number in written]
    return all("writeonly" in heads.get(name, ()) for name in names)


def repeated(
    program: Callable[..., Any], written: Sequence[int], taken: Sequence[int], count: int
) -> Callable[..., list[Any]]:
    """A program of `count` runs of `program` in a row, whose results are the arguments `written` of
    the next run. It takes over the memory of the arguments `taken`; these are all of `written` if
    `count` is more than one: to XLA, equal runs on equal arguments are one."""
    assert count == 1 or len(taken) == len(written)

    def run(*values: Any) -> list[Any]:
        after = list(values)
        for _ in range(count):
            for k, result in zip(written, jax.tree.leaves(program(*after)), strict=True):
                after[k] = result
        return [after[k] for k in written]

    return jax.jit(run, donate_argnums=tuple(taken))


def launches(seconds: float) -> int:
    """How many launches of so many seconds a program has."""
    return max(1, min(MOST, int(PROGRAM / max(seconds, 1e-9))))
