"""Faults of lit tests that make them pass without testing anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = [p for p in sorted((ROOT / "lit_tests").rglob("*")) if p.suffix in (".mlir", ".ll")]
LONGEST_RUN = 200

_COMMENT = r"^\s*(?://|;)\s*"
RUN = re.compile(_COMMENT + r"RUN:\s*(.*)$", re.MULTILINE)
DIRECTIVE = re.compile(
    _COMMENT + r"([A-Z][A-Z0-9-]*?)(?:-(?:NEXT|NOT|SAME|DAG|LABEL|EMPTY|COUNT-\d+))?"
    r"(?:\{LITERAL\})?:(.*)$",
    re.MULTILINE,
)
WORDS = {"RUN", "DEFINE", "COM", "NOTE", "TODO", "XFAIL", "REQUIRES", "UNSUPPORTED"}


def faults(text: str) -> list[str]:
    """What is wrong with the text of one lit test."""
    runs = RUN.findall(text)
    prefixes = set(re.findall(r"--check-prefix(?:es)?[= ](\S+)", " ".join(runs)))
    prefixes = {one for many in prefixes for one in many.split(",")}
    if any("filecheck" in run and "--check-prefix" not in run for run in runs):
        prefixes.add("CHECK")
    lines = [(name, body) for name, body in DIRECTIVE.findall(text) if name not in WORDS]
    used = {name for name, _ in lines}
    found = [] if runs else ["no RUN line"]
    found += [f"RUN line over {LONGEST_RUN} characters: {r}" for r in runs if len(r) > LONGEST_RUN]
    found += [f"prefix {p} has no lines" for p in sorted(prefixes - used)]
    found += [f"no RUN line has prefix {p}" for p in sorted(used - prefixes)]
    colonless = re.compile(_COMMENT + r"(CHECK[A-Z0-9-]*)(?![A-Z0-9-]*(?:\{LITERAL\})?:)\b", re.M)
    found += [f"{match} without a colon" for match in colonless.findall(text)]
    for name, body in lines:
        literal = re.search(r"%\d+\b", re.sub(r"\[\[.*?\]\]|\{\{.*?\}\}", "", body))
        if literal and "instruction:" not in body:  # a refusal quotes the input's own names
            found.append(f"{name} names the value {literal.group()}: capture it")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT / "lit_tests")))
def test_lit_file_is_sound(path: Path):
    assert not faults(path.read_text())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("func.func @f()", "no RUN line"),
        ("// RUN: x | filecheck %s\n// CHECK-LABEL @f\n// CHECK: a", "without a colon"),
        ("// RUN: x | filecheck %s --check-prefix=A\n// B: y\n// A: x", "no RUN line has prefix B"),
        ("// RUN: x | filecheck %s", "prefix CHECK has no lines"),
        ("// RUN: " + "x" * 201 + " | filecheck %s\n// CHECK: a", "over 200"),
        ("// RUN: x | filecheck %s\n// CHECK: add %0, %1", "capture it"),
        ("; RUN: x | filecheck %s\n; CHECK-NEXT %1", "without a colon"),
    ],
)
def test_linter_finds(text: str, fault: str):
    assert any(fault in found for found in faults(text))


def test_linter_lets_sound_files_pass():
    text = """
// RUN: raise-opt %s --pass-pipeline=cse | filecheck %s
// RUN: raise-opt %s | filecheck %s --check-prefix=RAW
// CHECK-LABEL: func @f
// CHECK-NEXT: [[A:%[0-9]+]] = add [[A]], {{%0}}
// CHECK-NOT: mul
// RAW-COUNT-2: add
// TODO: nothing
"""
    assert not faults(text)
