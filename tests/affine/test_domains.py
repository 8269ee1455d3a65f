"""Facts of a domain keep the order of the guards that said them."""

from __future__ import annotations

import itertools

from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.bindings import ir, parse_module

_ARGUMENTS = 12
_PARAMETERS = ", ".join(f"%{k}: index" for k in range(_ARGUMENTS))


def test_terms_are_in_the_order_of_the_guard() -> None:
    """Sets of values have another order in each process, and text is made of facts."""
    with ir.Context():
        module = parse_module(f"func.func @f({_PARAMETERS}) {{ return }}")
        function = module.body.operations[0]
        values = list(function.regions[0].blocks[0].arguments)
        for order in (values, values[::-1], values[1::2] + values[::2]):
            form = Linear(7, {v: 2 * (-1) ** k * (k + 1) for k, v in enumerate(order)})
            facts = Domain().refined([Constraint(form)]).facts
            terms = [(v, c // 2) for v, c in form.terms.items()]
            mirrored = [(v, -c) for v, c in terms]
            assert [list(key) for key in facts] == [terms, mirrored]
            assert facts.keys() == {frozenset(terms), frozenset(mirrored)}
            assert Domain(facts=facts).interval(form)[0] == form.const + 2 * -(7 // 2)


def test_equal_facts_in_another_order_are_one() -> None:
    with ir.Context():
        module = parse_module(f"func.func @f({_PARAMETERS}) {{ return }}")
        a, b, c, *_ = module.body.operations[0].regions[0].blocks[0].arguments
        domain = Domain()
        for number, (x, y, z) in enumerate(itertools.permutations((a, b, c))):
            form = Linear(-number, {v: {a: 1, b: 2, c: 3}[v] for v in (x, y, z)})
            domain = domain.refined([Constraint(form)])
        assert len(domain.facts) == 2
        assert domain.interval(Linear(0, {c: 3, a: 1, b: 2}))[0] == 5
