"""`executor="auto"`: chooses between XLA for the tensor program and native code of the launch.

`executor.py` puts a lowered kernel on the executor that is asked for. For "auto" `decision.py`
decides and remembers, by what `work.py` knows from the table of costs, and `timing.py` measures.
`tally.py` counts the calls of short launches, until a measurement is worth its time.
"""

from raise_kernel.runtime.choice.decision import (
    Choice,
    Executor,
    choose,
    decide,
    measured_at_once,
)
from raise_kernel.runtime.choice.tally import Tally
from raise_kernel.runtime.choice.timing import TimedCall

__all__ = ["Choice", "Executor", "Tally", "TimedCall", "choose", "decide", "measured_at_once"]
