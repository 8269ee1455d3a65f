"""The reference executor: a kernel's original LLVM IR, run lane by lane on this CPU.

It shares the parser with the raising path: neither specialization nor LLVM's passes touch what it
runs (docs/soundness.md lists what is shared). Lanes have stacks of their own and switch at
barriers, warp operations, volatile accesses to shared memory (the lanes of a warp go in step there,
as code without barriers expects) and after many loop iterations; every access is checked against
the objects that there are; no operation is reordered, contracted or made faster than it is written.
"""

from raise_kernel.runtime.reference.errors import (
    BarrierError,
    DeadlockError,
    ExecutionError,
    KernelTrap,
    Lane,
    MemoryFault,
    RaceError,
    StepLimitError,
    UndefinedError,
)
from raise_kernel.runtime.reference.execute import execute
from raise_kernel.runtime.reference.overflow import Factors, OutOfRange
from raise_kernel.runtime.reference.races import RaceCheck
from raise_kernel.runtime.reference.record import Record
from raise_kernel.runtime.reference.running.order import BACKWARDS, FORWARDS, Order
from raise_kernel.runtime.reference.undefined.values import (
    FILLS,
    MORE_FILLS,
    Fill,
    UndefinedValue,
    UndefinedValues,
)

__all__ = [
    "BACKWARDS",
    "FILLS",
    "FORWARDS",
    "MORE_FILLS",
    "BarrierError",
    "DeadlockError",
    "ExecutionError",
    "Factors",
    "Fill",
    "KernelTrap",
    "Lane",
    "MemoryFault",
    "Order",
    "OutOfRange",
    "RaceCheck",
    "RaceError",
    "Record",
    "StepLimitError",
    "UndefinedError",
    "UndefinedValue",
    "UndefinedValues",
    "execute",
]
