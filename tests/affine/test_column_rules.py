"""Operations on columns of numbers against the same operations on one number at a time."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.analysis.integers.evaluation import RULES, NotKnown, evaluate_integers, signed
from raise_kernel.analysis.integers.sampling.column_rules import evaluate_columns, has_rule
from raise_kernel.bindings import ir, parse_module

WIDTHS = {"i1": 1, "i8": 8, "i32": 32, "i64": 64, "index": 64}
CASTS = {
    "arith.extsi": ("i8", "i32"),
    "arith.extui": ("i32", "i64"),
    "arith.trunci": ("i64", "i8"),
    "arith.index_cast": ("index", "i32"),
    "arith.index_castui": ("i32", "index"),
}


def operation(name: str, kind: str, attributes: str = "") -> tuple[ir.Module, ir.Operation]:
    kinds = [kind, kind]
    result = kind
    if name in CASTS:
        kind, result = CASTS[name]
        kinds = [kind]
    elif name == "arith.select":
        kinds = ["i1", kind, kind]
    elif name == "arith.cmpi":
        result = "i1"
    arguments = ", ".join(f"%{k}: {t}" for k, t in enumerate(kinds))
    operands = ", ".join(f"%{k}" for k in range(len(kinds)))
    text = f'%r = "{name}"({operands}) {attributes}: ({", ".join(kinds)}) -> {result}'
    module = parse_module(f"func.func @f({arguments}) {{\n  {text}\n  return\n}}")
    return module, module.body.operations[0].regions[0].blocks[0].operations[0].operation


def numbers(kinds: list[str]) -> list[np.ndarray]:
    """Ends of the types, small numbers and random ones, all with all."""
    random = np.random.default_rng(0)
    columns = []
    for kind in kinds:
        half = 1 << (WIDTHS[kind] - 1)
        ends = [-half, -half + 1, half - 1, -3, -1, 0, 1, 2, 7]
        ends += [int(n) for n in random.integers(-half, half, 5)]
        columns.append(np.array(sorted({signed(n, WIDTHS[kind]) for n in ends}), np.int64))
    return [c.reshape(-1) for c in np.meshgrid(*columns, indexing="ij")]


@pytest.mark.parametrize("kind", ["i8", "i32", "i64", "index"])
@pytest.mark.parametrize("name", sorted(RULES))
def test_columns_are_what_single_numbers_are(name: str, kind: str):
    predicates = range(10) if name == "arith.cmpi" else [None]
    for predicate in predicates:
        attributes = "" if predicate is None else f"{{predicate = {predicate} : i64}} "
        module, op = operation(name, kind, attributes)
        assert has_rule(op) and module is not None
        operands = numbers([str(v.type) for v in op.operands])
        found, has_result = evaluate_columns(op, operands)
        for column, row in enumerate(zip(*operands, strict=True)):
            try:
                wanted = evaluate_integers(op, [int(n) for n in row])
            except NotKnown:
                assert not has_result[column]
            else:
                assert has_result[column] and found[column] == wanted, row


def test_what_has_no_rule():
    module, op = operation("arith.addi", "i128")
    assert module is not None and not has_rule(op)
