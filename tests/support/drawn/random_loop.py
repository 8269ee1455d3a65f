"""Random counting loops as MLIR text (cf), for the tests of while-to-for and fold-loop-guard.

Every shape that compilers leave: rotated or not, tested on the old or the new value, any comparison
either way round, constant or unknown start and bound, with and without a guard and no-wrap flags.
"""

from __future__ import annotations

import random

_PREDICATES = ["ne", "eq", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
_OPPOSITE = ["eq", "ne", "sge", "sgt", "sle", "slt", "uge", "ugt", "ule", "ult"]
_MIRRORED = ["ne", "eq", "sgt", "sge", "slt", "sle", "ugt", "uge", "ult", "ule"]
_INVERTED = dict(zip(_PREDICATES, _OPPOSITE, strict=True))
_SWAPPED = dict(zip(_PREDICATES, _MIRRORED, strict=True))


def random_loop(seed: int) -> str:
    """`@f(%a: iN, %b: iN, %trace: memref<4096xi32>, %position: memref<1xi32>) -> i32`."""
    rng = random.Random(seed)
    return _Loop(rng).text()


class _Loop:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.kind = rng.choice(["i8", "i8", "i16", "i32", "i64"])
        self.rotated = rng.random() < 0.6
        self.step = rng.choice([1, 1, 1, -1, 2, 3, 4, -2, 7])
        self.predicate = rng.choice(_PREDICATES if rng.random() < 0.2 else self._fitting())
        self.flags = rng.choice(["", " overflow<nsw>", " overflow<nsw, nuw>", " overflow<nuw>"])
        self.start = self._maybe_constant("%a", [0, 0, 1, 5, -3])
        self.bound = self._maybe_constant("%b", [0, 10, 7, 100, -5])

    def _fitting(self) -> list[str]:
        upward = ["ne", "slt", "slt", "sle", "ult", "ule"]
        return upward if self.step > 0 else ["ne", "sgt", "sge", "ugt", "uge"]

    def _maybe_constant(self, name: str, constants: list[int]) -> tuple[str, str]:
        """The name of a value, and the line that defines it."""
        if self.rng.random() < 0.5:
            return name, ""
        value = self.rng.choice(constants)
        new = f"%{name[1:]}c"
        return new, f"  {new} = arith.constant {value} : {self.kind}\n"

    def _compare(self, result: str, value: str, negate: bool = False) -> tuple[str, bool]:
        """A line that compares with the bound, and whether its result is inverted."""
        rng, predicate = self.rng, self.predicate
        inverted = negate and rng.random() < 0.4
        predicate = _INVERTED[predicate] if inverted else predicate
        left, right = value, self.bound[0]
        if rng.random() < 0.3:
            left, right, predicate = right, left, _SWAPPED[predicate]
        return f"  {result} = arith.cmpi {predicate}, {left}, {right} : {self.kind}\n", inverted

    def text(self) -> str:
        rng, kind = self.rng, self.kind
        guarded = self.rotated and rng.random() < 0.6
        accumulate = "^loop({0}, {1}, {2} : {3}, i32, {3})"
        enter = accumulate.format(self.start[0], "%one", self.bound[0], kind)
        again = accumulate.format("%next", "%sum2", "%other2", kind)
        test, inverted = self._compare("%more", rng.choice(["%next", "%next", "%i"]), negate=True)
        leave = f"^exit(%one, %a : i32, {kind})"
        results = f"^exit(%sum{rng.choice(['', '2'])}, {rng.choice(self._hanging())} : i32, {kind})"
        edges = [again, results] if self.rotated else ["^body", results]
        head = (
            f"func.func @f(%a: {kind}, %b: {kind}, %trace: memref<4096xi32>, "
            "%position: memref<1xi32>) -> i32 {\n"
            "  %zero = arith.constant 0 : index\n  %one = arith.constant 1 : i32\n"
            f"  %size = arith.constant 2048 : i32\n  %step = arith.constant {self.step} : {kind}\n"
            f"  %jump = arith.constant {rng.choice([1, 4, -8])} : {kind}\n"
            f"{self.start[1]}{self.bound[1]}"
        )
        if guarded:
            line, _ = self._compare("%enter", self.start[0])
            head += line + f"  cf.cond_br %enter, {enter}, {leave}\n"
        else:
            head += f"  cf.br {enter}\n"
        loop = f"^loop(%i: {kind}, %sum: i32, %other: {kind}):\n"
        if not self.rotated:
            test, inverted = self._compare("%more", "%i", negate=True)
            edges[1] = f"^exit(%sum, {rng.choice(['%i', '%other'])} : i32, {kind})"
        branch = f"  cf.cond_br %more, {edges[inverted]}, {edges[1 - inverted]}\n"
        if self.rotated:
            return head + loop + self._body() + test + branch + self._exit()
        return (
            head
            + loop
            + test
            + branch
            + "^body:\n"
            + self._body()
            + f"  cf.br {again}\n"
            + (self._exit())
        )

    def _hanging(self) -> list[str]:
        return ["%i", "%next", "%other", "%other2"]

    def _body(self) -> str:
        narrow = {"i8": "extsi", "i16": "extsi", "i64": "trunci"}.get(self.kind)
        cast = f"  %w = arith.{narrow} %i : {self.kind} to i32\n" if narrow else ""
        wide = "%w" if narrow else "%i"
        invariant = self.rng.choice(["%jump", "%b"])
        return (
            f"{cast}  %p = memref.load %position[%zero] : memref<1xi32>\n"
            "  %q = arith.remui %p, %size : i32\n"
            "  %at = arith.index_cast %q : i32 to index\n"
            f"  memref.store {wide}, %trace[%at] : memref<4096xi32>\n"
            "  %p2 = arith.addi %p, %one : i32\n"
            "  memref.store %p2, %position[%zero] : memref<1xi32>\n"
            f"  %sum2 = arith.muli %sum, {wide} : i32\n"
            f"  %next = arith.addi %i, %step{self.flags} : {self.kind}\n"
            f"  %other2 = arith.addi %other, {invariant} : {self.kind}\n"
        )

    def _exit(self) -> str:
        narrow = {"i8": "extsi", "i16": "extsi", "i64": "trunci"}.get(self.kind)
        cast = f"  %y32 = arith.{narrow} %y : {self.kind} to i32\n" if narrow else ""
        return (
            f"^exit(%x: i32, %y: {self.kind}):\n{cast}"
            f"  %r = arith.xori %x, {'%y32' if narrow else '%y'} : i32\n  return %r : i32\n}}\n"
        )
