"""The guard of a kernel: the tests that it begins with, after which a thread may have no work.

    %i = add i32 %a, %b                        i1 test: %i = add i32 %a, %b
    %in = icmp ult i32 %i, 1000                         %in = icmp ult i32 %i, 1000
    br i1 %in, label %work, label %end    ->            ret i1 %in
  work:                                        work:    the kernel with `br i1 true, ...`
    ...
  end:
    ret void

So several threads' guards can be tested before the first one's work, and the work of all of them
be one piece of code, in which values and loads are shared. Tests that read memory are left in the
work, since the work of one thread may write what the test of the next one reads.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass

from raise_kernel.frontend.llvm_text.instructions import (
    Binary,
    Branch,
    Call,
    Cast,
    Compare,
    CondBranch,
    ExtractElement,
    ExtractValue,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Switch,
    Unary,
)
from raise_kernel.frontend.llvm_text.module import Block
from raise_kernel.frontend.llvm_text.module import Function as Parsed
from raise_kernel.frontend.llvm_text.values import ConstantInt, GlobalRef
from raise_kernel.frontend.text_parts import Function, quote

TEST = "rk.test"

_PURE = (Unary, Binary, Compare, Cast, Select, GetElementPtr, ExtractValue, InsertValue,
         ExtractElement, InsertElement, ShuffleVector)  # fmt: skip
_INTRINSIC = re.compile(r"llvm\.(?:[us](?:min|max)|abs|fsh[lr]|ct(?:lz|tz|pop))\.")
_DIVISIONS = ("udiv", "sdiv", "urem", "srem")
_DEBUG = re.compile(r",? !dbg !\d+")


@dataclass(frozen=True)
class Guarded:
    """A kernel in two functions of the same parameters: `test` says whether a thread has work, None
    where each one may have, and `work` does it."""

    test: Function | None
    work: Function


def guarded(item: Function, parsed: Parsed) -> Guarded:
    """A function without result in two; `parsed` is the same function."""
    guard = _Guard(parsed.blocks)
    if not guard.decided:
        return Guarded(None, item)
    before, parameters, after = item.split_head()
    before = before.replace(" void ", " i1 ")
    head = _DEBUG.sub("", f"{before}{quote(TEST)}{parameters}{after}")
    # A block without a name would take the first number, which may be an instruction's.
    lines = ["rk.test.entry:", *guard.lines, f"  ret i1 {guard.passed}", "}"]
    test = Function(TEST, head, "\n".join(lines))
    body = _with_terminators(item.body, parsed, guard.decided)
    return Guarded(test, Function(item.name, item.head, body))


class _Guard:
    """The blocks that a function begins with, each of which either ends the thread or leads on.

    `lines` compute `passed`; they are those of all the blocks, which is why none of them divides.
    `decided` are the branches between them, as they are where the guard is passed.
    """

    def __init__(self, blocks: list[Block]) -> None:
        self.lines: list[str] = []
        self.passed = "true"
        self.decided: dict[Instruction, str] = {}
        self._blocks = {block.label: block for block in blocks}
        edges = {
            (block.label, to) for block in blocks for to in block.instructions[-1].successors()
        }
        idle = _idle(blocks)
        label: str | None = blocks[0].label
        while label is not None and sum(to == label for _, to in edges) == (
            label != blocks[0].label
        ):
            label = self._after(self._blocks[label], idle)

    def _after(self, block: Block, idle: set[str]) -> str | None:
        """Where a thread with work goes on after a block of the guard; None at its end."""
        *body, end = block.instructions
        if not all(map(_is_speculatable, body)):
            return None
        ways = {label for label in end.successors() if label not in idle}
        if not isinstance(end, Branch | CondBranch | Switch) or len(ways) != 1:
            return None
        (way,) = ways
        self.lines += [f"  {_DEBUG.sub('', one.text).strip()}" for one in body]
        if isinstance(end, CondBranch) and end.true != end.false:
            self._branch(end, end.true == way)
        elif isinstance(end, Switch):
            self._switch(end, way)
        return way

    def _branch(self, branch: CondBranch, wanted: bool) -> None:
        kind, rest = branch.text.split("br i1 ", 1)
        value, ways = rest.split(",", 1)
        self.decided[branch] = f"{kind}br i1 {'true' if wanted else 'false'},{ways}"
        self._require(value if wanted else self._value(f"xor i1 {value}, true"))

    def _switch(self, switch: Switch, way: str) -> None:
        """A thread goes the way if its value is that of one of the cases, or of none."""
        kind, rest = switch.text.split("switch ", 1)
        value, ways = rest.split(", label", 1)
        type_ = value.split(" ", 1)[0]
        numbers = {
            case.signed: label for case, label in switch.cases if isinstance(case, ConstantInt)
        }
        chosen = [number for number, label in numbers.items() if label == way]
        if switch.default == way:
            chosen = [next(number for number in itertools.count() if number not in numbers)]
            passed = "true"
            for number in (number for number, label in numbers.items() if label != way):
                differs = self._value(f"icmp ne {value}, {number}")
                passed = self._value(f"and i1 {passed}, {differs}")
        else:
            passed = "false"
            for number in chosen:
                same = self._value(f"icmp eq {value}, {number}")
                passed = self._value(f"or i1 {passed}, {same}")
        self.decided[switch] = f"{kind}switch {type_} {chosen[0]}, label{ways}"
        self._require(passed)

    def _require(self, value: str) -> None:
        # Where an earlier test fails, the later one's value may be poison.
        self.passed = self._value(f"select i1 {self.passed}, i1 {value}, i1 false")

    def _value(self, text: str) -> str:
        name = f"%rk.test.{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name


def _idle(blocks: list[Block]) -> set[str]:
    """Blocks from which a thread comes to its end, and does nothing more."""
    found: set[str] = set()
    before = -1
    while before < len(found):
        before = len(found)
        for block in blocks:
            *body, end = block.instructions
            ends = isinstance(end, Return) or (
                bool(end.successors()) and found.issuperset(end.successors())
            )
            if ends and all(isinstance(one, Phi) or _is_pure(one) for one in body):
                found.add(block.label)
    return found


def _is_speculatable(instruction: Instruction) -> bool:
    """Whether it may be computed though a test before it fails."""
    is_division = isinstance(instruction, Binary) and instruction.opcode in _DIVISIONS
    return _is_pure(instruction) and not is_division


def _is_pure(instruction: Instruction) -> bool:
    if isinstance(instruction, Call):
        callee = instruction.callee
        return isinstance(callee, GlobalRef) and _INTRINSIC.match(callee.name) is not None
    return isinstance(instruction, _PURE)


def _with_terminators(body: str, parsed: Parsed, others: dict[Instruction, str]) -> str:
    """A function's lines with other ones for some instructions."""
    lines = body.split("\n")
    made: list[str] = []
    for instruction in parsed.instructions():
        own = instruction.text.split("\n")
        at = lines.index(own[0])
        made += [*lines[:at], *(others[instruction].split("\n") if instruction in others else own)]
        lines = lines[at + len(own) :]
    return "\n".join([*made, *lines])
