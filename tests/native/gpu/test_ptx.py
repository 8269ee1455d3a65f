"""PTX of kernels: what it holds, and that CUDA's assembler takes it."""

from __future__ import annotations

import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import LEVELS, SPECS

import raise_kernel as rk
from raise_kernel.driver import specialize_kernel
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.native.gpu import ptx as ptx_module
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.ptx import ptx_of, read_only_after_writes
from raise_kernel.runtime.native.gpu.resources import assembled, ptxas
from raise_kernel.runtime.native.gpu.target import CAPABILITIES, GpuTarget

pytestmark = pytest.mark.usefixtures("x64")

# Of each kind one: shared memory, dynamic shared memory, warps, matrices, atomics, a barrier of the
# grid, functions by table, half precision, 128-bit integers, libdevice.
SAMPLE = (
    *("saxpy", "matmul_tile16", "tree_sum", "warp_sum", "tiles16", "histogram256"),
    *("group_grid_sum", "call_by_table", "rows_product", "special"),
)
COMMON = GpuTarget()
HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def specialized(
    kernel: Any, configuration: Any, args: tuple[Any, ...], **variables: Any
) -> Specialized:
    call = sort_arguments(args, kernel.info, variables=variables)
    launch = launch_of(configuration)
    return specialize_kernel(kernel.module, kernel.info.name, launch, call.arguments)


def of_spec(name: str, level: str = "O3") -> Specialized:
    spec = SPECS[name]
    call = spec.call(spec.sizes[0])
    return specialized(rk.load(spec.path(level), kernel=spec.kernel), call.launch, call.args)


def ptx(module: Specialized, target: GpuTarget = COMMON) -> str:
    return ptx_of(entry_of(module), target)


def text_of(body: str, *args: Any, block: int = 32, **variables: Any) -> str:
    """The PTX of a kernel in LLVM IR."""
    kernel = rk.load(HEAD + body)
    return ptx(specialized(kernel, (2, block), args, **variables))


def test_block_sizes_and_read_only_loads() -> None:
    text = ptx(of_spec("saxpy"))
    assert ".target sm_90" in text
    assert ".reqntid 32, 1, 1" in text
    assert "ld.global.nc" not in text  # no write comes before a load
    assert "fma.rn.f32" in text  # the source lets products and sums be contracted


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", [n for n in SAMPLE if n in SPECS])
def test_the_assembler_takes_it(name: str) -> None:
    assembler = ptxas()
    if assembler is None:
        pytest.skip("no ptxas")
    if libdevice() is None:
        pytest.skip("no libdevice")
    entry = entry_of(of_spec(name))
    assert assembled(ptx_of(entry, GpuTarget()), entry.name, assembler).registers > 0


@pytest.mark.nightly
@pytest.mark.parametrize("level", LEVELS)
def test_the_assembler_takes_the_whole_table(level: str) -> None:
    assembler = ptxas()
    if assembler is None:
        pytest.skip("no ptxas")
    for name in SPECS:
        entry = entry_of(of_spec(name, level))
        assert assembled(ptx_of(entry, GpuTarget()), entry.name, assembler).registers > 0


@pytest.mark.parametrize("capability", [70, 80, 90])
def test_targets(capability: int) -> None:
    text = ptx(of_spec("saxpy"), GpuTarget(capability, max(70, CAPABILITIES[capability])))
    assert f".target sm_{capability}" in text


def test_the_target_of_a_device_and_its_driver() -> None:
    assert GpuTarget.of(90, 12040) == GpuTarget(90, 84)
    assert GpuTarget.of(90, 13020) == GpuTarget(90, 90)
    assert GpuTarget.of(120, 12040) == GpuTarget(90, 84)  # the driver's PTX has no sm_120
    assert GpuTarget.of(77, 12000) == GpuTarget(75, 80)
    with pytest.raises(rk.Refusal, match=r"RK025.*5.2 is older"):
        GpuTarget.of(52, 12040)


STORE = """
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr inbounds float, ptr %x, i32 %t
"""


def test_run_time_scalars_are_loaded() -> None:
    body = f"""define ptx_kernel void @k(ptr %x, float %a, i1 zeroext %b) {{{STORE}
  %v = select i1 %b, float %a, float 1.0
  store float %v, ptr %p
  ret void
}}"""
    text = text_of(body, np.zeros(32, np.float32), jnp.float32(2), jnp.asarray(True))
    assert text.count(".param .u64 .ptr") == 3
    assert "ld.global.b32" in text
    assert "ld.global.b8" in text


def test_variables_are_parameters() -> None:
    body = f"""@table = addrspace(4) externally_initialized global [64 x float] zeroinitializer
@count = addrspace(1) externally_initialized global i32 0, align 4
define ptx_kernel void @k(ptr %x) {{{STORE}
  %old = atomicrmw add ptr addrspace(1) @count, i32 1 monotonic
  %at = getelementptr float, ptr addrspacecast (ptr addrspace(4) @table to ptr), i32 %t
  %v = load float, ptr %at
  %w = load float, ptr addrspace(4) getelementptr inbounds (i8, ptr addrspace(4) @table, i64 8)
  %s = fadd float %v, %w
  store float %s, ptr %p
  ret void
}}"""
    text = text_of(body, np.zeros(32, np.float32), table=np.zeros(64, np.float32))
    assert text.count(".param .u64 .ptr") == 3
    assert "table" not in text
    assert ".const" not in text
    assert text.count("ld.global.nc.b32") == 2  # of the table, which is not written
    assert "+8]" in text
    assert ".global.add.u32" in text


STOPS = f"""declare void @llvm.trap()
declare i32 @vprintf(ptr, ptr)
@words = private constant [4 x i8] c"hey\\00"
define ptx_kernel void @k(ptr %x) {{{STORE}
  %n = call i32 @vprintf(ptr @words, ptr null)
  %v = load float, ptr %p
  %bad = fcmp olt float %v, 0.0
  br i1 %bad, label %stop, label %fine
stop:
  call void @llvm.trap()
  unreachable
fine:
  store float 1.0, ptr %p
  ret void
}}"""


def test_dropped_prints_and_stops() -> None:
    text = text_of(STOPS, np.zeros(32, np.float32))
    assert "vprintf" not in text
    assert "trap" not in text
    assert "exit" in text


def test_collected_prints_are_the_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rk.config, "printf", "collect")
    with pytest.raises(rk.Refusal, match=r"RK027.*llvm.trap"):
        text_of(STOPS, np.zeros(32, np.float32))
    text = text_of(STOPS.replace("call void @llvm.trap()", ""), np.zeros(32, np.float32))
    assert ".extern .func" in text
    assert "vprintf" in text


def test_a_grid_barrier_takes_a_word() -> None:
    entry = entry_of(of_spec("group_grid_sum"))
    assert entry.grid_barriers
    text = ptx_of(entry, GpuTarget())
    assert text.count(".param .u64 .ptr") == len(entry.signature.memories) + 1
    assert "atom.relaxed.gpu.global.add.u32" in text or "atom.global.add.u32" in text
    assert "ld.relaxed.gpu.global.b32" in text


def test_roots_and_quotients_are_correctly_rounded() -> None:
    if libdevice() is None:
        pytest.skip("no libdevice")
    body = f"""declare float @__nv_sqrtf(float)
define ptx_kernel void @k(ptr %x) {{{STORE}
  %v = load float, ptr %p
  %r = call float @__nv_sqrtf(float %v)
  %q = fdiv float %r, %v
  store float %q, ptr %p
  ret void
}}"""
    text = text_of(body, np.zeros(32, np.float32))
    assert "sqrt.rn.f32" in text
    assert "div.rn.f32" in text
    assert ".approx" not in text


def test_without_libdevice_its_functions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ptx_module, "libdevice", lambda: None)
    with pytest.raises(rk.Refusal, match=r"RK012.*__nv_expf is in CUDA's libdevice"):
        ptx(of_spec("softmax_block"))
    assert ".entry" in ptx(of_spec("saxpy"))


def test_what_llvm_has_no_code_for_is_refused() -> None:
    """LLVM ends the process there: it is another one."""
    with pytest.raises(rk.Refusal, match=r"RK012.*LLVM has no code for it on sm_70"):
        ptx(of_spec("warp_groups_reduce"), GpuTarget(70, 70))


def test_as_text() -> None:
    spec = SPECS["saxpy"]
    call = spec.call(spec.sizes[0])
    lowered = rk.load(spec.path("O3"))[call.launch].lower(*call.args)
    assert ".visible .entry" in lowered.as_text("ptx")
    assert jax.default_backend() == "cpu"


def test_loops_are_unrolled_for_the_device() -> None:
    """The front end compiles them as they are written, and says so in metadata."""
    text = ptx(of_spec("matmul"))
    assert "nounroll" not in text
    assert text.count("fma.rn.f32") > 1


def test_the_read_only_path_is_for_loads_that_a_write_may_precede() -> None:
    text = """.entry a(
)
{
	ld.global.nc.b32 	%r1, [%rd1];
	@%p1 bra 	$L__BB0_2;
$L__BB0_1:                              // %loop
	ld.global.nc.b32 	%r2, [%rd2];
	st.shared.b32 	[%r9], %r2;
	@%p2 bra 	$L__BB0_3;
	st.global.b32 	[%rd3], %r2;
	bra.uni 	$L__BB0_1;
$L__BB0_2:
	ld.global.nc.b32 	%r3, [%rd4];
$L__BB0_3:
	ret;
}
.entry b(
)
{
	ld.global.nc.v2.b32 	{%r1, %r2}, [%rd1];
	ld.local.b32 	%r3, [%rd2];
	st.local.b32 	[%rd2], %r1;
	ld.global.nc.b32 	%r4, [%rd1];
	@%p1 st.b32 	[%rd3], %r3;
	ld.global.nc.b32 	%r5, [%rd1];
	ret;
}
"""
    found = re.findall(r"ld\.global(\.nc)?", read_only_after_writes(text))
    # The loop's own store precedes its load in the next iteration, and what follows the loop.
    assert found == ["", ".nc", ".nc", "", "", ".nc"]


def test_arrays_of_a_thread_are_in_registers() -> None:
    """A loop that indexes one is unrolled whole, though it is long."""
    terms = "".join(
        f"""  %v{n} = fmul float %s{n}, %f
  %w{n} = fadd float %v{n}, %e
  %q{n} = call float @llvm.sqrt.f32(float %w{n})
  %s{n + 1} = fadd float %q{n}, %v{n}
"""
        for n in range(20)
    )
    body = f"""declare float @llvm.sqrt.f32(float)
define ptx_kernel void @k(ptr %x) {{
entry:{STORE}
  %mine = alloca [8 x float]
  %f = load float, ptr %p
  store float %f, ptr %mine
{"".join(store_of(n) for n in range(1, 8))}  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s0 = phi float [ 0.0, %entry ], [ %s20, %loop ]
  %here = getelementptr inbounds float, ptr %mine, i32 %i
  %e = load float, ptr %here
{terms}  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 8
  br i1 %more, label %loop, label %done

done:
  store float %s20, ptr %p
  ret void
}}"""
    text = text_of(body, np.zeros(64, np.float32))
    assert ".local" not in text
    assert text.count("sqrt.") == 160


def store_of(n: int) -> str:
    """An element of the array of a thread."""
    return f"""  %far{n} = getelementptr float, ptr %p, i32 {n}
  %far.v{n} = load float, ptr %far{n}
  %at{n} = getelementptr inbounds float, ptr %mine, i32 {n}
  store float %far.v{n}, ptr %at{n}
"""


def test_resources() -> None:
    spec = SPECS["matmul_tile16"]
    call = spec.call(spec.sizes[0])
    lowered = rk.load(spec.path("O3"), kernel=spec.kernel)[call.launch].lower(*call.args)
    if ptxas() is None:
        with pytest.raises(rk.Refusal, match="RK031"):
            lowered.resources()
    else:
        assert 8 < lowered.resources().registers < 255
        assert lowered.resources().local_bytes == 0


def test_numba_s_products_and_sums_are_fused() -> None:
    body = f"""define ptx_kernel void @k(ptr %x) {{{STORE}
  %v = load float, ptr %p
  %s = fmul float %v, %v
  %r = fadd float %s, 1.0
  store float %r, ptr %p
  ret void
}}"""
    kernel = rk.load(HEAD + body)
    module = specialized(kernel, (2, 32), (np.zeros(64, np.float32),))
    assert "fma.rn.f32" not in ptx(module)
    assert "fma.rn.f32" in ptx_of(entry_of(module, contracts=True), COMMON)


def test_names_that_ptx_does_not_take() -> None:
    body = f"""@"a.b c" = internal addrspace(3) global [32 x float] undef
@dynamic.part = external addrspace(3) global [0 x float]
define ptx_kernel void @"k.1"(ptr %x) {{{STORE}
  %v = load float, ptr %p
  %s = getelementptr float, ptr addrspace(3) @"a.b c", i32 %t
  store volatile float %v, ptr addrspace(3) %s
  %d = getelementptr float, ptr addrspace(3) @dynamic.part, i32 %t
  store volatile float %v, ptr addrspace(3) %d
  ret void
}}"""
    text = text_of(body, np.zeros(32, np.float32))
    assert ".entry rk_k_1(" in text
    assert ".extern .shared" in text
    assembler = ptxas()
    if assembler is not None:
        assert assembled(text, "rk_k_1", assembler).registers > 0
