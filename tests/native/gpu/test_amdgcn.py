"""Code for AMD's GPUs: compiled, and looked at."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.native.gpu.test_ptx import HEAD, STORE, of_spec, specialized

import raise_kernel as rk
from raise_kernel.runtime.native.gpu.amdgcn import amdgcn_object, amdgcn_text

pytestmark = pytest.mark.usefixtures("x64")


def test_a_kernel_and_its_work_group() -> None:
    text = amdgcn_text(of_spec("saxpy"))
    assert ".amdgcn_target" in text
    assert ".max_flat_workgroup_size: 32" in text
    assert "v_fm" in text  # fused: the source lets products and sums be contracted


def test_shared_memory_and_barriers() -> None:
    text = amdgcn_text(of_spec("matmul_tile16"))
    assert ".amdhsa_group_segment_fixed_size 2048" in text
    assert "s_barrier" in text
    assert "ds_read" in text


def test_shuffles_read_from_a_half_of_the_wavefront() -> None:
    text = amdgcn_text(of_spec("warp_sum"))
    assert text.count("ds_bpermute_b32") >= 5
    assert "v_mbcnt" in text


def test_a_constant_of_the_module() -> None:
    assert "s_endpgm" in amdgcn_text(of_spec("crc_byte"))


def test_variables_of_a_thread() -> None:
    body = f"""define ptx_kernel void @k(ptr %x) {{{STORE}
  %a = alloca [8 x float], align 4
  %r = and i32 %t, 7
  %q = getelementptr float, ptr %a, i32 %r
  store volatile float 1.0, ptr %q
  %v = load volatile float, ptr %q
  store float %v, ptr %p
  ret void
}}"""
    kernel = rk.load(HEAD + body)
    text = amdgcn_text(specialized(kernel, (1, 32), (np.zeros(32, np.float32),)))
    assert ".amdhsa_enable_private_segment 1" in text


def test_object_code_is_elf_of_amd() -> None:
    image = amdgcn_object(of_spec("saxpy"), "gfx90a")
    assert image[:4] == b"\x7fELF"
    assert int.from_bytes(image[18:20], "little") == 224  # EM_AMDGPU


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tiles16", "RK012.*wmma.* has no counterpart"),
        ("warp_asms", "RK013.*assembly of NVIDIA"),
        ("softmax_block", "RK012.*__nv_expf has no counterpart"),
    ],
)
def test_what_has_no_counterpart_is_refused(name: str, said: str) -> None:
    with pytest.raises(rk.Refusal, match=said):
        amdgcn_text(of_spec(name))


def test_as_text() -> None:
    spec = SPECS["saxpy"]
    call = spec.call(spec.sizes[0])
    lowered = rk.load(spec.path("O3"))[call.launch].lower(*call.args)
    assert "s_endpgm" in lowered.as_text("amdgcn")
