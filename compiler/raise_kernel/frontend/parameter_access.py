"""Which pointer parameters a kernel may write through, whatever its launch and arguments are.

A call returns the arrays that the kernel writes. That must not depend on the sizes: a guard that no
lane passes removes the store from the specialized kernel, not from the kernel. So the question goes
to the kernel as it came: promote its stack slots, let LLVM derive the parameters' attributes, and
take every pointer that is not `readonly` or `readnone` as written.
"""

from __future__ import annotations

import re

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.extract import inlinable, reachable_parts
from raise_kernel.frontend.text_parts import Function, ModuleText

_KEEP = re.compile(r"\b(?:noinline|optnone)\b ?")
_UNWRITTEN = {"readonly", "readnone"}


def unwritten_parameters(parts: ModuleText, kernel: str) -> frozenset[int]:
    """The numbers of the parameters through which `kernel` certainly writes nothing."""
    reachable = reachable_parts(parts, kernel)
    reachable.functions = {n: _analysable(f, kernel) for n, f in reachable.functions.items()}
    module = llvm_context.parse(str(reachable), kernel)
    passes = llvm_context.Passes()
    passes.on_module(module, "always_inliner")
    # Numba puts addresses into structs and takes them out again, which instcombine sees through.
    passes.on_function(module.get_function(kernel), "sroa", "instruction_combine")
    passes.on_module(module, "post_order_function_attributes")
    arguments = module.get_function(kernel).arguments
    return frozenset(
        number
        for number, argument in enumerate(arguments)
        if _UNWRITTEN & {attribute.decode() for attribute in argument.attributes}
    )


def _analysable(function: Function, kernel: str) -> Function:
    """A function that LLVM may look into: the kernel stays, the others are inlined into it."""
    if function.name != kernel:
        return inlinable(function)
    return Function(function.name, _KEEP.sub("", function.head), function.body)
