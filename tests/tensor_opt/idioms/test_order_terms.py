"""Proofs that networks sort: those that do, and networks with one comparator missing or turned."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import Terms

Network = list[tuple[int, int]]


def bitonic(n: int) -> Network:
    """(i, j): the smaller of the two goes to i."""
    pairs = []
    size = 2
    while size <= n:
        stride = size // 2
        while stride:
            for i in range(n):
                j = i ^ stride
                if j > i:
                    pairs.append((i, j) if i & size == 0 else (j, i))
            stride //= 2
        size *= 2
    return pairs


def odd_even_merge(n: int) -> Network:
    """Batcher's, as Knuth has it."""
    pairs, p = [], 1
    while p < n:
        k = p
        while k:
            for j in range(k % p, n - k, 2 * k):
                for i in range(j, min(j + k, n - k)):
                    if i // (2 * p) == (i + k) // (2 * p):
                        pairs.append((i, i + k))
            k //= 2
        p *= 2
    return pairs


def transposition(n: int) -> Network:
    return [(i, i + 1) for step in range(n) for i in range(step % 2, n - 1, 2)]


def insertion(n: int) -> Network:
    return [(j - 1, j) for k in range(1, n) for j in range(k, 0, -1)]


def proved(network: Network, n: int, descending: bool = False) -> bool:
    terms = Terms()
    first = terms.atoms(n)
    wires = list(range(first, first + n))
    inputs = list(wires)
    for i, j in network:
        a, b = wires[i], wires[j]
        wires[i], wires[j] = terms.make("min", "s", a, b), terms.make("max", "s", a, b)
    return any(terms.sorts(wires, order) for order in (inputs, inputs[::-1]))


def sorts(network: Network, n: int) -> bool:
    """By all zeros and ones."""
    inputs = np.array(list(itertools.product((0, 1), repeat=n)))
    for i, j in network:
        low, high = inputs[:, [i, j]].min(1), inputs[:, [i, j]].max(1)
        inputs[:, i], inputs[:, j] = low, high
    return bool((np.diff(inputs, axis=1) >= 0).all())


@pytest.mark.parametrize("make", [bitonic, odd_even_merge, transposition, insertion])
@pytest.mark.parametrize("n", [2, 8, 16, 64])
def test_networks_that_sort(make, n: int):
    assert proved(make(n), n)


@pytest.mark.parametrize("n", [3, 9, 11, 27])
def test_odd_widths_of_neighbours(n: int):
    assert proved(transposition(n), n) and proved(insertion(n), n)


@pytest.mark.parametrize("make", [bitonic, odd_even_merge, transposition, insertion])
def test_what_is_proved_is_so(make):
    """Without any one comparator, or with one turned: proved only what sorts."""
    n = 12 if make is insertion else 16
    network = make(n)
    random = np.random.default_rng(0)
    for place in random.choice(len(network), 12, replace=False):
        without = [*network[:place], *network[place + 1 :]]
        turned = [*network[:place], network[place][::-1], *network[place + 1 :]]
        for changed in (without, turned):
            assert not proved(changed, n) or sorts(changed, n)


def test_a_large_network_without_its_last_comparators():
    network = bitonic(128)
    assert proved(network, 128)
    assert not proved(network[:-1], 128)
    assert not proved(transposition(65)[:-1], 65)
