"""A kernel's own code for CPUs: vectors of threads, blocks on XLA's thread pool."""

from raise_kernel.runtime.native.cpu.program import CpuCode, cpu_code, cpu_key

__all__ = ["CpuCode", "cpu_code", "cpu_key"]
