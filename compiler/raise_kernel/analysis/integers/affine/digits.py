"""Sets of integers as mixed-radix numbers: 0, 1, 8, 9 is {0, 1} * 8 + {0, 1} * 1."""

from __future__ import annotations

from collections.abc import Sequence


def digits_of(numbers: Sequence[int]) -> list[tuple[int, int]] | None:
    """(length, stride) of each digit, the last one fastest, for increasing `numbers` from 0.

    None if they are no such set.
    """
    left, digits = list(numbers), []
    while len(left) > 1:
        stride = left[1]
        length = 1
        while length < len(left) and left[length] == length * stride:
            length += 1
        if len(left) % length:
            return None
        rows = [left[k : k + length] for k in range(0, len(left), length)]
        if any(row != [row[0] + k * stride for k in range(length)] for row in rows):
            return None
        digits.append((length, stride))
        left = [row[0] for row in rows]
    return digits[::-1]
