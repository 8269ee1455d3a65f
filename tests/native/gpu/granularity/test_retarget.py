"""Launches in other granularities: on the reference executor they leave what the launch as it is
leaves; their PTX is generated, and taken by CUDA's assembler; what is not independent stays."""

from __future__ import annotations

import re
import zlib
from typing import Any

import numpy as np
import pytest
from tests.kernels.compare import assert_close
from tests.kernels.specs import SPECS
from tests.native.gpu.test_ptx import HEAD, STORE, of_spec, specialized

import raise_kernel as rk
from raise_kernel.driver import raise_specialized
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.form import PLAIN, GpuForm
from raise_kernel.runtime.native.gpu.granularity.candidates import codes, shapes
from raise_kernel.runtime.native.gpu.granularity.independence import Independence, independence
from raise_kernel.runtime.native.gpu.granularity.retarget import permits, retargeted
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.resources import assembled, ptxas
from raise_kernel.runtime.native.gpu.target import GpuTarget
from raise_kernel.runtime.reference.execute import execute

pytestmark = pytest.mark.usefixtures("x64")

# Guards and odd sizes, grid-stride loops, two dimensions, shared memory with barriers, warps,
# atomics.
QUICK = (
    *("saxpy", "jacobi2d", "interior", "saxpy_stride", "chunked", "ping_pong", "stencil3d"),
    *("matmul", "matmul_tile16", "matmul_tile16_guarded", "tree_sum", "stencil2d_shared"),
    *(
        "transpose_padded",
        "warp_sum",
        "histogram256",
        "add_f",
        "hist",
        "mandelbrot",
        "early_return",
    ),
    *("several_returns", "local_windows", "bitonic_sort", "index3d", "divide_long"),
)
# Every so many forms of a kernel, from a place that is its own.
STEP = 3


def unit_of(module: Specialized) -> Independence:
    return independence(module, raise_specialized(module).remarks, True)


def run(module: Specialized, arrays: list[np.ndarray]) -> list[np.ndarray]:
    """What a specialized kernel leaves in its arrays, by the reference executor."""
    text = module.text.replace("define void", "define ptx_kernel void", 1)
    signature = module.signature
    return execute(LLVMModule.parse(text), signature.kernel, signature.launch, arrays)


def check(name: str, size: Any, step: int) -> str:
    """One kernel in some of its forms; what of it is independent."""
    spec = SPECS[name]
    call = spec.call(size)
    kernel = rk.load(spec.path("O3"), kernel=spec.kernel)
    module = specialized(kernel, call.launch, call.args)
    found = unit_of(module)
    arrays = [np.array(arg) for arg in call.args if isinstance(arg, np.ndarray)]
    if len(arrays) != len(module.signature.memories) or module.signature.scalars:
        pytest.skip("an array passed twice, or a run-time scalar")
    wanted = run(module, arrays)
    forms = shapes(module.signature.launch, found.unit)
    for form in forms[zlib.crc32(name.encode()) % step :: step]:
        results = run(retargeted(module, form, found.unit), arrays)
        for number, (new, want) in enumerate(zip(results, wanted, strict=True)):
            assert_close(new, want, spec.tolerance, f"{form.words()}: array {number}")
    return found.unit


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", QUICK)
def test_leaves_the_same(name: str) -> None:
    for size in SPECS[name].sizes[:2]:
        check(name, size, STEP)


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(SPECS))
def test_the_whole_table_leaves_the_same(name: str) -> None:
    for size in SPECS[name].sizes:
        check(name, size, 1)


def test_items_of_a_thread_share_a_loop() -> None:
    """Four rows of a product in one thread: each iteration loads an element of b once for all."""
    body = """define ptx_kernel void @k(ptr %a, ptr %b, ptr %c) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi float [ 0.0, %0 ], [ %more, %loop ]
  %ra = shl i32 %row, 5
  %ia = add i32 %ra, %k
  %ib0 = shl i32 %k, 5
  %ib = add i32 %ib0, %t
  %pa = getelementptr inbounds float, ptr %a, i32 %ia
  %pb = getelementptr inbounds float, ptr %b, i32 %ib
  %va = load float, ptr %pa
  %vb = load float, ptr %pb
  %product = fmul float %va, %vb
  %more = fadd float %sum, %product
  %next = add i32 %k, 1
  %go = icmp ult i32 %next, 32
  br i1 %go, label %loop, label %end
end:
  %rc = shl i32 %row, 5
  %ic = add i32 %rc, %t
  %pc = getelementptr inbounds float, ptr %c, i32 %ic
  store float %more, ptr %pc
  ret void
}"""
    head = HEAD + "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()\n"
    square = np.zeros((32, 32), np.float32)
    args = square, square.copy(), square.copy()
    module = specialized(rk.load(head + body), ((1, 32), 32), args)
    found = retargeted(module, GpuForm(items=(1, 4, 1)), "threads")
    assert found.signature.launch.grid == (1, 8, 1)
    lines = found.text.split("\n")
    assert sum(" phi float " in line for line in lines) >= 4, "four sums in one loop"
    ptx = ptx_of(entry_of(found), GpuTarget())
    rng = np.random.default_rng(0)
    arrays = [rng.integers(-3, 4, (32, 32)).astype(np.float32) for _ in range(3)]
    np.testing.assert_array_equal(run(found, arrays)[2], arrays[0] @ arrays[1])
    assert ".reqntid 32, 1, 1" in ptx


def test_adjacent_items_share_loads_and_widen_them() -> None:
    """Four cells along x and four along z in one thread of a seven-point stencil. Of 112 loads
    there are left 6 planes of four cells, and beside each of the 4 inner ones two rows of four
    cells and two cells."""
    n = 64
    cubes = [np.zeros((n, n, n), np.float32) for _ in range(2)]
    kernel = rk.load("examples/stencil3d.ll")
    launch = ((n // 8, n // 4, n // 4), (8, 4, 4))
    module = specialized(kernel, launch, (*cubes, n, n, n, np.float32(0.5), np.float32(0.1)))
    form = GpuForm(block=(16, 4, 1), items=(4, 1, 4), adjacent=True)
    ptx = ptx_of(entry_of(retargeted(module, form, "threads")), GpuTarget())
    together = max(re.split(r"^\$L__\w+:", ptx, flags=re.MULTILINE), key=len)
    loads = re.findall(r"ld\.global(?:\.nc)?(\.v4)?\.b32", together)
    assert (loads.count(".v4"), loads.count("")) == (6 + 4 * 2, 4 * 2)
    stores = re.findall(r"st\.global(\.v4)?\.b32", together)
    assert stores == [".v4"] * 4


def test_short_loops_are_unrolled_so_that_items_round_as_the_launch_does() -> None:
    """In a loop, the first product would be fused with the sum after it, and not that before it."""
    head = HEAD + "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
    body = """define ptx_kernel void @k(ptr %x, ptr %y) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl i32 %b, 5
  %i = or disjoint i32 %first, %t
  %off = add i32 %i, -4
  %in = icmp ult i32 %off, 248
  br i1 %in, label %work, label %end
work:
  %p = getelementptr inbounds float, ptr %x, i32 %i
  %v = load float, ptr %p
  %own = fmul contract float %v, 0.3
  br label %loop
loop:
  %r = phi i32 [ 1, %work ], [ %next, %loop ]
  %sum = phi float [ %own, %work ], [ %more, %loop ]
  %left = sub i32 %i, %r
  %right = add i32 %i, %r
  %pl = getelementptr inbounds float, ptr %x, i32 %left
  %pr = getelementptr inbounds float, ptr %x, i32 %right
  %vl = load float, ptr %pl
  %vr = load float, ptr %pr
  %both = fadd contract float %vl, %vr
  %weighted = fmul contract float %both, 0.1
  %more = fadd contract float %sum, %weighted
  %next = add i32 %r, 1
  %go = icmp ule i32 %next, 4
  br i1 %go, label %loop, label %store
store:
  %q = getelementptr inbounds float, ptr %y, i32 %i
  store float %more, ptr %q
  br label %end
end:
  ret void
}""".replace("0.3", "0x3FD3333340000000").replace("0.1", "0x3FB99999A0000000")
    vectors = [np.zeros(256, np.float32) for _ in range(2)]
    module = specialized(rk.load(head + body), (8, 32), tuple(vectors))

    def rounded(one: Specialized) -> tuple[int, int]:
        ptx = ptx_of(entry_of(one), GpuTarget())
        return ptx.count("fma.rn.f32"), len(re.findall(r"mul\.(?:rn\.)?f32", ptx))

    fused, products = rounded(module)
    found = retargeted(module, GpuForm(items=(8, 1, 1), adjacent=True), "threads")
    # Eight items together, and the one of the loop that tests them.
    assert rounded(found) == (9 * fused, 9 * products)


NOTHING = {
    "fence": ("fence seq_cst", "a fence"),
    "volatile": ("%v = load volatile float, ptr %p", "volatile"),
    "atomic load": ("%v = load atomic i32, ptr %p monotonic, align 4", "atomic loads"),
    "lock": ("%v = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst", "a compare-and-swap"),
    "assembly": ('call void asm sideeffect "nanosleep.u32 20;", ""()', "inline assembly"),
    "clock": ("%v = call i32 @llvm.nvvm.read.ptx.sreg.clock()", "it calls llvm.nvvm.read"),
    "trap": ("call void @llvm.trap()", "it calls llvm.trap"),
    "unknown": ("call void @elsewhere()", "it calls elsewhere"),
    "old value": ("%v = atomicrmw add ptr %p, i32 1 monotonic\n  store i32 %v, ptr %x", "a loop"),
}


def of_line(line: str) -> Specialized:
    """A kernel with one line of interest, and a loop."""
    body = f"""declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare void @llvm.trap()
declare void @elsewhere()
define void @k(ptr %x) {{{STORE}
  br label %loop
loop:
  %k = phi i32 [ 0, %0 ], [ %next, %loop ]
  {line}
  %next = add i32 %k, 1
  %go = icmp ult i32 %next, %t
  br i1 %go, label %loop, label %end
end:
  store float 1.0, ptr %p
  ret void
}}"""
    plain = specialized(rk.load(HEAD + PLAIN_KERNEL), (2, 64), (np.zeros(64, np.float32),))
    return Specialized(HEAD + body, plain.signature)


PLAIN_KERNEL = f"""define ptx_kernel void @k(ptr %x) {{{STORE}
  store float 1.0, ptr %p
  ret void
}}"""


@pytest.mark.parametrize("what", NOTHING)
def test_a_kernel_whose_threads_may_wait_stays(what: str) -> None:
    line, why = NOTHING[what]
    found = independence(of_line(line), (), True)
    assert found.unit == "nothing"
    assert why in found.why
    assert independence(of_line("%none = add i32 0, 0"), (), True).unit == "threads"


def test_an_old_value_without_a_loop_is_harmless() -> None:
    """A ticket: whoever comes gets the next one, in any order."""
    text = of_line("%v = atomicrmw add ptr %p, i32 1 monotonic\n  store i32 %v, ptr %x")
    straight = text.text.replace("br i1 %go, label %loop, label %end", "br label %end")
    assert independence(Specialized(straight, text.signature), (), True).unit == "threads"


def test_a_kernel_without_a_tensor_form_stays() -> None:
    found = independence(of_spec("saxpy"), (), False)
    assert (found.unit, "tensor form" in found.why) == ("nothing", True)


def test_barriers_that_not_all_threads_reach_keep_the_launch() -> None:
    """A thread that has returned would wait at the barrier between two blocks."""
    body = f"""declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr %x) {{{STORE}
  %some = icmp ult i32 %t, 32
  br i1 %some, label %work, label %end
work:
  store float 1.0, ptr %p
  call void @llvm.nvvm.barrier0()
  br label %end
end:
  ret void
}}"""
    module = specialized(rk.load(HEAD + body), (4, 64), (np.zeros(64, np.float32),))
    found = unit_of(module)
    assert (found.unit, found.why) == ("nothing", "not every thread reaches each barrier")


@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("saxpy", "threads"),
        ("histogram256", "blocks"),
        ("tree_sum", "blocks"),
        ("matvec_warp", "warps"),
        ("warp_sum", "nothing"),
        ("scan_warps", "nothing"),
        ("group_grid_sum", "nothing"),
        ("cas_i", "nothing"),
        ("tiles16", "nothing"),
        ("tree_volatile", "nothing"),
    ],
)
def test_what_is_independent(name: str, unit: str) -> None:
    assert independence(of_spec(name), (), True).unit == unit


def test_forms_that_a_unit_does_not_permit() -> None:
    launch = of_spec("matvec_warp").signature.launch
    assert not permits("blocks", GpuForm(block=(64, 1, 1)), launch)
    assert not permits("warps", GpuForm(block=(48, 1, 1)), launch)
    assert not permits("warps", GpuForm(items=(2, 1, 1)), launch)
    assert not permits("nothing", GpuForm(items=(2, 1, 1)), launch)
    assert not permits("threads", GpuForm(block=(2048, 1, 1)), launch)
    assert permits("nothing", GpuForm(unroll=8, registers=32), launch)
    with pytest.raises(ValueError, match="of independent blocks"):
        retargeted(of_spec("tree_sum"), GpuForm(block=(64, 1, 1)), "blocks")


def test_how_code_is_generated() -> None:
    entry = entry_of(of_spec("saxpy"))
    text = ptx_of(entry, GpuTarget(), GpuForm(registers=32, read_only=False))
    assert ".reqntid 32, 1, 1\n.maxnreg 32\n" in text
    tiles = entry_of(of_spec("matmul_tile16"))
    assert "ld.global.nc" in ptx_of(tiles, GpuTarget(), PLAIN)
    assert "ld.global.nc" not in ptx_of(tiles, GpuTarget(), GpuForm(read_only=False))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", QUICK)
def test_the_assembler_takes_every_form(name: str) -> None:
    """Also without ptxas the PTX of every form is generated."""
    module = of_spec(name)
    unit = unit_of(module).unit
    forms = shapes(module.signature.launch, unit)
    forms = [*forms, *codes(forms[0] if forms else PLAIN, 255, True)]
    assembler = ptxas()
    if "@__nv_" in module.text and libdevice() is None:
        pytest.skip("no libdevice")
    for form in forms[zlib.crc32(name.encode()) % STEP :: STEP]:
        entry = entry_of(retargeted(module, form, unit))
        text = ptx_of(entry, GpuTarget(), form)
        x, y, z = form.of(module.signature.launch).block
        assert f".reqntid {x}, {y}, {z}" in text
        if assembler is not None:
            found = assembled(text, entry.name, assembler)
            assert 0 < found.registers <= (form.registers or 255)
