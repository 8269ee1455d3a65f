"""Mutants of test kernels (tests/mutants): refused, or raised and equal on adversarial inputs.

Here are a few of some kernels that are recognized; `-m nightly` takes every kernel at every level,
and `python -m tests.mutants` as many as there is time for.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time

import pytest
from tests.kernels.specs import LEVELS, SPECS
from tests.mutants.judge import Subject
from tests.mutants.mutations import kernel_parts, mutated, mutations
from tests.mutants.pool import Task, Worker, judged, processor_seconds
from tests.support.unoptimized import unoptimized

from raise_kernel.frontend.module import LLVMModule

pytestmark = pytest.mark.usefixtures("x64")

# Kernel and level: rows by warps, sorts, scans, loops and atomics.
SAMPLE = (
    ("row_max_warp", "O3"),
    ("bitonic_sort", "O3"),
    ("scan_blelloch", "O2"),
    ("linear_recurrence", "O3"),
    ("histogram_strided", "O3"),
)
WRONG = ("wrong", "crashed")


def check(kernel: str, level: str, mutants: int) -> None:
    """Judges a kernel and its first mutants of the sample."""
    options = argparse.Namespace(each=mutants, others=mutants, rounds=3, seed=0)
    with unoptimized():
        for verdict in judged(Task(kernel, level), options, lambda place: None):
            assert verdict.outcome not in WRONG, verdict


@pytest.mark.sample(1)
@pytest.mark.parametrize(("kernel", "level"), SAMPLE)
def test_mutants(kernel: str, level: str):
    check(kernel, level, 2)


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kernel", list(SPECS))
def test_more_mutants(kernel: str, level: str):
    check(kernel, level, 16)


LOOP = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %m = phi float [ 0xC6293E5940000000, %entry ], [ %larger, %loop ]
  %at = getelementptr float, ptr %x, i32 %i
  %v = load float, ptr %at, align 4
  %more = fcmp ogt float %v, %m
  %larger = select i1 %more, float %v, float %m
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 7
  br i1 %done, label %end, label %loop
end:
  store float %larger, ptr %x, align 4
  ret void
}
"""


def test_what_is_changed():
    module = LLVMModule.parse(LOOP)
    parts = kernel_parts(module, "k")
    changes = {mutation.new.strip() for mutation in mutations(parts)}
    for text in (
        "%i = phi i32 [ 1, %entry ], [ %next, %loop ]",
        "%m = phi float [ 0xFFF0000000000000, %entry ], [ %larger, %loop ]",
        "%m = phi float [ 0xC034000000000000, %entry ], [ %larger, %loop ]",
        "%more = fcmp oge float %v, %m",
        "%more = fcmp olt float %v, %m",
        "%larger = select i1 %more, float %m, float %v",
        "%next = sub i32 %i, 1",
        "%next = add nuw nsw i32 %i, 2",
        "%done = icmp ne i32 %next, 7",
        "%done = icmp eq i32 %next, 6",
    ):
        assert text in changes, text
    for mutation in mutations(parts):
        LLVMModule.parse(mutated(parts, mutation))


def test_a_call_that_the_module_lacks_is_declared():
    spec = SPECS["row_max_warp"]
    subject = Subject.of(spec, "O3")
    called = [m for m in subject.mutations if m.declares]
    for mutation in called:
        LLVMModule.parse(mutated(subject.parts, mutation))


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("kernel", "level", "new", "code"),
    [
        ("hash_insert", "O0", "%59 = icmp ne i32 %58, -1", "RK035"),
        ("group_labels", "O1", "%108 = xor i32 %107, 0", "RK036"),
        pytest.param(
            *("group_tile_ops", "O0", "%467 = and i32 %466, 62", "RK036"),
            marks=pytest.mark.nightly,  # another mask that is left; it takes seconds
        ),
        ("montgomery", "O2", "%220 = lshr i64 %219, 64", "RK036"),
    ],
)
def test_a_mutant_without_a_defined_result(kernel: str, level: str, new: str, code: str):
    """A place that depends on which thread came first; a shuffle from outside of its mask; a mask
    that is poison; a selection by poison that comes out the same for all that is chosen for it."""
    subject = Subject.of(SPECS[kernel], level)
    (number,) = (i for i, m in enumerate(subject.mutations) if m.new.strip().startswith(new))
    with unoptimized():
        verdict = subject.judge(number, rounds=1, seed=0)
    assert (verdict.outcome, verdict.detail) == ("undefined", code)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("kernel", "level", "new"),
    [
        ("sum_in_shared", "O1", "%29 = fsub contract float %20, %28"),
        ("rank_two_k", "O3", "%142 = icmp ne i32 %141, %29"),
    ],
)
def test_a_sum_that_cancels_in_the_kernels_order_only(kernel: str, level: str, new: str):
    """In another order its partial sums are large, and so are their roundings."""
    subject = Subject.of(SPECS[kernel], level)
    (number,) = (i for i, m in enumerate(subject.mutations) if m.new.strip().startswith(new))
    with unoptimized():
        assert subject.judge(number, rounds=3, seed=5).outcome == "reordered"


def test_what_depends_on_a_changed_instruction_has_no_flags():
    """`nuw` ends the loop of newton at once, where its count starts at -1."""
    subject = Subject.of(SPECS["newton"], "O1")
    new = "%23 = phi i32 [ -1, %13 ], [ %35, %34 ]"
    (number,) = (i for i, m in enumerate(subject.mutations) if m.new.strip().startswith(new))
    assert "%35 = add nuw nsw i32 %23, 1" in subject.text(-1)
    assert "%35 = add i32 %23, 1" in subject.text(number)


@pytest.mark.parametrize(("code", "late"), [("time.sleep(600)", False), ("while True: 0", True)])
def test_a_mutant_hangs_that_keeps_the_processor(code: str, late: bool):
    """One that waits for a processor, as beside other work, does not."""
    program = f"import time\nprint('started', flush=True)\n{code}"
    here, _ = multiprocessing.Pipe()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"started\n"
        worker = Worker(process, here)
        worker.since = worker.now()
        while late and processor_seconds(process.pid) < worker.since[1] + 0.3:
            time.sleep(0.05)
        assert worker.is_late(0.2) == late
        process.kill()
