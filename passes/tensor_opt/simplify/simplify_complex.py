"""Folds complex numbers that are split into parts and rebuilt.

Before:
    %0 = stablehlo.real %x
    %1 = stablehlo.imag %x
    %2 = stablehlo.complex %0, %1
    %3 = stablehlo.real %2
After:
    %0 = stablehlo.real %x                                          (%2 is %x, %3 is %0)

So pairs of floats that only moved as one value are moved as it. Refuses nothing.
"""

from __future__ import annotations

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.run import rule_pass


def whole_complex(g: Graph, n: Node) -> Node | None:
    """`complex(real(x), imag(x)) -> x`."""
    del g
    real, imaginary = n.operands
    if (real.op, imaginary.op) != ("real", "imag"):
        return None
    (source,) = real.operands
    return source if imaginary.operands[0] is source and source.element == n.element else None


def part_of_complex(g: Graph, n: Node) -> Node | None:
    """`real(complex(a, b)) -> a`, and `imag` of it `b`."""
    del g
    (source,) = n.operands
    return source.operands[n.op == "imag"] if source.op == "complex" else None


RULES: Rules = {
    "complex": [whole_complex],
    "imag": [part_of_complex],
    "real": [part_of_complex],
}

rule_pass(
    __name__,
    "Fold complex numbers that are split into parts and rebuilt.",
    RULES,
    needs=("stablehlo.complex",),
)
