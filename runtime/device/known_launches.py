"""Launches on device arrays that are like one that was made: nothing is described to the compiler
again.

A launch is known by its configuration and, for each argument, what the description would be made
of: an array's buffer among the others, its offset in it where that is static, and the buffer's
form; a number's dtype, and its value where it is static. All that is left to do is to collect the
buffers, and the numbers and offsets that differ from launch to launch.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer

# Launches of one kernel that are remembered.
MOST = 1024


@dataclass(eq=False)
class Call:
    """A launch's arguments, collected: what it is known by, its buffers and run-time scalars."""

    key: Hashable
    buffers: list[Buffer]
    scalars: list[np.generic]


@dataclass(eq=False)
class KnownLaunches:
    """The raised kernels of launches that were made, by what they are known by."""

    kept: dict[Hashable, tuple[Launch, Lowered]] = field(default_factory=dict)

    def find(self, launch: Launch, call: Call) -> Lowered | None:
        """The raised kernel of a launch that is known."""
        found = self.kept.get(call.key)
        # The key has the number of the object, which another one may have after its end.
        return found[1] if found is not None and found[0] is launch else None

    def keep(self, launch: Launch, call: Call, lowered: Lowered) -> None:
        """Remember a launch."""
        if len(self.kept) >= MOST:
            self.kept.clear()
        self.kept[call.key] = launch, lowered


def collected(
    launch: Launch,
    args: Sequence[Any],
    varying: Collection[Hashable],
    variables: Iterable[tuple[str, Buffer]] = (),
    of_numba: bool = True,
) -> Call | None:
    """The arguments of a launch of arrays, numbers and, but for Numba's, structs of those, and the
    memory of its module's variables, met in the order in which they are described. None where
    there are others, or a variable that is an argument, too. `varying` names the numbers and the
    offsets of arrays that are passed at run time."""
    key: list[Hashable] = [id(launch)]
    buffers: list[Buffer] = []
    scalars: list[np.generic] = []
    numbers: dict[int, int] = {}
    count = arrays = 0
    for arg in args if of_numba else _fields(args):
        if type(arg) is DeviceArray:
            buffer, offset = arg.buffer, arg.offset
            number = numbers.setdefault(id(buffer), len(buffers))
            if number == len(buffers):
                buffer.take_form(arg.best_form)
                buffers.append(buffer)
            form = buffer.form
            moves = (launch.grid, launch.block, ("array", arrays)) in varying
            arrays += 1
            if moves and (step := form.dtype.itemsize) and not offset % step:
                scalars.append(np.int64(offset // step))
                # The size of an array that begins anywhere says nothing to a CUDA C++ kernel.
                shape = (arg.shape, arg.strides) if of_numba else None
                key.append((number, "moves", shape, arg.dtype, form))
            else:
                key.append((number, offset, arg.shape, arg.strides, arg.dtype, form))
        elif isinstance(arg, (np.number, np.bool_)):
            dynamic = (launch.grid, launch.block, count) in varying
            count += 1
            if dynamic:
                scalars.append(arg)
                key.append(arg.dtype)
            else:
                key.append((arg.dtype, arg.tobytes()))
        elif arg is None:
            count += 1
            key.append(None)
        elif type(arg) is _Struct:
            key.append(arg)
        elif isinstance(arg, np.void) and not of_numba:
            count += 1
            key.append((arg.dtype, arg.tobytes()))
        else:
            return None
    for symbol, buffer in variables:
        if numbers.setdefault(id(buffer), len(buffers)) != len(buffers):
            return None
        buffers.append(buffer)
        key.append((symbol, buffer.form))
    return Call(tuple(key), buffers, scalars)


class _Struct(int):
    """That the next so many arguments are the fields of a struct."""


def _fields(args: Sequence[Any]) -> Iterator[Any]:
    """The arguments, with the fields of structs one by one."""
    for arg in args:
        if type(arg) is tuple:
            yield _Struct(len(arg))
            yield from _fields(arg)
        else:
            yield arg
