"""Which GPU code is for: its compute capability, and the version of PTX.

The version of PTX is the newest that both LLVM writes and the driver reads.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal

# Compute capabilities that LLVM knows, and the first version of PTX that has each.
CAPABILITIES = {
    70: 60, 72: 61, 75: 63, 80: 70, 86: 71, 87: 74, 89: 78, 90: 78, 100: 86, 101: 86, 103: 88,
    120: 87, 121: 88,
}  # fmt: skip
_NEWEST_PTX = 90


@dataclass(frozen=True)
class GpuTarget:
    """A compute capability (90 for 9.0) and a version of PTX (84 for 8.4).

    `features` is "a" for code of that one architecture, "f" for its family.
    """

    capability: int = 90
    ptx: int = 80
    features: str = ""

    @property
    def cpu(self) -> str:
        """LLVM's and ptxas's name."""
        return f"sm_{self.capability}{self.features}"

    @classmethod
    def of(cls, capability: int, cuda: int) -> GpuTarget:
        """For a device, and a driver's CUDA version (12040 for 12.4). Refuses (RK025) what is too
        old."""
        known = [c for c in CAPABILITIES if c <= capability]
        newest = ptx_of_cuda(cuda)
        usable = [c for c in known if CAPABILITIES[c] <= newest]
        if not known:
            raise Refusal("RK025", f"compute capability {capability / 10} is older than 7.0")
        if not usable:
            raise Refusal(
                "RK025", f"the driver reads PTX {newest / 10}; 6.0 is the oldest that is emitted"
            )
        return cls(max(usable), newest)


def ptx_of_cuda(cuda: int) -> int:
    """The newest PTX that a driver of a CUDA version reads and LLVM writes: CUDA 11.0 has PTX 7.0,
    and each minor version one more; 10.x has 6.x, from 10.0 with 6.3."""
    major, minor = cuda // 1000, cuda % 1000 // 10
    version = {9: 60, 10: 63, 11: 70, 12: 80, 13: 90}.get(major, 90 if major > 13 else 0)
    return min(version + minor, _NEWEST_PTX)
