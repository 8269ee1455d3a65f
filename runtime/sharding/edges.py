"""The elements around a device's block, which its neighbours have: they are sent, and put in place.

A block lies in one array with those before and after it. Along a line of devices, one collective
permute carries what goes up and one what goes down. Two devices have one neighbour each, so that
one permute is enough, by which they swap: XLA begins the second of two permutes when the first has
ended, and what is computed meanwhile only then.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
from jax import lax
from jax.core import ShapedArray

from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.runtime.native.launch import NativeLaunch
from raise_kernel.runtime.native.part import Block
from raise_kernel.runtime.sharding.copies import Bytes, Copy, target_of


@dataclass(frozen=True)
class Line:
    """Devices along an axis of a mesh; `positions` are theirs."""

    axis: str
    platform: str
    positions: ByDevice

    @property
    def count(self) -> int:
        return 1 + max(position for _, position in self.positions)

    def sent(self, value: Any, block: Block, position: Any) -> list[Any]:
        """What a device's neighbours have of its array, as `put` takes it. Nothing comes to the
        ends of the whole array: what is there is never read."""
        kind = ShapedArray(value.shape, value.dtype)
        taken = _taken(self, block, kind)(position, value)
        taken = taken if isinstance(taken, tuple) else (taken,)
        ways = [message.pairs for message in _messages(self.count, block)]
        return [
            lax.ppermute(part, self.axis, pairs) for part, pairs in zip(taken, ways, strict=True)
        ]

    def put(
        self,
        value: Any,
        came: Sequence[Any],
        block: Block,
        position: Any,
        before: Sequence[Any] = (),
    ) -> tuple[Any, list[Any]]:
        """A device's array with what has come in its place, once the arrays `before` are computed;
        and these."""
        types = tuple(ShapedArray(v.shape, v.dtype) for v in (value, *before))
        results = _put(self, block, types)(position, value, *came, *before)
        value, *others = results if before else (results,)
        return value, others


@dataclass(frozen=True)
class _Part:
    """Elements that are sent: from where on in the sender's array, to where in the receiver's."""

    start: int
    to: int
    size: int


@dataclass(frozen=True)
class _Message:
    """What devices at even positions send, and those at odd ones, by which permutation."""

    even: _Part
    odd: _Part
    pairs: tuple[tuple[int, int], ...]

    @property
    def size(self) -> int:
        return max(self.even.size, self.odd.size)


def _messages(count: int, block: Block) -> list[_Message]:
    up = _Part(block.elements, 0, block.before)
    down = _Part(block.before, block.before + block.elements, block.after)
    pairs = tuple((k, k + 1) for k in range(count - 1))
    back = tuple((b, a) for a, b in pairs)
    if count == 2 and up.size and down.size:
        return [_Message(up, down, pairs + back)]
    ways = [(up, pairs), (down, back)]
    return [_Message(part, part, way) for part, way in ways if part.size]


@functools.cache
def _taken(line: Line, block: Block, kind: ShapedArray) -> NativeLaunch:
    """What a device sends."""
    messages = _messages(line.count, block)

    def portable(position: Any, value: Any) -> Any:
        def slices(parts: Sequence[_Part]) -> list[Any]:
            return [
                jnp.pad(value[part.start : part.start + part.size], (0, message.size - part.size))
                for part, message in zip(parts, messages, strict=True)
            ]

        even, odd = slices([m.even for m in messages]), slices([m.odd for m in messages])
        sent = [jnp.where(position % 2 == 0, a, b) for a, b in zip(even, odd, strict=True)]
        return tuple(sent) if len(sent) > 1 else sent[0]

    size = kind.dtype.itemsize
    copies = [
        Copy(0, k, *(Bytes(size * p.start, 0, size * p.size) for p in (m.even, m.odd)))
        for k, m in enumerate(messages)
    ]
    results = tuple(ShapedArray((m.size,), kind.dtype) for m in messages)
    target = target_of(copies, 1, len(messages), {}, line.platform, line.positions)
    return NativeLaunch(portable, results, {line.platform: target})


@functools.cache
def _put(line: Line, block: Block, types: tuple[ShapedArray, ...]) -> NativeLaunch:
    """Puts what has come before and after a block; the other arrays stay as they are."""
    # What comes to devices at even positions was sent by those at odd ones.
    swaps = line.count == 2
    messages = [(m.odd, m.even) if swaps else (m.even, m.odd) for m in _messages(line.count, block)]

    def portable(position: Any, value: Any, *others: Any) -> Any:
        def with_parts(parts: Sequence[_Part]) -> Any:
            done = value
            for part, came in zip(parts, others, strict=False):
                done = lax.dynamic_update_slice_in_dim(done, came[: part.size], part.to, 0)
            return done

        even, odd = (with_parts([m[k] for m in messages]) for k in (0, 1))
        value = jnp.where(position % 2 == 0, even, odd)
        return value, *others[len(messages) :]

    size = types[0].dtype.itemsize
    count = len(messages)
    copies = [
        Copy(1 + k, 0, *(Bytes(0, size * p.to, size * p.size) for p in message))
        for k, message in enumerate(messages)
    ]
    aliases = {0: 0} | {1 + count + k: 1 + k for k in range(len(types) - 1)}
    target = target_of(
        copies, len(types) + count, len(types), aliases, line.platform, line.positions
    )
    return NativeLaunch(portable, types, {line.platform: target})


def padded(local: Any, block: Block) -> Any:
    """A device's block as one row, with room around it."""
    return jnp.pad(lax.reshape(local, (block.elements,)), (block.before, block.after))


def unpadded(value: Any, block: Block, shape: tuple[int, ...]) -> Any:
    """The block of `padded` again."""
    own = lax.slice_in_dim(value, block.before, block.before + block.elements)
    return lax.reshape(own, shape)
