"""The reference executor: values that nothing defines, and who is to blame for a result of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking.explain import Choices, Element
from raise_kernel.runtime.reference import (
    FILLS,
    FORWARDS,
    MORE_FILLS,
    Fill,
    Order,
    OutOfRange,
    UndefinedValues,
    execute,
)
from raise_kernel.runtime.reference.running.rendezvous import NO_SOURCE

HEAD = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %px = getelementptr i32, ptr %x, i64 %i
  %py = getelementptr i32, ptr %y, i64 %i
  %ps = getelementptr i32, ptr addrspace(3) @s, i64 %i
  %v = load i32, ptr %px
"""
X = np.arange(32, dtype=np.int32) - 4


def module(body: str) -> LLVMModule:
    return LLVMModule.parse(HEAD + body + "\n  ret void\n}\n", "k.ll")


def launch(body: str, x: np.ndarray = X, **options) -> np.ndarray:
    return execute(module(body), "k", launch_of((1, 32)), [x, np.zeros_like(X), 5], **options)[1]


def chosen(
    body: str, x: np.ndarray = X, fills: Sequence[Fill] = FILLS
) -> tuple[list[bool], UndefinedValues]:
    """(whether each element of y depends on the choice, the values of the last launch)."""
    results, undefined = [], UndefinedValues()
    for fill in fills:
        undefined = UndefinedValues(fill=fill)
        results.append(launch(body, x, undefined=undefined))
    return [len(set(values)) > 1 for values in np.stack(results, 1).tolist()], undefined


STORE = "\n  store i32 %r, ptr %py"
SCALARS = {
    "add nsw": ("%r = add nsw i32 %v, 2147483640", lambda v: v + 2147483640 > 2147483647),
    "sub nuw": ("%r = sub nuw i32 %v, 3", lambda v: 0 <= v < 3),
    "mul nsw": ("%r = mul nsw i32 %v, 1073741824", lambda v: not -2 <= v < 2),
    "shl nsw": ("%r = shl nsw i32 %v, 29", lambda v: not -4 <= v < 4),
    "shl": ("%r = shl i32 1, %t", lambda v: False),
    "lshr": ("%r = lshr i32 -1, %v", lambda v: v < 0),
    "exact": ("%r = sdiv exact i32 %v, 4", lambda v: v % 4 != 0),
    "disjoint": ("%r = or disjoint i32 %v, 1", lambda v: v % 2 == 1),
    "least": ("%m = shl i32 %v, 31\n  %d = or i32 %v, -1\n  %r = sdiv i32 %m, %d",
              lambda v: v % 2 == 1),
    "trunc": ("%b = trunc nsw i32 %v to i4\n  %r = sext i4 %b to i32", lambda v: v > 7),
    "nneg": ("%w = zext nneg i32 %v to i64\n  %r = trunc i64 %w to i32", lambda v: v < 0),
    "fptoui": ("%f = sitofp i32 %v to float\n  %r = fptoui float %f to i32", lambda v: v < 0),
    "fptosi": ("%f = sitofp i32 %v to double\n  %g = fmul double %f, 3.0e+8\n"
               "  %r = fptosi double %g to i32", lambda v: v > 7),
    "ctlz": ("%r = call i32 @llvm.ctlz.i32(i32 %v, i1 true)", lambda v: v == 0),
    "undef": ("%r = add i32 %v, undef", lambda v: True),
    "masked": ("%u = and i32 undef, 0\n  %r = add i32 %v, %u", lambda v: False),
    "chosen": ("%c = icmp sgt i32 %v, 3\n  %r = select i1 %c, i32 poison, i32 %v", lambda v: v > 3),
    "nnan": ("%f = sitofp i32 %v to float\n  %g = fdiv nnan float %f, %f\n"
             "  %h = fcmp ord float %g, 0.0\n  %q = select i1 %h, float %g, float 9.0\n"
             "  %r = fptosi float %q to i32", lambda v: v == 0),
}  # fmt: skip


@pytest.mark.sample(9)
@pytest.mark.parametrize("name", SCALARS)
def test_what_an_instruction_leaves_undefined(name: str):
    body, undefined = SCALARS[name]
    moved, values = chosen(body + STORE)
    assert moved == [undefined(int(v)) for v in X]
    if any(moved):
        first = 0 if name in ("undef", "chosen") else moved.index(True)
        assert values.found[0].lane.thread == (first, 0, 0)


MEMORY = {
    "local": "%a = alloca [4 x i32]\n  %p = getelementptr i32, ptr %a, i64 2\n"
    "  %c = icmp slt i32 %v, 6\n  br i1 %c, label %set, label %go\nset:\n"
    "  store i32 %v, ptr %p\n  br label %go\ngo:\n  %r = load i32, ptr %p" + STORE,
    "variable": "%p = alloca i32\n  %c = icmp slt i32 %v, 6\n  br i1 %c, label %set, label %go\n"
    "set:\n  store i32 %v, ptr %p\n  br label %go\ngo:\n  %r = load i32, ptr %p" + STORE,
    "shared": "%c = icmp slt i32 %v, 6\n  br i1 %c, label %set, label %go\nset:\n"
    "  store i32 %v, ptr addrspace(3) %ps\n  br label %go\ngo:\n"
    "  %r = load i32, ptr addrspace(3) %ps" + STORE,
    "copied": "%a = alloca [2 x i32]\n  %b = alloca [2 x i32]\n"
    "  %p = getelementptr i32, ptr %a, i64 1\n"
    "  %q = getelementptr i32, ptr %b, i64 1\n"
    "  %c = icmp slt i32 %v, 6\n  br i1 %c, label %set, label %go\nset:\n"
    "  store i32 %v, ptr %p\n  br label %go\ngo:\n"
    "  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)\n"
    "  %r = load i32, ptr %q" + STORE,
}


@pytest.mark.parametrize("name", MEMORY)
def test_memory_that_nothing_has_written(name: str):
    moved, values = chosen(MEMORY[name])
    assert moved == [int(v) >= 6 for v in X]
    (value,) = values.found
    assert "which nothing has written" in value.message
    assert value.lane.thread == (10, 0, 0)
    assert "load i32" in value.source


def test_what_is_read_and_not_used_decides_nothing():
    body = "%p = alloca i32\n  %w = load i32, ptr %p\n  %c = icmp slt i32 %v, 99\n"
    moved, values = chosen(body + "  %r = select i1 %c, i32 %v, i32 %w" + STORE)
    assert not any(moved)
    assert len(values.found) == 1


def test_shared_memory_is_new_in_each_block():
    body = "store i32 %v, ptr addrspace(3) %ps" + "\n  %r = load i32, ptr addrspace(3) %ps" + STORE
    assert not any(chosen(body)[0])
    text = HEAD.replace("tid.x", "ctaid.x") + MEMORY["shared"] + "\n  ret void\n}\n"
    late = text.replace("addrspace(3) @s, i64 %i", "addrspace(3) @s, i64 0")
    results = {
        tuple(
            execute(
                LLVMModule.parse(late, "k.ll"), "k", launch_of((32, 1)),
                [X, np.zeros_like(X), 5], undefined=UndefinedValues(fill=fill),
            )[1].tolist()
        )
        for fill in FILLS[:2]
    }  # fmt: skip
    first, second = results
    assert [a == b for a, b in zip(first, second, strict=True)] == [int(v) < 6 for v in X]


def test_without_undefined_values_there_is_one_answer():
    """Zero for what nothing defines, and what the device does."""
    np.testing.assert_array_equal(launch("%r = add nsw i32 %v, undef" + STORE), X)
    np.testing.assert_array_equal(launch(MEMORY["shared"]), np.where(X < 6, X, 0))
    np.testing.assert_array_equal(launch(MEMORY["variable"]), np.where(X < 6, X, 0))
    far = launch("%b = add i32 %t, 20\n  %r = shl i32 1, %b" + STORE)
    wanted = [(1 << b) & 0xFFFFFFFF if b < 32 else 0 for b in range(20, 52)]
    np.testing.assert_array_equal(far.view(np.uint32), wanted)
    far = launch("%b = add i32 %t, 40\n  %r = ashr i32 %v, %b" + STORE)
    np.testing.assert_array_equal(far, np.where(X < 0, -1, 0))


def test_the_one_to_blame_is_found_among_many():
    """Sixteen reads of memory that nothing has written; the tenth decides the result."""
    reads = [
        f"  %p{k} = alloca i32\n  %r{k} = load i32, ptr %p{k}\n  %m{k} = and i32 %r{k}, {k == 10:d}"
        for k in range(16)
    ]
    sums = [f"  %s{k + 1} = add i32 %s{k}, %m{k}" for k in range(16)]
    body = "%s0 = add i32 %v, 0\n" + "\n".join(reads + sums) + "\n  store i32 %s16, ptr %py"

    def run(
        *,
        order: Order = FORWARDS,
        noise: int | None = None,
        lost: OutOfRange | None = None,
        still: bool = False,
        undefined: UndefinedValues | None = None,
    ):
        found = launch(body, order=order, noise=noise, lost=lost, still=still, undefined=undefined)
        return [found]

    refusal = Choices.of(run, "k").refusal(Element(0, (3,), "y[3]"))
    assert refusal is not None
    assert refusal.code == "RK036"
    assert "%r10 = load i32" in str(refusal)
    assert "y[3] depends on a read of a local variable" in refusal.message


# Operations whose mask names the first four threads only.
UNNAMED = {
    "redux": "%r = call i32 @llvm.nvvm.redux.sync.add(i32 1, i32 15)",
    "ballot": "%r = call i32 @llvm.nvvm.vote.ballot.sync(i32 15, i1 true)",
    "match": "%r = call i32 @llvm.nvvm.match.any.sync.i32(i32 15, i32 7)",
}


@pytest.mark.parametrize("name", UNNAMED)
def test_a_thread_that_the_mask_does_not_name(name: str):
    moved, values = chosen(UNNAMED[name] + STORE)
    assert all(moved)
    assert "mask does not name" in values.found[0].message
    assert values.found[0].lane.thread == (4, 0, 0)
    assert not chosen(UNNAMED[name].replace("i32 15", "i32 -1") + STORE)[1].found


def test_a_thread_that_its_own_mask_does_not_name_gets_any_value():
    """Each thread of a pair reads its own value or the other's; it would not matter which."""
    body = "%p = lshr i32 %v, 1\n  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 15, i32 %p, "
    assert chosen(body + "i32 1, i32 31)" + STORE)[0] == [False] * 4 + [True] * 28


def test_a_thread_that_its_own_mask_does_not_name_may_get_zero():
    body = """%p = icmp sgt i32 %v, 0
  %m = call i32 @llvm.nvvm.vote.ballot.sync(i32 -65536, i1 %p)
  %low = and i32 %m, 65535
  %c = icmp ne i32 %low, 0
  %r = zext i1 %c to i32"""
    assert chosen(body + STORE)[0][:16] == [False] * 16
    assert chosen(body + STORE, fills=(*FILLS, *MORE_FILLS))[0][:16] == [True] * 16


def test_a_barrier_of_a_warp_has_no_value():
    body = "call void @llvm.nvvm.bar.warp.sync(i32 15)\n  store i32 %v, ptr %py"
    moved, values = chosen(body)
    assert not any(moved)
    assert "mask does not name" in values.found[0].message


SHUFFLES = {
    "not named": (
        "%low = and i32 %t, 1\n  %m = shl i32 1431655765, %low\n"
        "  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %v, i32 1, i32 31)",
        lambda t: True,
    ),
    "named": (
        "%low = and i32 %t, 1\n  %m = shl i32 1431655765, %low\n"
        "  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %m, i32 %v, i32 2, i32 31)",
        lambda t: False,
    ),
    "returned": (
        "%c = icmp ult i32 %t, 20\n  br i1 %c, label %go, label %end\nend:\n  ret void\ngo:\n"
        "  %r = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 4, i32 31)",
        lambda t: 16 <= t < 20,
    ),
    "elsewhere": (
        "%c = icmp ult i32 %t, 20\n  br i1 %c, label %go, label %end\nend:\n  ret void\ngo:\n"
        "  %r = call i32 @llvm.nvvm.shfl.down.i32(i32 %v, i32 4, i32 31)",
        lambda t: 16 <= t < 20,
    ),
    "out of range": (
        "%r = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 4, i32 31)",
        lambda t: False,
    ),
}


@pytest.mark.parametrize("name", SHUFFLES)
def test_what_a_shuffle_reads_from_a_thread_that_takes_no_part(name: str):
    body, undefined = SHUFFLES[name]
    moved, values = chosen(body + STORE)
    assert moved == [undefined(t) for t in range(32)]
    assert [value.message for value in values.found] == [NO_SOURCE] * any(moved)
    if any(moved):
        assert values.found[0].lane.thread == (moved.index(True), 0, 0)
        assert "shfl" in values.found[0].source


def test_lanes_that_the_block_does_not_have_give_nothing():
    body = "%r = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 4, i32 31)" + STORE
    found = [
        execute(
            module(body),
            "k",
            launch_of((1, 20)),
            [X, np.zeros_like(X), 5],
            undefined=UndefinedValues(fill),
        )[1].tolist()
        for fill in FILLS
    ]
    moved = [len(set(values)) > 1 for values in zip(*found, strict=True)]
    assert moved == [16 <= t < 20 for t in range(32)]


def is_poison(body: str, functions: str = "") -> list[bool]:
    """Which elements of y a launch leaves poison, where it follows all that is."""
    text = HEAD + body + "\n  ret void\n}\n" + functions
    parsed = LLVMModule.parse(text, "k.ll")
    arrays = [X, np.full_like(X, -7), 5]
    undefined = UndefinedValues()
    plain = execute(parsed, "k", launch_of((1, 32)), arrays, undefined=undefined)[1]
    asked = UndefinedValues(
        sites=[value.site for value in undefined.found if value.poison], follow=True
    )
    found = execute(parsed, "k", launch_of((1, 32)), arrays, undefined=asked)[1]
    assert set((plain ^ found).tolist()) <= {0, -1}
    return (plain != found).tolist()


@pytest.mark.parametrize("name", [name for name in SCALARS if name != "undef"])
def test_poison_is_followed(name: str):
    body, undefined = SCALARS[name]
    assert is_poison(body + STORE) == [undefined(int(v)) for v in X]


# %w is poison where v is above 3, whatever is chosen for it: %c is false then, and %z is zero.
SWALLOWED = """  %u = add nsw i32 %v, 2147483644
  %z = mul i32 %u, 0
  %w = lshr i32 %z, 1
  %c = icmp ne i32 %w, 0
"""


def _high(v: int) -> bool:
    return v > 3


def _never(v: int) -> bool:
    return False


FOLLOWED = {
    "condition": ("  %r = select i1 %c, i32 5, i32 6", _high),
    "arm": ("  %d = icmp slt i32 %v, 6\n  %r = select i1 %d, i32 %w, i32 6",
            lambda v: 3 < v < 6),
    "other arm": ("  %d = icmp slt i32 %v, 4\n  %r = select i1 %d, i32 %w, i32 6", _never),
    "freeze": ("  %f = freeze i1 %c\n  %r = select i1 %f, i32 5, i32 6", _never),
    "function": ("  %r = call i32 @llvm.umax.i32(i32 %w, i32 9)", _high),
    "phi": ("  %d = icmp slt i32 %v, 6\n  br i1 %d, label %a, label %b\na:\n  br label %b\nb:\n"
            "  %r = phi i32 [ %w, %a ], [ 3, %0 ]", lambda v: 3 < v < 6),
    "loop": ("  br label %a\na:\n  %k = phi i32 [ 0, %0 ], [ %j, %a ]\n"
             "  %r = phi i32 [ 0, %0 ], [ %s, %a ]\n  %s = add i32 %r, %w\n  %j = add i32 %k, 1\n"
             "  %d = icmp slt i32 %j, 3\n  br i1 %d, label %a, label %e\ne:", _high),
    "memory": ("  store i32 %w, ptr addrspace(3) %ps\n  %r = load i32, ptr addrspace(3) %ps",
               _high),
    "variable": ("  %p = alloca i32\n  store i32 %w, ptr %p\n  %r = load i32, ptr %p", _high),
    "one byte": ("  %p = alloca i32\n  store i32 7, ptr %p\n  %b = trunc i32 %w to i8\n"
                 "  store i8 %b, ptr %p\n  %r = load i32, ptr %p", _high),
    "overwritten": ("  store i32 %w, ptr addrspace(3) %ps\n  store i32 %v, ptr addrspace(3) %ps\n"
                    "  %r = load i32, ptr addrspace(3) %ps", _never),
    "copied": ("  %p = alloca i32\n  %q = alloca i32\n  store i32 %w, ptr %p\n"
               "  store i32 1, ptr %q\n"
               "  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)\n"
               "  %r = load i32, ptr %q", _high),
    "copied over": ("  %p = alloca i32\n  %q = alloca i32\n  store i32 %w, ptr %p\n"
                    "  store i32 1, ptr %q\n"
                    "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)\n"
                    "  %r = load i32, ptr %p", _never),
    "atomic": ("  store i32 1, ptr addrspace(3) %ps\n"
               "  %o = atomicrmw add ptr addrspace(3) %ps, i32 %w monotonic\n"
               "  %r = load i32, ptr addrspace(3) %ps", _high),
    "old value": ("  store i32 1, ptr addrspace(3) %ps\n"
                  "  %r = atomicrmw add ptr addrspace(3) %ps, i32 %w monotonic", _never),
    "exchanged": ("  store i32 %w, ptr addrspace(3) %ps\n"
                  "  %o = atomicrmw xchg ptr addrspace(3) %ps, i32 1 monotonic\n"
                  "  %r = load i32, ptr addrspace(3) %ps", _never),
    "vector": ("  %a = insertelement <2 x i32> zeroinitializer, i32 %w, i32 1\n"
               "  %b = add <2 x i32> %a, %a\n  %r = extractelement <2 x i32> %b, i32 1", _high),
    "other element": ("  %a = insertelement <2 x i32> zeroinitializer, i32 %w, i32 1\n"
                      "  %b = add <2 x i32> %a, %a\n  %r = extractelement <2 x i32> %b, i32 0",
                      _never),
    "shuffled": ("  %a = insertelement <2 x i32> zeroinitializer, i32 %w, i32 1\n"
                 "  %b = shufflevector <2 x i32> %a, <2 x i32> %a, <4 x i32> <i32 0, i32 3, i32 0,"
                 " i32 0>\n  %r = extractelement <4 x i32> %b, i32 1", _high),
    "whole": ("  %a = insertelement <2 x i16> zeroinitializer, i16 0, i32 1\n"
              "  %h = trunc i32 %w to i16\n  %b = insertelement <2 x i16> %a, i16 %h, i32 0\n"
              "  %r = bitcast <2 x i16> %b to i32", _high),
    "vector in memory": ("  %p = alloca [4 x i32]\n"
                         "  %a = insertelement <4 x i32> zeroinitializer, i32 %w, i32 2\n"
                         "  store <4 x i32> %a, ptr %p\n"
                         "  %q = getelementptr i32, ptr %p, i64 2\n  %r = load i32, ptr %q", _high),
    "beside a vector": ("  %p = alloca [4 x i32]\n"
                        "  %a = insertelement <4 x i32> zeroinitializer, i32 %w, i32 2\n"
                        "  store <4 x i32> %a, ptr %p\n"
                        "  %q = load <4 x i32>, ptr %p\n"
                        "  %r = extractelement <4 x i32> %q, i32 1", _never),
    "address": ("  %i2 = zext i32 %w to i64\n  %q = getelementptr i32, ptr %x, i64 %i2\n"
                "  %r = load i32, ptr %q", _high),
    "passed": ("  %r = call i32 @g(i32 1, i32 %w)", _high),
    "passed and not used": ("  %r = call i32 @g(i32 %w, i32 1)", _never),
    "passed before": ("  %q = call i32 @g(i32 %w, i32 %w)\n  %r = call i32 @g(i32 1, i32 %v)",
                      _never),
    "quoted name": ('  %"a b" = add i32 %w, 1\n  %r = add i32 %"a b", 1', _high),
    "which way": ("  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n"
                  "  %r = phi i32 [ 4, %a ], [ 3, %0 ]", _never),
}  # fmt: skip
FUNCTION = "define internal i32 @g(i32 %a, i32 %b) {\n  %r = add i32 %b, 1\n  ret i32 %r\n}\n"
FUNCTION += "declare i32 @llvm.umax.i32(i32, i32)\n"


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", FOLLOWED)
def test_how_poison_is_followed(name: str):
    """Where choices show nothing. Of a branch it is not said that all after it is poison."""
    body, wanted = FOLLOWED[name]
    assert not any(chosen(SWALLOWED + "  %r = add i32 %w, 1" + STORE)[0])
    assert is_poison(SWALLOWED + body + STORE, FUNCTION) == [wanted(int(v)) for v in X]
