"""A kernel's own code on CUDA devices: PTX by LLVM, launched on XLA's stream."""

from raise_kernel.runtime.native.gpu.program import GpuCode, gpu_code

__all__ = ["GpuCode", "gpu_code"]
