"""Calls through pointers: which become choices, and which stay and are refused."""

from __future__ import annotations

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.checking.verify import verify_call

HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal i32 @twice(i32 %a) {
  %r = shl i32 %a, 1
  ret i32 %r
}
define internal i32 @less(i32 %a) {
  %r = sub i32 %a, 9
  ret i32 %r
}
define internal i32 @call(ptr %f, i32 %a) {
  %r = call i32 %f(i32 %a)
  ret i32 %r
}
define internal i64 @wide(i32 %a) {
  %r = sext i32 %a to i64
  ret i64 %r
}
@pair = internal constant [2 x ptr] [ptr @twice, ptr @less]
@nested = internal constant { ptr, [2 x ptr] } { ptr @pair, [2 x ptr] [ptr @wide, ptr @call] }
@shared = internal addrspace(3) global [2 x ptr] undef
define internal void @keep_first(ptr %l, ptr %y) {
  %h = load ptr, ptr %y
  store ptr %h, ptr %l
  ret void
}
define internal void @keep_second(ptr %l, ptr %y) {
  %h = load ptr, ptr %y
  %u = getelementptr ptr, ptr %l, i64 1
  store ptr %h, ptr %u
  ret void
}
@keepers = internal constant [2 x ptr] [ptr @keep_first, ptr @keep_second]
@outside = external global [2 x ptr]
"""
X = np.arange(-16, 16, dtype=np.int32)


def kernel(body: str, parameters: str = "ptr %x, ptr %y"):
    """One lane an element: `%a` is that of x, `%i` its parity, `%r` goes to y."""
    text = f"""{HEADER}
define ptx_kernel void @k({parameters}) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %w
  %q = getelementptr i32, ptr %y, i64 %w
  %a = load i32, ptr %p
  %i = and i32 %t, 1
  %o = zext i32 %i to i64
{body}
  store i32 %r, ptr %q
  ret void
}}
"""
    return rk.load(text, kernel="k")[1, 32]


CHOICES = {
    "table": """
  %s = getelementptr ptr, ptr @pair, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "table in a table": """
  %m = load ptr, ptr @nested
  %s = getelementptr ptr, ptr %m, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "passed on": """
  %s = getelementptr ptr, ptr @pair, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 @call(ptr %f, i32 %a)""",
    "local copy": """
  %l = alloca [2 x ptr]
  call void @llvm.memcpy.p0.p0.i64(ptr %l, ptr @pair, i64 16, i1 false)
  %s = getelementptr ptr, ptr %l, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "condition": """
  %c = icmp eq i32 %i, 0
  %f = select i1 %c, ptr @twice, ptr @less
  %r = call i32 %f(i32 %a)""",
}


@pytest.mark.parametrize("name", CHOICES)
def test_choices(name: str):
    launcher = kernel(CHOICES[name])
    assert verify_call(launcher, [X, np.zeros_like(X)]).ok
    y = np.asarray(launcher(X, np.zeros_like(X)))
    np.testing.assert_array_equal(y, np.where(np.arange(32) % 2, X - 9, 2 * X))


def test_one_of_a_constant_place_is_called_itself():
    launcher = kernel("  %f = load ptr, ptr @pair\n  %r = call i32 %f(i32 %a)")
    text = launcher.lower(X, X.copy()).as_text("stablehlo")
    assert "stablehlo.subtract" not in text
    assert "stablehlo.select" not in text


REFUSED = {
    "an element of an array": """
  %s = getelementptr ptr, ptr %y, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "a table of another module": """
  %s = getelementptr ptr, ptr @outside, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "made of a number": """
  %f = inttoptr i64 %o to ptr
  %r = call i32 %f(i32 %a)""",
    "an element of a local array that has one from outside": """
  %l = alloca [2 x ptr]
  call void @llvm.memcpy.p0.p0.i64(ptr %l, ptr @pair, i64 16, i1 false)
  %h = load ptr, ptr %y
  store ptr %h, ptr %l
  %s = getelementptr ptr, ptr %l, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
    "shared memory that one from outside is written to": """
  %h = load ptr, ptr %y
  store ptr %h, ptr addrspace(3) @shared
  %s = getelementptr ptr, ptr addrspace(3) @shared, i64 %o
  %f = load ptr, ptr addrspace(3) %s
  %r = call i32 %f(i32 %a)""",
    "stored by a function that is called through a pointer": """
  %l = alloca [2 x ptr]
  store ptr @twice, ptr %l
  %u = getelementptr ptr, ptr %l, i64 1
  store ptr @less, ptr %u
  %w1 = getelementptr ptr, ptr @keepers, i64 %o
  %keep = load ptr, ptr %w1
  call void %keep(ptr %l, ptr %y)
  %s = getelementptr ptr, ptr %l, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)""",
} | {
    f"{kind} of one from outside": f"""
  %l = alloca [2 x ptr]
  call void @llvm.memcpy.p0.p0.i64(ptr %l, ptr @pair, i64 16, i1 false)
  %h = load ptr, ptr %y
  %n = ptrtoint ptr %h to i64
  {write}
  %s = getelementptr ptr, ptr %l, i64 %o
  %f = load ptr, ptr %s
  %r = call i32 %f(i32 %a)"""
    for kind, write in {
        "volatile store": "store volatile ptr %h, ptr %l",
        "atomic store": "store atomic ptr %h, ptr %l monotonic, align 8",
        "atomic volatile store": "store atomic volatile ptr %h, ptr %l release, align 8",
        "volatile store of the number": "store volatile i64 %n, ptr %l",
    }.items()
}


@pytest.mark.parametrize("name", REFUSED)
def test_addresses_from_elsewhere_are_refused(name: str):
    with pytest.raises(rk.Refusal) as caught:
        kernel(REFUSED[name]).lower(X, X.copy())
    assert caught.value.code in ("RK012", "RK014")


def test_no_function_of_that_type():
    body = """
  %s = getelementptr ptr, ptr @pair, i64 %o
  %f = load ptr, ptr %s
  %v = call float %f(i32 %a)
  %r = bitcast float %v to i32"""
    with pytest.raises(rk.Refusal, match="function pointer"):
        kernel(body).lower(X, X.copy())
