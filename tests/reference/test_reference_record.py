"""The reference executor: launches that follow a record, and the elements that they mark."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import lane_kernel

import raise_kernel as rk
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.checking import agreement, reordering
from raise_kernel.runtime.checking.explain import unlike
from raise_kernel.runtime.checking.verify import verify_call
from raise_kernel.runtime.reference import Factors, OutOfRange, Record, execute

LANES = 8
LAUNCH = launch_of((1, LANES))


HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.fma.f32(float, float, float)
declare float @__nv_rsqrtf(float)
declare float @__nv_powf(float, float)
"""


def kernel(body: str, kind: str) -> LLVMModule:
    return lane_kernel(HEADER, body, kind)


def undecided(module: LLVMModule, x: np.ndarray, y: np.ndarray, factors: Factors) -> list[bool]:
    """Which elements a launch that follows a record marks."""
    args, record = [x, y, np.zeros_like(x)], Record()
    plain = execute(module, "k", LAUNCH, args)[2]
    first = execute(
        module, "k", LAUNCH, args, noise=0, lost=OutOfRange(False, True, True, record=record)
    )[2]
    np.testing.assert_array_equal(plain, first)
    products = factors in (Factors.LARGE, Factors.SMALL)
    lost = OutOfRange(False, False, products, factors, record)
    found = execute(module, "k", LAUNCH, args, noise=0, lost=lost)[2]
    assert not record.is_lost
    return record.marked(found).tolist()


# Two products, the second of what a sum makes of the first. Where b is zero the first one is, in
# any order; the second is in no order where b is neither zero nor large.
PRODUCTS = """
  %u = fmul {0} %a, %b
  %d = fadd {0} %u, 2.0
  %v = fmul {0} %d, %b
  %w = fmul {0} %v, %a
  %r = fmul {0} %w, %a
"""


@pytest.mark.parametrize(
    ("kind", "dtype"), [("half", np.float16), ("float", np.float32), ("double", np.float64)]
)
def test_a_product_of_what_another_one_decided(kind: str, dtype: type):
    """Without a record 2 is the large factor of the first product, and more is out of range."""
    large = dtype(np.sqrt(np.finfo(dtype).max))
    x = np.array([large, large / 4, 1, 2, 3, np.inf, np.nan, -large], dtype)
    y = np.array([0, 0, 0, 1, 5, 0, 1, 0], dtype)
    module = kernel(PRODUCTS.format(kind), kind)
    assert undecided(module, x, y, Factors.LARGE) == [True] + [False] * 6 + [True]
    args = [x, y, np.zeros_like(x)]
    nan, one = (
        execute(module, "k", LAUNCH, args, noise=0, lost=OutOfRange(o, False, True, Factors.LARGE))
        for o in (False, True)
    )
    assert unlike(nan[2], one[2])[1], "the case tells records from launches without one"


SUMS = """
  %u = fadd float %a, %b
  %v = fsub float %u, %b
  %d = fmul float %v, 0.25
  %s = fadd float %d, %b
  %r = fsub float %s, %d
"""


def test_a_sum_of_what_another_one_decided():
    """a + b is in range, or is not; b, of the other sign, is then added to a quarter of that."""
    large = np.finfo(np.float32).max
    x = np.array([large, -large, large, 3, large / 4, 1, -large, 0], np.float32)
    y = np.array([large / 8, -large / 8, -large, 5, -large, 1, large, large], np.float32)
    module = kernel(SUMS, "float")
    assert undecided(module, x, y, Factors.POSITIVE) == [
        True, False, True, False, True, False, True, False
    ]  # fmt: skip


# What is computed of an overflow, `%w`: large where a is, and zero as b is.
OVERFLOW = "  %v = fmul float %a, %b\n  %w = fmul float %v, %a\n"
CONSUMERS = {
    "itself": "  %r = fadd float %w, 0.0",
    "quotient": "  %r = fdiv float 1.0, %w",
    "function": "  %f = fadd float %w, 1.0\n  %r = call float @__nv_rsqrtf(float %f)",
    "power": "  %r = call float @__nv_powf(float %w, float 2.0)",
    "maximum": "  %r = call float @llvm.maxnum.f32(float %w, float 1.0)",
    "fma": "  %r = call float @llvm.fma.f32(float %w, float 2.0, float 1.0)",
    "sign": "  %r = fneg float %w",
    "other type": "  %e = fpext float %w to double\n  %f = fadd double %e, 1.0\n"
    "  %r = fptrunc double %f to float",
    "memory": "  %m = alloca float\n  store float %w, ptr %m\n  %r = load float, ptr %m",
    "another thread": "  %n = bitcast float %w to i32\n"
    "  %g = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %n, i32 0, i32 31)\n"
    "  %r = bitcast i32 %g to float",
    "atomic": "  %z = atomicrmw fadd ptr %o, float %w monotonic\n  %r = load float, ptr %o",
}


@pytest.mark.parametrize("name", CONSUMERS)
def test_what_is_computed_of_it_is_marked(name: str):
    x, y = np.full(LANES, 1e30, np.float32), np.zeros(LANES, np.float32)
    x[::2] = 1e3
    module = kernel(OVERFLOW + CONSUMERS[name], "float")
    assert undecided(module, x, y, Factors.LARGE) == [False, True] * (LANES // 2)


def test_comparisons_go_as_they_did():
    """%v is zero; the product of its large factors is more than one, and %w is out of range."""
    body = OVERFLOW + "  %c = fcmp ogt float %v, 1.0\n  %r = select i1 %c, float 7.0, float %a"
    x, y = np.full(LANES, 1e30, np.float32), np.zeros(LANES, np.float32)
    assert not any(undecided(kernel(body, "float"), x, y, Factors.LARGE))


def test_a_launch_that_goes_another_way_is_lost():
    """The bits of a float decide about a branch, which nothing tells."""
    body = (
        "  %v = fmul float %a, %b\n  %n = bitcast float %v to i32\n  %c = icmp eq i32 %n, 0\n"
        "  br i1 %c, label %zero, label %done\nzero:\n  %s = fadd float %a, 1.0\n  br label %done\n"
        "done:\n  %r = phi float [ %s, %zero ], [ %a, %0 ]"
    )
    x, y = np.full(LANES, 3, np.float32), np.zeros(LANES, np.float32)
    args, record = [x, y, x.copy()], Record()
    for factors in (Factors.ALL, Factors.LARGE):
        lost = OutOfRange(False, False, True, factors, record)
        execute(kernel(body, "float"), "k", LAUNCH, args, noise=0, lost=lost)
        assert record.is_lost == (factors == Factors.LARGE)


@pytest.mark.parametrize(("element", "code"), [(1, ""), (0, "RK023")])
def test_only_what_an_order_decides_is_excused(
    monkeypatch: pytest.MonkeyPatch, element: int, code: str
):
    """The raised program is made wrong in one element: one out of range in some order, and one in
    none. Both would be with the large factors of the first product."""
    raised = agreement.raised_arrays

    def wrong(lowered, values):
        arrays = [a.copy() for a in raised(lowered, values)]
        arrays[2][element] = np.nan
        return arrays

    monkeypatch.setattr(agreement, "raised_arrays", wrong)
    monkeypatch.setattr(reordering, "reordered_kinds", lambda _: frozenset({"product"}))
    x = np.full(LANES, 1e10, np.float32)
    x[1] = 1e30
    args = [x, np.zeros_like(x), np.zeros_like(x)]
    body = PRODUCTS.format("float") + "  %last = fadd float %r, 1.0"
    text = kernel(body, "float").text.replace("store float %r,", "store float %last,")
    launcher = rk.load(text, kernel="k")[1, LANES]
    if code:
        with pytest.raises(rk.Refusal) as caught:
            verify_call(launcher, args).check()
        assert caught.value.code == code
    else:
        assert verify_call(launcher, args).check().reordered == 1
