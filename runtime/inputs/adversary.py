"""Adversarial inputs: arrays changed to reach other behaviour of a program.

    adversary = Adversary.of(llvm_text)
    arrays, styles = adversary.change(arrays, random, integers=True)

Each array is changed in one *style*: values of the program's pool (pools.py) in some elements, in
whole rows, runs or the whole array; values on both sides of a constant; ties of two or three
values; small whole numbers, which no order of additions rounds; a huge offset or scale; ordered
values; one odd element. Integer arrays may hold indices: those that are not to be changed stay, and
half of the others are drawn from the array's own values.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.runtime.checking.compare import is_floating
from raise_kernel.runtime.inputs.constants import Constants, constants_of
from raise_kernel.runtime.inputs.pools import Pool, float_pool, integer_pool

_OFFSETS = (1e4, -1e4, 1e6, 1e20, -1e20)
_SCALES = (1e4, 1e15, 1e20, 1e30, 1e-10, 1e-30, 1e-42)
_CLOSE = (2.0, 0.5, 1e-3, 1e-6)
_KEPT = 0.25  # of the arrays of a round that are not its main one

Change = Callable[[np.ndarray, Pool, np.random.Generator], np.ndarray]


@dataclass(frozen=True)
class Adversary:
    """Draws for one program."""

    constants: Constants

    @classmethod
    def of(cls, text: str) -> Adversary:
        """For the program of an LLVM module's text."""
        return cls(constants_of(text))

    def change(
        self, arrays: Sequence[np.ndarray], random: np.random.Generator, *, integers: bool
    ) -> tuple[list[np.ndarray], list[str]]:
        """Changed copies of the arrays and the style of each; `integers` changes those too."""
        able = [n for n, a in enumerate(arrays) if a.size and (integers or _has_floats(a.dtype))]
        main = able[random.integers(0, len(able))] if able else -1
        found, styles = [], []
        for number, array in enumerate(arrays):
            if number not in able or (number != main and random.uniform() < _KEPT):
                found.append(array.copy())
                styles.append("as it was")
                continue
            changed, style = self._changed(array, random, integers)
            found.append(np.array(changed, order="C").reshape(array.shape))
            styles.append(style)
        return found, styles

    def _changed(
        self, array: np.ndarray, random: np.random.Generator, integers: bool
    ) -> tuple[np.ndarray, str]:
        dtype = array.dtype
        if dtype.names:
            whole, styles = array.copy(), []
            for name in dtype.names:
                field, style = self._changed(whole[name], random, integers)
                whole[name] = field.reshape(whole[name].shape)
                styles.append(style)
            return whole, ", ".join(styles)
        if dtype.kind == "c":
            parts = np.ascontiguousarray(array).view(f"f{dtype.itemsize // 2}")
            changed, style = self._changed(parts, random, integers)
            return np.ascontiguousarray(changed).view(dtype), style
        if is_floating(dtype):
            style = _pick(_FLOAT_STYLES, random)
            pool = self._pool(dtype)
        elif dtype.kind in "iu" and integers:
            style = _pick(_INTEGER_STYLES, random)
            pool = self._pool(dtype)
        elif dtype.kind == "b" and integers:
            return random.uniform(size=array.shape) < random.choice([0.0, 0.1, 0.9, 1.0]), "bools"
        else:
            return array.copy(), "as it was"
        with np.errstate(all="ignore"):
            changed = style(np.atleast_1d(array), pool, random).astype(dtype)
        words = (style.__doc__ or "").split(".")[0]
        return changed, words[0].lower() + words[1:]

    def _pool(self, dtype: np.dtype) -> Pool:
        return _pool(self.constants, dtype)


@functools.lru_cache(maxsize=64)
def _pool(constants: Constants, dtype: np.dtype) -> Pool:
    return (float_pool if is_floating(dtype) else integer_pool)(constants, dtype)


def _has_floats(dtype: np.dtype) -> bool:
    if dtype.names:
        return any(_has_floats(dtype[name].base) for name in dtype.names)
    return dtype.kind == "c" or is_floating(dtype)


def _pick(styles: Sequence[Change], random: np.random.Generator) -> Change:
    return styles[int(random.integers(0, len(styles)))]


def _elements(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Elements near constants and extreme ones."""
    share = random.choice([0.03, 0.3, 1.0])
    chosen = random.uniform(size=array.shape) < share
    return np.where(chosen, pool.draw(random, array.shape), array)


def _rows(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Whole rows of one value."""
    if array.ndim == 1:
        return _runs(array, pool, random)
    rows = array.shape[:-1]
    chosen = random.uniform(size=(*rows, 1)) < random.choice([0.2, 0.6])
    return np.where(chosen, pool.draw(random, (*rows, 1)), array)


def _runs(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Runs of one value."""
    flat = array.reshape(-1)
    lengths = [n for n in (2, 4, 8, 16, 32, 64, 128) if n < len(flat)] or [len(flat)]
    length = int(random.choice(lengths))
    count = -(-len(flat) // length)
    values = np.repeat(pool.draw(random, (count,)), length)[: len(flat)]
    chosen = np.repeat(random.uniform(size=count) < random.choice([0.3, 0.8]), length)[: len(flat)]
    return np.where(chosen, values, flat).reshape(array.shape)


def _equal(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """One value everywhere."""
    return np.broadcast_to(pool.draw(random, ()), array.shape)


def _extreme(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """One extreme value everywhere."""
    return np.broadcast_to(pool.extremes[random.integers(0, len(pool.extremes))], array.shape)


def _ties(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Two or three values."""
    few = pool.draw(random, (int(random.integers(2, 4)),))
    return few[random.integers(0, len(few), array.shape)]


def _one(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """One extreme element."""
    changed = array.copy()
    at = np.unravel_index(int(random.integers(0, array.size)), array.shape)
    changed[at] = pool.extremes[random.integers(0, len(pool.extremes))]
    return changed


def _around(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Values on both sides of a constant."""
    centre, width = pool.centre(random), random.choice(_CLOSE)
    return centre + abs(centre) * width * random.uniform(-1.0, 1.0, array.shape)


def _below(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Values beyond a constant."""
    centre = pool.centre(random)
    return centre * (1.0 + random.uniform(0.0, 3.0, array.shape))


def _whole(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Small whole numbers."""
    size = int(random.choice([1, 2, 4, 16]))
    return random.integers(-size, size + 1, array.shape)


def _offset(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """A huge offset."""
    return array.astype(np.float64) + random.choice(_OFFSETS)


def _scaled(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """A huge or tiny scale."""
    return array.astype(np.float64) * random.choice(_SCALES)


def _ordered(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Values in order along the last axis."""
    found = np.sort(array, -1)
    return found if random.uniform() < 0.5 else found[..., ::-1]


def _own(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """The array's own values in other positions."""
    flat = array.reshape(-1)
    few = flat[random.integers(0, len(flat), int(random.choice([1, 2, 4, len(flat)])))]
    return few[random.integers(0, len(few), array.shape)]


def _near_own(array: np.ndarray, pool: Pool, random: np.random.Generator) -> np.ndarray:
    """Integers between the array's smallest and its largest."""
    low, high = int(array.min()), int(array.max())
    return random.integers(low, high, array.shape, dtype=array.dtype, endpoint=True)


_FLOAT_STYLES: tuple[Change, ...] = (
    _elements,
    _elements,
    _rows,
    _rows,
    _runs,
    _equal,
    _extreme,
    _ties,
    _one,
    _around,
    _around,
    _below,
    _below,
    _whole,
    _whole,
    _offset,
    _scaled,
    _ordered,
    _own,
)
_INTEGER_STYLES: tuple[Change, ...] = (
    _elements,
    _rows,
    _runs,
    _equal,
    _ties,
    _one,
    _ordered,
    _own,
    _own,
    _own,
    _near_own,
    _near_own,
)
