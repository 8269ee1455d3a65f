"""What integer sets say of values and conditions, against arith's arithmetic at every point."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kernels.specs import SPECS

import raise_kernel
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.integers.affine.quasi_affine import QuasiAffine
from raise_kernel.analysis.integers.evaluation import evaluate_integers
from raise_kernel.bindings import context, ir
from raise_kernel.mlir.values import defining_op

WITH_CONSTANT = [
    "muli",
    "shli",
    "shrui",
    "shrsi",
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "remui",
    "remsi",
    "andi",
    "addi",
]
OF_TWO = ["addi", "subi", "minsi", "maxsi", "minui", "maxui"]
PREDICATES = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]


@st.composite
def programs(draw):
    """The text of operations on the indices %i and %j, and the name of the last value."""
    lines = [
        "%0 = arith.index_cast %i : index to i32",
        "%1 = arith.index_cast %j : index to i32",
    ]
    for k in range(2, draw(st.integers(3, 9))):
        a, b, c, d = (f"%{draw(st.integers(0, k - 1))}" for _ in range(4))
        form = draw(st.sampled_from(["constant", "two", "narrow", "wide", "select", "flag"]))
        if form == "constant":
            name = draw(st.sampled_from(WITH_CONSTANT))
            low, high = (0, 6) if name.startswith("sh") else (1, 9)
            number = draw(st.integers(low, high) if name != "andi" else st.sampled_from(MASKS))
            lines += [
                f"%c{k} = arith.constant {number} : i32",
                f"%{k} = arith.{name} {a}, %c{k} : i32",
            ]
        elif form == "two":
            lines.append(f"%{k} = arith.{draw(st.sampled_from(OF_TWO))} {a}, {b} : i32")
        elif form == "narrow":
            wider = draw(st.sampled_from(["extsi", "extui"]))
            lines += [
                f"%n{k} = arith.trunci {a} : i32 to i8",
                f"%{k} = arith.{wider} %n{k} : i8 to i32",
            ]
        elif form == "wide":
            wider = draw(st.sampled_from(["extsi", "extui"]))
            lines += [
                f"%w{k} = arith.{wider} {a} : i32 to i64",
                f"%x{k} = arith.addi %w{k}, %w{k} : i64",
                f"%{k} = arith.trunci %x{k} : i64 to i32",
            ]
        elif form == "flag":
            lines += [
                f"%q{k} = arith.cmpi {draw(st.sampled_from(PREDICATES))}, {a}, {b} : i32",
                f"%{k} = arith.{draw(st.sampled_from(['extui', 'extsi']))} %q{k} : i1 to i32",
            ]
        else:
            predicate = draw(st.sampled_from(PREDICATES))
            lines += [
                f"%p{k} = arith.cmpi {predicate}, {a}, {b} : i32",
                f"%{k} = arith.select %p{k}, {c}, {d} : i32",
            ]
    lines.append(f"%p = arith.cmpi {draw(st.sampled_from(PREDICATES))}, %{k}, {a} : i32")
    return "\n".join(lines), f"%{k}"


MASKS = [1, 3, 6, 7, 8, 12, -4, 5]


def numbers(value: ir.Value, known: dict[ir.Value, int]) -> int:
    if value not in known:
        op = defining_op(value)
        assert op is not None
        if op.name == "arith.constant":
            known[value] = ir.IntegerAttr(op.attributes["value"]).value
        else:
            known[value] = evaluate_integers(op, [numbers(v, known) for v in op.operands])
    return known[value]


def at(form: Linear, point: dict[ir.Value, int]) -> int:
    return form.const + sum(c * point[v] for v, c in form.terms.items())


def holds(constraint: Constraint, point: dict[ir.Value, int]) -> bool:
    value = at(constraint.form, point)
    return value == 0 if constraint.equality else value >= 0


@pytest.fixture(scope="module")
def mlir():
    return context()


@settings(
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    max_examples=40,
)
@given(programs(), st.integers(1, 7), st.integers(1, 5), st.integers(-3, 3), st.booleans())
def test_what_it_says_holds_at_every_point(mlir, program, width, height, start, guarded):
    text, _ = program
    with mlir, ir.Location.unknown():
        source = f"func.func @f(%i: index, %j: index) -> i1 {{ {text}\n return %p : i1 }}"
        module = ir.Module.parse(source)
    body = module.body.operations[0].regions[0].blocks[0]
    i, j = body.arguments
    domain = Domain({i: (start, start + width), j: (0, height)})
    if guarded:
        domain = domain.refined([Constraint(Linear(start + width, {i: -1, j: -1}))])
    places = itertools.product(range(start, start + width + 1), range(height + 1))
    points = [dict(zip((i, j), place, strict=True)) for place in places]
    points = [p for p in points if not guarded or start + width - p[i] - p[j] >= 0]
    *operations, end = [o.operation for o in body.operations]
    exact = QuasiAffine(domain)
    for op in operations[:-1]:
        (value,) = op.results
        values = [numbers(value, dict(p)) for p in points]
        form, extent = exact.of(value), exact.extent(value)
        assert form is None or [at(form, p) for p in points] == values
        assert extent is None or extent == (min(values), max(values))
    (condition,) = end.operands
    truths = [bool(numbers(condition, dict(p))) for p in points]
    for wanted in (True, False):
        found = exact.constraints(condition, wanted)
        if found is not None:
            assert [all(holds(c, p) for c in found) for p in points] == [
                t == wanted for t in truths
            ]
    found = exact.window(i, operations[0].results[0])
    assert found is not None and not any(all(holds(c, p) for c in found) for p in points)
    for first, count in itertools.pairwise(op.results[0] for op in operations[:-1]):
        found = exact.window(i, count, first)
        ends = [(numbers(first, dict(p)), numbers(count, dict(p))) for p in points]
        inside = [low <= p[i] < low + n for p, (low, n) in zip(points, ends, strict=True)]
        assert found is None or [all(holds(c, p) for c in found) for p in points] == inside


def test_bounds_of_a_remainder_are_no_equations(mlir):
    """A position in a tile that may lie before it, read as unsigned: a hull has its bounds, too."""
    with mlir, ir.Location.unknown():
        module = ir.Module.parse(
            """func.func @f(%i: index, %j: index) -> i64 {
              %n = arith.index_cast %i : index to i32
              %m = arith.index_cast %j : index to i32
              %c16 = arith.constant 16 : i32
              %c18 = arith.constant 18 : i32
              %c33 = arith.constant 33 : i32
              %c34 = arith.constant 34 : i32
              %a = arith.muli %n, %c16 : i32
              %b = arith.addi %a, %m : i32
              %q = arith.divui %b, %c18 : i32
              %r = arith.remui %b, %c18 : i32
              %s = arith.muli %q, %c33 : i32
              %t = arith.addi %s, %r : i32
              %u = arith.subi %t, %c34 : i32
              %w = arith.extui %u : i32 to i64
              return %w : i64
            }"""
        )
    body = module.body.operations[0].regions[0].blocks[0]
    value = body.operations[len(body.operations) - 1].operands[0]
    exact = QuasiAffine(Domain(dict.fromkeys(body.arguments, (0, 15))))
    assert exact.of(value) is None
    assert exact.extent(value) == (0, (1 << 32) - 1)


def test_a_box_without_two_corners(mlir):
    """Its hull has a face that no piece has."""
    with mlir, ir.Location.unknown():
        module = ir.Module.parse(
            """func.func @f(%i: index, %j: index) -> i1 {
              %zero = arith.constant 0 : index
              %two = arith.constant 2 : index
              %five = arith.constant 5 : index
              %low = arith.cmpi ne, %i, %zero : index
              %top = arith.cmpi ne, %j, %two : index
              %high = arith.cmpi ne, %i, %five : index
              %bottom = arith.cmpi eq, %j, %zero : index
              %first = arith.ori %low, %top : i1
              %second = arith.ori %high, %bottom : i1
              %both = arith.andi %first, %second : i1
              return %both : i1
            }"""
        )
    body = module.body.operations[0].regions[0].blocks[0]
    condition = body.operations[len(body.operations) - 1].operands[0]
    i, j = body.arguments
    domain = Domain({i: (0, 5), j: (0, 2)})
    found = QuasiAffine(domain).constraints(condition, True)
    assert found is not None and len(found) == 2
    for point in itertools.product(range(6), range(3)):
        inside = point not in ((0, 2), (5, 1), (5, 2))
        known = dict(zip((i, j), point, strict=True))
        assert all(holds(constraint, known) for constraint in found) == inside


def test_a_convex_hull_beyond_the_operation_limit():
    """isl read through a null pointer here: the limit was met within a convex hull."""
    spec = SPECS["mean_pool_gradient"]
    text = spec.path("O0").read_text()
    unbounded = text.replace("%60 = icmp slt i32 %58, %59", "%60 = icmp sgt i32 %58, %59")
    assert unbounded != text
    call = spec.call(spec.sizes[0])
    kernel = raise_kernel.load(unbounded, kernel=spec.kernel)
    assert kernel[call.launch].lower(*call.args).raised.stablehlo


@pytest.mark.parametrize(("rest", "found"), [("%j", True), ("%wide", False)])
def test_buffers_in_turn(mlir, rest: str, found: bool):
    """Three buffers of ten elements; an offset of up to 15 leaves its buffer."""
    with mlir, ir.Location.unknown():
        module = ir.Module.parse(
            f"""func.func @f(%i: index, %j: index) -> index {{
              %two = arith.constant 2 : index
              %three = arith.constant 3 : index
              %ten = arith.constant 10 : index
              %ahead = arith.addi %i, %two : index
              %turn = arith.remui %ahead, %three : index
              %start = arith.muli %turn, %ten : index
              %wide = arith.addi %j, %j : index
              %element = arith.addi %start, {rest} : index
              return %element : index
            }}"""
        )
    body = module.body.operations[0].regions[0].blocks[0]
    element = body.operations[len(body.operations) - 1].operands[0]
    i, j = body.arguments
    exact = QuasiAffine(Domain({i: (0, 20), j: (0, 9)}))
    assert exact.in_turn(element, i, 10, 3) == ((2, Linear.index(j)) if found else None)
    assert exact.in_turn(element, i, 15, 2) is None
