"""`executor="auto"`: whether XLA runs a launch's tensor program, or its own code runs.

`executor.py` puts a lowered kernel on the executor that is asked for. For "auto" `decision.py`
decides and remembers, `timing.py` measures, and `table.py` says what the table of costs knows
without a measurement.
"""

from raise_kernel.runtime.choice.decision import Choice, choose
from raise_kernel.runtime.choice.timing import TimedCall

__all__ = ["Choice", "TimedCall", "choose"]
