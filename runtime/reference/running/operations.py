"""What a lane stops for: operations among lanes, services of the host, and faults.

The numbers are shared with the native code. An operation among the lanes of a warp has its member
mask as argument 0; one without `sync` has none and meets whoever waits at the same location.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Op(IntEnum):
    NONE = 0
    # barriers: arguments id, thread count (0: all), predicate, location (0: meets at any)
    BARRIER_SYNC = auto()
    BARRIER_COUNT = auto()
    BARRIER_POPC = auto()
    BARRIER_AND = auto()
    BARRIER_OR = auto()
    # the barrier of all blocks
    GRID_SYNC = auto()
    # warp operations: arguments mask, value, selector, clamp
    WARP_SYNC = auto()
    SHFL_IDX = auto()
    SHFL_UP = auto()
    SHFL_DOWN = auto()
    SHFL_BFLY = auto()
    VOTE_ALL = auto()
    VOTE_ANY = auto()
    VOTE_UNI = auto()
    VOTE_BALLOT = auto()
    MATCH_ANY = auto()
    MATCH_ALL = auto()
    ELECT = auto()
    ACTIVEMASK = auto()
    REDUX_ADD = auto()
    REDUX_AND = auto()
    REDUX_OR = auto()
    REDUX_XOR = auto()
    REDUX_MIN = auto()
    REDUX_MAX = auto()
    REDUX_UMIN = auto()
    REDUX_UMAX = auto()
    REDUX_FMIN = auto()
    REDUX_FMAX = auto()
    REDUX_FMIN_NAN = auto()
    REDUX_FMAX_NAN = auto()
    # arguments mask, address of the lane's registers, shape
    MATRIX = auto()
    # services
    BARRIER_ARRIVE = auto()
    PRINTF = auto()
    MALLOC = auto()
    FREE = auto()
    REFLECT = auto()
    LOG_FULL = auto()
    # ends of the launch
    FAULT = auto()
    MISALIGNED = auto()
    STACK_OVERFLOW = auto()
    TRAP = auto()
    ASSERT = auto()
    DIVIDE = auto()
    UNREACHABLE = auto()
    IMAGE_MISFIT = auto()
    IMAGE_OUTSIDE = auto()


BARRIERS = frozenset(
    (Op.BARRIER_SYNC, Op.BARRIER_COUNT, Op.BARRIER_POPC, Op.BARRIER_AND, Op.BARRIER_OR)
)
WARP = frozenset(op for op in Op if Op.WARP_SYNC <= op <= Op.MATRIX)

# An operation of the pre-Volta kind, which names no mask: this in argument 0.
NO_MASK = 1 << 40
