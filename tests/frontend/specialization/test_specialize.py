"""Specialization: what is left of a kernel for one launch, checked by text and by running it."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from tests.kernels.levels import LEVELS, ir_file
from tests.support.lanes import run_lanes

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import (
    Argument,
    ArrayArg,
    DynamicArg,
    Launch,
    StaticArg,
)
from raise_kernel.frontend.inlining import simplify
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.specialization.specialize import (
    Specialized,
    simplified_parts,
    specialize,
)

F32, F64, I32 = (np.dtype(t) for t in (np.float32, np.float64, np.int32))
ROOT = Path(__file__).parents[3]
SREG = "@llvm.nvvm.read.ptx.sreg"
ONE_D = Launch((4, 1, 1), (32, 1, 1))


def kernel(params: str, body: str, more: str = "") -> LLVMModule:
    """A module with one kernel `k`."""
    return LLVMModule.parse(
        'target triple = "nvptx64-nvidia-cuda"\n'
        f"define ptx_kernel void @k({params}) noinline optnone {{\n{body}\n}}\n{more}"
        "attributes #0 = { noinline optnone convergent }\n"
    )


def body_of(special: Specialized) -> str:
    """The specialized function's instructions."""
    (body,) = re.findall(r"^define [^\n]*\{\n(.*?)\n\}", special.text, re.M | re.S)
    return body


def head_of(special: Specialized) -> str:
    """The specialized function's first line."""
    (head,) = re.findall(r"^define [^\n]*", special.text, re.M)
    return head


def test_launch_sizes_and_scalars_become_constants():
    module = kernel(
        "ptr %x, i32 %n",
        f"  %a = call i32 {SREG}.ntid.x()\n  %b = call i32 {SREG}.nctaid.y()\n"
        f"  %w = call i32 {SREG}.warpsize()\n  %c = mul i32 %a, %b\n  %d = add i32 %c, %w\n"
        "  %e = add i32 %d, %n\n  store i32 %e, ptr %x\n  ret void",
    )
    launch = Launch((4, 5, 1), (32, 1, 1))
    special = specialize(module, None, launch, [ArrayArg((4,), I32, 0), StaticArg(7)])
    assert body_of(special).strip() == "store i32 199, ptr %x, align 4\n  ret void"
    assert "dereferenceable(16) %x" in head_of(special)
    assert special.signature.kernel == "k" and special.signature.scalars == ()
    # What is kept of the text is of no launch.
    for block in (64, 128):
        other = Launch((4, 5, 1), (block, 1, 1))
        special = specialize(module, None, other, [ArrayArg((4,), I32, 0), StaticArg(7)])
        assert body_of(special).startswith(f"  store i32 {5 * block + 39}, ptr %x")


def test_indices_have_the_ranges_of_the_launch():
    module = kernel(
        "ptr %x",
        f"  %t = call i32 {SREG}.tid.x()\n  %y = call i32 {SREG}.tid.y()\n  %s = add i32 %t, %y\n"
        "  %i = sext i32 %s to i64\n  %p = getelementptr i8, ptr %x, i64 %i\n"
        "  store i8 1, ptr %p\n  ret void",
    )
    special = specialize(module, "k", ONE_D, [ArrayArg((32,), np.dtype(np.int8), 0)])
    assert "call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()" in special.text
    assert "tid.y" not in special.text  # a block of one thread in y has index 0
    assert "zext nneg" in special.text


def test_device_functions_are_inlined_and_allocas_promoted():
    module = kernel(
        "ptr %x",
        "  %s = alloca float\n  store float 2.0, ptr %s\n  %v = load float, ptr %s\n"
        "  %r = call float @twice(float %v) #0\n  store float %r, ptr %x\n  ret void",
        "define linkonce_odr float @twice(float %v) #0 {\n  %r = call float @again(float %v)\n"
        "  ret float %r\n}\n"
        "define float @again(float %v) #0 {\n  %r = fmul float %v, 2.0\n  ret float %r\n}\n",
    )
    special = specialize(module, None, ONE_D, [ArrayArg((1,), F32, 0)])
    assert body_of(special).strip().startswith("store float 4.000000e+00, ptr %x")
    assert special.text.count("define ") == 1


DEVICE_FUNCTION = """define i32 @f(ptr %x) {
  %slot = alloca { ptr, i32 }
  %s = insertvalue { ptr, i32 } undef, ptr %x, 0
  store { ptr, i32 } %s, ptr %slot
  %t = load { ptr, i32 }, ptr %slot
  %p = extractvalue { ptr, i32 } %t, 0
  %v = load i32, ptr %p
  store i32 %v, ptr null
  ret i32 %v
}
"""


def test_device_functions_are_simplified_once_before_they_are_inlined():
    module = kernel("ptr %x", "  %a = call i32 @f(ptr %x)\n  ret void", DEVICE_FUNCTION)
    f = simplified_parts(module).functions["f"].body
    assert "%v = load i32, ptr %x" in f and "alloca" not in f and "value" not in f
    assert "store i32 %v, ptr null" in f  # an error of the source is not dropped
    assert "null_pointer_is_valid" not in str(simplified_parts(module))
    assert simplified_parts(module).functions["k"].body == module.parts.functions["k"].body
    assert find_kernel(module).params[0].readonly


def test_a_module_without_device_functions_stays():
    module = kernel("ptr %x", "  %a = alloca i32\n  ret void")
    assert simplified_parts(module) is module.parts


def test_a_constant_loop_stays_a_loop():
    module = LLVMModule.parse(
        "define ptx_kernel void @k(ptr %x) {\nentry:\n  br label %h\nh:\n"
        "  %i = phi i64 [ 0, %entry ], [ %j, %h ]\n  %p = getelementptr float, ptr %x, i64 %i\n"
        "  store float 1.0, ptr %p\n  %j = add i64 %i, 1\n  %c = icmp eq i64 %j, 4\n"
        "  br i1 %c, label %e, label %h, !llvm.loop !0\ne:\n  ret void\n}\n"
        '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.unroll.full"}\n'
    )
    special = specialize(module, None, ONE_D, [ArrayArg((4,), F32, 0)])
    assert special.text.count("store float") == 1
    assert "phi i64" in special.text


def test_libdevice_bodies_are_dropped_and_exact_functions_are_said():
    module = kernel(
        "ptr %x, i32 %n",
        "  %v = load float, ptr %x\n  %s = call float @__nv_sinf(float %v) #0\n"
        "  %m = call i32 @__nv_min(i32 %n, i32 3)\n  %f = sitofp i32 %m to float\n"
        "  %u = call float @__nv_sinf(float %v)\n  %r = fadd float %s, %f\n"
        "  %q = fadd float %r, %u\n  store float %q, ptr %x\n  ret void",
        "define linkonce_odr float @__nv_sinf(float %v) { \n  ret float 7.0\n}\n"
        "declare i32 @__nv_min(i32, i32)\n",
    )
    special = specialize(module, None, ONE_D, [ArrayArg((1,), F32, 0), StaticArg(9)])
    assert special.text.count("call float @__nv_sinf") == 1  # free of effects: said once
    assert re.search(r"^declare float @__nv_sinf\(float\)", special.text, re.M)
    assert "__nv_min" not in special.text
    assert "fadd float %s.i, 3.000000e+00" in special.text


def test_structs_by_value_become_constants():
    module = LLVMModule.parse(
        "%P = type { i32, [2 x float], ptr }\n"
        "define ptx_kernel void @k(ptr %x, ptr byval(%P) align 8 %p) {\n"
        "  %f = getelementptr %P, ptr %p, i32 0, i32 1, i32 1\n  %v = load float, ptr %f\n"
        "  store float 9.0, ptr %f\n  %w = load float, ptr %f\n  %s = fadd float %v, %w\n"
        "  store float %s, ptr %x\n  ret void\n}\n"
    )
    layout = np.dtype([("i", np.int32), ("f", np.float32, 2), ("p", np.int64)], align=True)
    value: np.void = np.array([(1, [2.0, 3.0], 0)], layout)[0]
    special = specialize(module, None, ONE_D, [ArrayArg((1,), F32, 0), StaticArg(value)])
    assert body_of(special).strip().startswith("store float 1.200000e+01, ptr %x")


@pytest.mark.parametrize("nan", [0x7FC00000, 0xFFC12345, 0x7F800000])
def test_float_constants_keep_their_bits(nan):
    module = kernel("ptr %x, float %v", "  store float %v, ptr %x\n  ret void")
    value = np.uint32(nan).view(np.float32)
    special = specialize(
        module,
        None,
        Launch((1, 1, 1), (1, 1, 1)),
        [
            ArrayArg((1,), F32, 0),
            StaticArg(value),
        ],
    )
    out = np.zeros(1, np.float32)
    run_lanes(special, [out])
    assert out.view(np.uint32)[0] == nan


def test_run_time_scalars_stay_parameters():
    module = kernel(
        "ptr %x, i32 %n, float %a, i8 %b",
        "  %f = sitofp i32 %n to float\n  %g = fadd float %f, %a\n  %u = uitofp i8 %b to float\n"
        "  %h = fadd float %g, %u\n  store float %h, ptr %x\n  ret void",
    )
    args: list[Argument] = [
        ArrayArg((1,), F32, 0),
        DynamicArg(np.dtype(np.int8)),
        DynamicArg(F32, "x"),
        DynamicArg(np.dtype(np.bool_)),
    ]
    special = specialize(module, None, Launch((1, 1, 1), (1, 1, 1)), args)
    assert [(s.name, s.dtype.name) for s in special.signature.scalars] == [
        ("n", "int8"),
        ("x_", "float32"),
        ("b", "bool"),
    ]
    out = np.zeros(1, np.float32)
    run_lanes(special, [out], (-3, 1.5, True))
    assert out[0] == -0.5


def test_noalias_only_without_synchronization():
    plain = kernel("ptr %x, ptr %y", "  %v = load i32, ptr %x\n  store i32 %v, ptr %y\n  ret void")
    fenced = kernel(
        "ptr %x, ptr %y",
        "  %v = load i32, ptr %x\n  store i32 %v, ptr %y\n"
        "  call void @llvm.nvvm.barrier0()\n  %w = load i32, ptr %x\n  store i32 %w, ptr %y\n"
        "  ret void",
        "declare void @llvm.nvvm.barrier0()\n",
    )
    args = [ArrayArg((2,), I32, 0), ArrayArg((2,), I32, 1)]
    assert "noalias" in head_of(specialize(plain, None, ONE_D, args))
    special = specialize(fenced, None, ONE_D, args)
    assert "noalias" not in head_of(special)
    assert special.text.count("load i32") == 2  # another thread may have written x


def test_a_guard_is_a_comparison_and_not_a_switch():
    module = kernel(
        "ptr %x, i32 %n",
        f"  %t = call i32 {SREG}.tid.x()\n  %c = icmp sgt i32 %t, 0\n"
        "  br i1 %c, label %a, label %out\na:\n  %m = sub i32 %n, 1\n"
        "  %d = icmp slt i32 %t, %m\n  br i1 %d, label %b, label %out\nb:\n"
        "  %i = sext i32 %t to i64\n  %p = getelementptr float, ptr %x, i64 %i\n"
        "  store float 1.0, ptr %p\n  br label %out\nout:\n  ret void",
    )
    launch = Launch((1, 1, 1), (32, 1, 1))
    special = specialize(module, None, launch, [ArrayArg((32,), F32, 0), StaticArg(32)])
    assert "switch i32" not in special.text
    out = np.zeros(32, np.float32)
    run_lanes(special, [out])
    assert out.tolist() == [0.0] + [1.0] * 30 + [0.0]


@pytest.mark.parametrize(
    ("launch", "words"),
    [
        (Launch((1, 1, 1), (1025, 1, 1)), "block.x is 1025"),
        (Launch((1, 1, 1), (32, 33, 1)), "1056 threads"),
        (Launch((1, 1, 1), (1, 1, 65)), "block.z is 65"),
        (Launch((1, 65536, 1), (1, 1, 1)), "grid.y is 65536"),
        (Launch((0, 1, 1), (1, 1, 1)), "grid.x is 0"),
        (Launch((1, 1, 1), (1, 1, 1), 227 * 1024 + 1), "shared memory"),
    ],
)
def test_launches_over_the_limits(launch, words):
    module = kernel("ptr %x", "  ret void")
    with pytest.raises(Refusal) as refusal:
        specialize(module, None, launch, [ArrayArg((1,), F32, 0)])
    assert refusal.value.code == "RK007" and words in refusal.value.message
    assert refusal.value.kernel == "k"


def test_static_shared_memory_has_a_limit():
    module = LLVMModule.parse(
        "@s = internal addrspace(3) global [49153 x i8] undef\n"
        "define ptx_kernel void @k() {\n  store i8 0, ptr addrspace(3) @s\n  ret void\n}\n"
    )
    with pytest.raises(Refusal, match="49153 bytes of static shared memory"):
        specialize(module, None, ONE_D, [])


EXAMPLES = ["saxpy", "jacobi2d", "matmul", "transpose", "heat1d"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_optimization_level_gives_the_same_values(name):
    """The examples' .ll files, from clang -O0 to -O3, specialized and run lane by lane."""
    results = []
    for level in LEVELS:
        path = ir_file(ROOT / "examples" / f"{name}.cu", level)
        module = LLVMModule.parse(path.read_text(), str(path))
        results.append(_run_example(module))
    for other in results[1:]:
        for mine, theirs in zip(results[0], other, strict=True):
            np.testing.assert_array_equal(mine, theirs)


def _run_example(module: LLVMModule) -> list[np.ndarray]:
    info = find_kernel(module)
    double = "64-bit floats" in info.uses
    dtype = F64 if double else F32
    random = np.random.default_rng(0)
    args: list[Argument] = []
    memories = []
    for param in info.params:
        if param.is_pointer:
            memories.append(random.standard_normal((13, 13)).astype(dtype))
            args.append(ArrayArg((13, 13), dtype, len(memories) - 1))
        elif param.type.startswith("i"):
            args.append(StaticArg(13))
        else:
            args.append(StaticArg(0.75))
    special = specialize(module, info, Launch((4, 4, 1), (4, 4, 1)), args)
    before = [m.copy() for m in memories]
    run_lanes(special, memories)
    assert any((a != b).any() for a, b in zip(before, memories, strict=True))
    return memories


def _recursive(call: str) -> LLVMModule:
    return LLVMModule.parse(
        "define ptx_kernel void @k(ptr %x) {\n  %v = load i32, ptr %x\n"
        f"  %r = {call}\n  store i32 %r, ptr %x\n  ret void\n}}\n"
        "define i32 @factorial(i32 %n) {\n  %c = icmp slt i32 %n, 2\n"
        "  br i1 %c, label %one, label %more\none:\n  ret i32 1\nmore:\n  %m = sub i32 %n, 1\n"
        "  %f = call i32 @factorial(i32 %m)\n  %p = mul i32 %n, %f\n  ret i32 %p\n}\n"
        "define i32 @fibonacci(i32 %n) {\n  %c = icmp slt i32 %n, 2\n"
        "  br i1 %c, label %one, label %more\none:\n  ret i32 %n\nmore:\n  %m = sub i32 %n, 1\n"
        "  %a = call i32 @fibonacci(i32 %m)\n  %l = sub i32 %n, 2\n"
        "  %b = call i32 @fibonacci(i32 %l)\n  %s = add i32 %a, %b\n  ret i32 %s\n}\n"
    )


@pytest.mark.parametrize(
    ("call", "result"),
    [
        ("call i32 @factorial(i32 %v)", 720),  # a loop: any depth
        ("call i32 @fibonacci(i32 9)", 34),  # the depth follows from a constant
    ],
)
def test_bounded_recursion_is_unfolded(call, result):
    one_lane = Launch((1, 1, 1), (1, 1, 1))
    special = specialize(_recursive(call), None, one_lane, [ArrayArg((1,), I32, 0)])
    assert special.text.count("define ") == 1
    out = np.array([6], np.int32)
    run_lanes(special, [out])
    assert out[0] == result


def test_unbounded_recursion_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simplify, "MAX_GROWTH_LINES", 100)
    with pytest.raises(Refusal, match="the recursion of fibonacci") as refusal:
        specialize(_recursive("call i32 @fibonacci(i32 %v)"), None, ONE_D, [ArrayArg((1,), I32, 0)])
    assert refusal.value.code == "RK015"


def test_unbounded_recursion_names_the_source_line():
    text = """
define void @k(ptr %x) !dbg !4 {
  %v = load i32, ptr %x, !dbg !6
  %r = call i32 @down(i32 %v), !dbg !6
  store i32 %r, ptr %x, !dbg !6
  ret void, !dbg !6
}
define internal i32 @down(i32 %n) !dbg !5 {
  %m = add i32 %n, 1, !dbg !7
  %r = call i32 @down(i32 %m), !dbg !7
  %p = mul i32 %r, %n, !dbg !7
  %q = xor i32 %p, 3, !dbg !7
  ret i32 %q, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "deep.cu", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0)
!5 = distinct !DISubprogram(name: "down", file: !1, line: 8, type: !3, unit: !0)
!6 = !DILocation(line: 2, column: 3, scope: !4)
!7 = !DILocation(line: 9, column: 14, scope: !5)
"""
    with pytest.raises(Refusal) as refusal:
        specialize(LLVMModule.parse(text), None, ONE_D, [ArrayArg((1,), I32, 0)])
    assert (refusal.value.code, refusal.value.line) == ("RK015", "deep.cu:9:14")
