"""The parts of a report: differences, module texts, sources, line tables, advice, numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import CODES, Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.pass_manager import registry
from raise_kernel.remarks import Remark
from raise_kernel.runtime.report import advice
from raise_kernel.runtime.report.changes import MOST_LINES, change
from raise_kernel.runtime.report.highlight import highlighted
from raise_kernel.runtime.report.llvm_lines import has_lines, module_with_lines
from raise_kernel.runtime.report.markup import Markup, tag
from raise_kernel.runtime.report.module_text import located_lines, split_location
from raise_kernel.runtime.report.numbers import bytes_words, count, time_words
from raise_kernel.runtime.report.sources import SourceFile, expression_at, part_of

ROOT = Path(__file__).resolve().parents[3]


def test_new_numbers_of_values_are_no_change() -> None:
    before = ["%0 = a", "%1 = b %0", "%c_2 = c %1 {x = 4}"]
    assert change(before, ["%3 = a", "%4 = b %3", "%c_7 = c %4 {x = 4}"]) is None
    assert change(before, ["%3 = a", "%4 = b %3", "%c_7 = c %4 {x = 5}"]) is not None


def test_a_new_depth_is_no_change() -> None:
    before = ["f {", "  a", "  b", "}"]
    found = change(before, ["f {", "  loop {", "    a", "    b", "  }", "}"])
    assert found is not None and (found.removed, found.added) == (0, 2)
    assert "    a" in [line.text for line in found.lines if line.kind == "same"]


def test_a_change_is_shown_between_its_neighbours() -> None:
    before = [f"line {number}" for number in range(20)]
    after = [*before[:10], "new", *before[11:]]
    found = change(before, after)
    assert found is not None and (found.removed, found.added) == (1, 1)
    assert [(line.kind, line.text) for line in found.lines] == [
        ("skipped", "8 lines"),
        ("same", "line 8"),
        ("same", "line 9"),
        ("removed", "line 10"),
        ("added", "new"),
        ("same", "line 11"),
        ("same", "line 12"),
    ]


def test_two_changes_share_what_is_between_them() -> None:
    before = list("abcdefgh")
    found = change(before, ["A", *before[1:4], "E", *before[5:]])
    assert found is not None
    assert "".join(line.text for line in found.lines if line.kind == "same") == "bcdfg"


def test_long_changes_are_counted_alone() -> None:
    before = [f"a{number}" for number in range(MOST_LINES + 1)]
    found = change(before, [f"b{number}" for number in range(MOST_LINES + 1)])
    assert found is not None and found.removed == found.added == MOST_LINES + 1
    assert [line.kind for line in found.lines] == ["skipped"]


@pytest.mark.parametrize(
    "line, plain, location",
    [
        ("  %0 = a", "  %0 = a", ""),
        ('  %0 = a loc("k.cu":3:5)', "  %0 = a", 'loc("k.cu":3:5)'),
        ("^bb0(%a: i32 loc(unknown)): // b", "^bb0(%a: i32): // b", "loc(unknown)"),
        ('x {n = " loc("} loc("a)\\"b":1:2)', 'x {n = " loc("}', 'loc("a)\\"b":1:2)'),
        (
            'a loc(callsite("h":1:2 at "k":3:4))',
            "a",
            'loc(callsite("h":1:2 at "k":3:4))',
        ),
    ],
)
def test_locations_are_taken_out_of_lines(line: str, plain: str, location: str) -> None:
    assert split_location(line) == (plain, location)


def test_lines_of_a_module_have_their_places() -> None:
    text = """
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32 loc(callsite("rk_half.h":1:2 at "k.cu":7:3))
      return %0 : i32
    }
    """
    found = located_lines(parse_module(text))
    assert not any("loc(" in line for line in found.lines)
    at = next(k for k, line in enumerate(found.lines) if "addi" in line)
    assert found.locations[at] == "k.cu:7:3"


def test_llvm_without_line_tables_gets_its_own_lines() -> None:
    text = (ROOT / "tests/kernels/language/control/branches.ll").read_text()
    module = LLVMModule.parse(text, 'a"b.ll')
    assert not has_lines(module.text) and "switch " in module.text
    lined = module_with_lines(module)
    assert has_lines(lined.text)
    assert module_with_lines(lined) is lined
    statements = [line for line in lined.text.split("\n") if line.startswith("  ")]
    bare = [s for s in statements if "!dbg" not in s]
    inside = ("    ", "  #dbg", "  ;")  # the cases of a switch
    assert statements and all(s.startswith(inside) or s.endswith("[") for s in bare), bare


def test_every_refusal_has_advice() -> None:
    for code in CODES:
        assert advice.refusal_advice(Refusal(code, "x")).endswith(".")
    assert advice.refusal_advice(Refusal("RK001", "x", hint="do this")) == "Do this."


def test_advice_is_about_passes_that_exist() -> None:
    known = {*registry.all_passes(), "executor"}
    assert set(advice._MISSED) <= known
    assert {name for name, _, _ in advice._NOTED} <= known


def test_remarks_are_sentences() -> None:
    remark = Remark("choose-basis", "missed", "an index of extent 6 is divided by 4", "k.cu:1:1")
    assert advice.remark_sentence(remark) == "An index of extent 6 is divided by 4."
    assert "block size" in advice.remark_advice(remark)
    assert advice.remark_advice(Remark("cse", "applied", "x")) == ""
    assert advice.remark_advice(Remark("no-such-pass", "missed", "x"))


def test_long_files_are_cut_around_their_lines() -> None:
    text = "\n".join(f"int a{number};" for number in range(1, 3001))
    part = part_of("k.cu", text, [1500, 1510])
    assert (part.first, len(part.lines), part.total) == (1470, 71, 3000)
    assert part.lines[0] == "int a1470;"
    assert len(part_of("k.cu", "a\nb\n", []).lines) == 2


def test_the_expression_at_a_place() -> None:
    files = [SourceFile("k.cu", "cuda", ("y[i] = x[idx[i] % 7];", "return;"))]
    assert expression_at(files, "k.cu:1:8") == "x[idx[i] % 7]"
    assert expression_at(files, "k.cu:1:10") == "idx[i]"
    for place in ("k.cu:1:6", "k.cu:2:1", "k.cu:9:1", "k.cu:1:99", "other.cu:1:8", None):
        assert expression_at(files, place) == ""


def test_markup_escapes_all_that_is_not_markup() -> None:
    made = tag("p", "<b>", tag("i", "&"), title='"<', hidden=False, open=True)
    assert made == '<p title="&quot;&lt;" open>&lt;b&gt;<i>&amp;</i></p>'
    assert isinstance(made, Markup)


@pytest.mark.parametrize("language", ["cuda", "python", "llvm", "mlir"])
def test_highlighting_keeps_the_text(language: str) -> None:
    line = '  if (x < 1.0f) s = "a<b"; // <i> # ; %0 = @f'
    found = highlighted(line, language)
    assert "<i>" not in found and "&lt;" in found
    assert highlighted("x" * 5000, language) == "x" * 5000


def test_numbers() -> None:
    assert [count(n) for n in (0, 1234, 12_300_000, 4_000_000_000)] == [
        "0",
        "1,234",
        "12.3 million",
        "4 billion",
    ]
    assert [bytes_words(n) for n in (16, 4096, 3 << 30)] == ["16 bytes", "4 KiB", "3 GiB"]
    assert [time_words(t) for t in (0.5, 1500.0, 2e6)] == ["0.5 µs", "1.5 ms", "2 s"]
