"""Workers that wait a moment for the next launch: what is handed to them, and what is not."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from jax import lax
from tests.native.cpu.test_cpu import binary

import raise_kernel as rk
from raise_kernel.runtime.native import hand_over
from raise_kernel.runtime.native.jit import compiled

_Turn = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p)


def _functions() -> tuple[Callable[..., Any], ...]:
    """The library's functions, with places of their own: no launch of this process takes part."""
    at = compiled(hand_over.module_text() + "\n; for a test\n", hand_over.NAMES)
    types = {
        "raise_kernel_end": (None,),
        "raise_kernel_follows": (ctypes.c_bool,),
        "raise_kernel_hand": (ctypes.c_int64, _Turn, ctypes.c_void_p, ctypes.c_int64),
        "raise_kernel_wait": (None,),
    }
    return tuple(ctypes.CFUNCTYPE(*types[name])(at[name]) for name in hand_over.NAMES)


def test_a_launch_follows_one_that_was_over_just_now() -> None:
    end, follows, _, _ = _functions()
    time.sleep(0.01)
    assert not follows()
    found = []
    for _ in range(20):  # another process may hold this one up in between
        end()
        found.append(follows())
    assert any(found)
    time.sleep(0.01)
    assert not follows()


def test_nothing_is_handed_over_where_nobody_waits() -> None:
    _, _, hand, wait = _functions()
    turn = _Turn(lambda _: False)
    assert hand(turn, 64, 0) == -1
    start = time.perf_counter()
    wait()  # gives up by itself
    assert time.perf_counter() - start >= hand_over.PATIENCE * 1e-9
    assert hand(turn, 64, 0) == -1


def test_what_is_handed_over_is_done_once() -> None:
    _, _, hand, wait = _functions()
    done: list[int] = []
    turn = _Turn(lambda data: done.append(data) or data % 3 == 0)
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            wait()

    workers = [threading.Thread(target=work) for _ in range(3)]
    for worker in workers:
        worker.start()
    given: list[int] = []
    number, limit = 0, time.monotonic() + 60
    while len(given) < 300 and time.monotonic() < limit:
        number += 1
        place = 0
        while (place := hand(turn, 64 * number, place)) >= 0:
            given.append(64 * number)
            number += 1
    stop.set()
    for worker in workers:
        worker.join()
    assert len(given) >= 300
    assert sorted(done) == given


def test_a_loop_of_launches() -> None:
    """Each launch is large enough for several threads, and reads what the last one wrote."""
    n, rounds = 1 << 18, 200
    kernel = rk.load(binary("float", "%r = fsub float %vx, %vy"), kernel="k")
    launch = kernel[-(-n // 256), 256].options(executor="native")
    random = np.random.default_rng(0)
    x, y = (random.integers(1, 9, n).astype(np.float32) for _ in "xy")
    assert launch.lower(x, y, x, n).executor == "native"

    @jax.jit
    def run(x: Any, y: Any) -> Any:
        return lax.fori_loop(0, rounds, lambda _, z: launch(z, y, z, n), x)

    want = x - rounds * y  # small whole numbers: exact
    for _ in range(3):
        np.testing.assert_array_equal(run(x, y), want)
