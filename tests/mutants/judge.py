"""What becomes of one mutant: refused, raised right, or wrong."""

from __future__ import annotations

import functools
import time
import traceback
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from tests.kernels.registry import Call, Spec
from tests.mutants.mutations import Mutation, kernel_parts, mutated, mutations

import raise_kernel
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.text_parts import ModuleText
from raise_kernel.runtime.checking.adversarial import adversarial_rounds
from raise_kernel.runtime.checking.agreement import compared_quickly
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.reference.errors import ExecutionError, OrderError, UndefinedError

# Passes whose remarks make a kernel a recognized one.
RECOGNIZERS = ("name-", "fold-", "reroll-", "forward-", "recover-")

# Loop iterations of all threads, in one launch: some seconds where much is unrolled. Of the test
# kernels, one takes 3.3 million, the others take fewer than 1.3 million.
MAX_STEPS = 4 * 10**6

# Arrays of more elements than this are exchanged for those of a smaller size of the spec, where the
# kernel is recognized by the same passes there.
LARGE = 20_000


@dataclass
class Verdict:
    """`outcome`: malformed or invalid (the kernel itself fails), undefined (it has no defined
    result: RK035 or RK036), refused, agrees, reordered (agrees but where the order of a
    reduction decides), same (as another one, to the letter), wrong, crashed (an error
    that is no refusal)."""

    kernel: str
    level: str
    number: int
    mutation: str
    outcome: str
    recognizers: list[str] = field(default_factory=list)
    rounds: int = 0
    seconds: float = 0.0
    detail: str = ""

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Subject:
    """A test kernel at one level, cut out of its file, with its call and its mutations."""

    spec: Spec
    level: str
    name: str
    parts: ModuleText
    call: Call
    mutations: list[Mutation]

    @classmethod
    def of(cls, spec: Spec, level: str) -> Subject:
        module = _module(spec.path(level).read_text())
        name = find_kernel(module, spec.kernel).name
        parts = kernel_parts(module, name)
        return cls(spec, level, name, parts, _smallest(spec, parts, name), mutations(parts))

    def text(self, number: int) -> str:
        """The text of mutant `number`; number -1 is the kernel as it is."""
        return str(self.parts) if number < 0 else mutated(self.parts, self.mutations[number])

    def judge(self, number: int, rounds: int, seed: int) -> Verdict:
        """Raises one mutant and compares it with the reference executor."""
        words = str(self.mutations[number]) if number >= 0 else "as it is"
        verdict = Verdict(self.spec.name, self.level, number, words, "")
        start = time.process_time()
        try:
            self._judge(verdict, number, rounds, seed)
        except Exception:  # whatever it is, it is reported
            verdict.outcome, verdict.detail = "crashed", traceback.format_exc(limit=-6)
        verdict.seconds = round(time.process_time() - start, 3)
        return verdict

    def _judge(self, verdict: Verdict, number: int, rounds: int, seed: int) -> None:
        values = list(self.call.args)
        try:
            kernel = raise_kernel.load(self.text(number), kernel=self.name)
        except Refusal as refusal:
            verdict.outcome, verdict.detail = "malformed", str(refusal)
            return
        try:
            lowered = kernel[self.call.launch].lower(*values)
        except Refusal as refusal:
            internal = refusal.code == "RK099"
            verdict.outcome = "crashed" if internal else "refused"
            verdict.detail = str(refusal) if internal else refusal.code
            return
        verdict.recognizers = recognizers(lowered)
        if number >= 0 and _is_known(lowered.specialized.text, number):
            verdict.outcome = "same"
            return
        self._compare(verdict, lowered, kernel.module, rounds, seed)

    def _compare(
        self, verdict: Verdict, lowered: Lowered, module: LLVMModule, rounds: int, seed: int
    ) -> None:
        values = list(self.call.args)
        try:
            first = compared_quickly(lowered, module, values, max_steps=MAX_STEPS)
        except (UndefinedError, OrderError) as error:
            verdict.outcome, verdict.detail = "undefined", error.code
            return
        except ExecutionError as error:
            verdict.outcome, verdict.detail = "invalid", error.code
            return
        verdict.rounds = 1
        verdict.outcome = "agrees"
        reports = [first]
        if first.ok:
            drawn = adversarial_rounds(
                lowered, module, values, rounds=rounds, seed=seed, max_steps=MAX_STEPS
            )
            reports = (d.report for d in drawn if d.report is not None)
        for report in reports:
            if not report.ok:
                verdict.outcome, verdict.detail = "wrong", f"{report.inputs}\n{report}"
                return
            if report.reordered:
                verdict.outcome = "reordered"
            verdict.rounds += 1


def recognizers(lowered: Lowered) -> list[str]:
    """The recognizers that changed the program."""
    names = {r.pass_name for r in lowered.remarks if r.kind == "applied"}
    return sorted(name for name in names if name.startswith(RECOGNIZERS))


@functools.lru_cache(maxsize=8)
def _module(text: str) -> LLVMModule:
    return LLVMModule.parse(text)


@functools.lru_cache(maxsize=512)
def _seen(text: str) -> list[int]:
    return []


def _is_known(text: str, number: int) -> bool:
    """Whether another mutant has the same specialized program."""
    seen = _seen(text)
    seen.append(number)
    return seen[0] != number


def _smallest(spec: Spec, parts: ModuleText, name: str) -> Call:
    usual = spec.call(spec.sizes[0])
    if _elements(usual) <= LARGE:
        return usual
    kernel = raise_kernel.load(str(parts), kernel=name)

    def found(call: Call) -> list[str] | None:
        try:
            return recognizers(kernel[call.launch].lower(*call.args))
        except Refusal:
            return None

    wanted = found(usual)
    others = sorted((spec.call(size) for size in spec.sizes[1:]), key=_elements)
    return next((c for c in others if _elements(c) > 1 and found(c) == wanted), usual)


def _elements(call: Call) -> int:
    return sum(a.size for a in call.args if isinstance(a, np.ndarray))
