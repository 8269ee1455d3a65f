"""Launches as nvcc spells them, for clang."""

from __future__ import annotations

import pytest

from raise_kernel.cuda.spelling import mended


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("k << < 1, 2 >> > (x);", "k <<<  1, 2 >>>  (x);"),
        ("k<< <dim3(1), f(2)>> >(x);", "k<<< dim3(1), f(2)>>> (x);"),
        ("k<<<1, 2>>>(x);", "k<<<1, 2>>>(x);"),
        ("A<B<C<int> > > (x);", "A<B<C<int> > > (x);"),
        ("a << b; c >> d;", "a << b; c >> d;"),
        ("k << < 1,\n  2 >> > (x);", "k <<<  1,\n  2 >>>  (x);"),
    ],
)
def test_brackets_of_launches_are_whole(text: str, expected: str) -> None:
    found = mended(text)
    assert found == expected
    assert len(found) == len(text)
