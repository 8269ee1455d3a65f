"""What following rows of tensors costs: counted, not timed."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import Terms
from raise_kernel.passes.tensor_opt.idioms.rows.rows import Rows
from raise_kernel.passes.tensor_opt.idioms.rows.values import Data, Shared

ROWS, LENGTH = 4, 64


def argument(element: str = "f32") -> Node:
    return Node("argument", (), (ROWS, LENGTH), element, None)


@pytest.mark.parametrize("op", ["add", "divide", "negate", "convert"])
def test_float_arithmetic_has_elements_of_its_own(op: str) -> None:
    g, x = Graph(), argument()
    total = x
    for _ in range(30):
        total = g.binary("multiply", total, x)
    made = g.convert(total, "f64") if op == "convert" else g.unary(op, total)
    if op in ("add", "divide"):
        made = g.binary(op, total, x)
    rows = Rows(Shared(ROWS))
    row = rows.row(made)
    assert isinstance(row, Data)
    assert len(np.unique(row.terms)) == LENGTH
    # Of the chain, a conversion asks for the last product alone.
    assert rows.shared.terms.all[row.terms.flat[0]].op == "atom"
    assert len(rows.shared.terms.all) <= 2 + 2 * LENGTH


def test_integer_arithmetic_is_followed() -> None:
    g = Graph()
    twice = g.binary("add", *[g.iota((ROWS, LENGTH), 1, "i32")] * 2)
    assert not isinstance(Rows(Shared(ROWS)).row(twice), Data)


def test_a_choice_that_is_no_extremum_is_found_at_its_first_element(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, a, b, c = Graph(), argument(), argument(), argument()
    chosen = g.select(g.compare(a, b, "LT", "FLOAT"), a, c)
    asked: list[int] = []
    select = Terms.select

    def counted(terms: Terms, mask: int, yes: int, no: int) -> int | None:
        asked.append(mask)
        return select(terms, mask, yes, no)

    monkeypatch.setattr(Terms, "select", counted)
    rows = Rows(Shared(ROWS))
    row = rows.row(chosen)
    assert isinstance(row, Data)
    assert rows.shared.terms.all[row.terms.flat[0]].op == "atom"
    assert len(asked) == 1
