"""The cost of StableHLO operations on a target, measured: the tables of `--optimize=target`.

    python bench/tensor_costs.py --output compiler/raise_kernel/costs/cpu.json        # this device
    python bench/tensor_costs.py --aot v6e:2x2 --output compiler/raise_kernel/costs/tpu.json

On a CPU or GPU each case is compiled and timed at two sizes: `fixed` is what it takes whatever its
size, in microseconds, `each` the rest, in nanoseconds for 1,000 elements. With --aot no device is
needed: the TPU compiler's own estimate (of cycles and of traffic) stands for the time; it takes
libtpu (`pip install 'jax[tpu]'`), and TPU_ACCELERATOR_TYPE=v6e-1 TPU_WORKER_HOSTNAMES=localhost
outside of Google's cloud. Needs JAX and NumPy alone, so that it can be copied to the machine with
the device.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

Case = tuple[Callable[..., Any], Callable[[int], Sequence[Any]]]
SMALL = 1 << 12
CHAIN = 16
ITERATIONS = 100


def vector(n: int) -> Any:
    return np.linspace(0.5, 1.5, n, dtype=np.float32)


def square(n: int) -> Any:
    side = int(n**0.5)
    return np.linspace(0.5, 1.5, side * side, dtype=np.float32).reshape(side, side)


def indices(n: int) -> Any:
    return np.random.default_rng(0).permutation(n).astype(np.int32)


def bytes_(n: int) -> Any:
    return np.random.default_rng(0).integers(0, 256, n).astype(np.int32)


def private_copies(x: Any) -> Any:
    copies = min(4096, max(1, x.size >> 14))
    cells = x.reshape(-1, copies)
    mine = lax.broadcasted_iota(jnp.int32, cells.shape, 1)
    return jnp.zeros((copies, 256), jnp.int32).at[mine, cells].add(1, mode="drop").sum(0)


def chunked_counts(x: Any) -> Any:
    size = min(x.size, 1 << 14)

    def chunk(i: Any, bins: Any) -> Any:
        return bins.at[lax.dynamic_slice(x, (i * size,), (size,))].add(1, mode="drop")

    return lax.fori_loop(0, x.size // size, chunk, jnp.zeros(256, jnp.int32))


def each_compared(x: Any) -> Any:
    return (lax.iota(jnp.int32, 256)[:, None] == x).astype(jnp.int32).sum(1)


def scan_loop(x: Any) -> Any:
    def step(i: Any, carry: Any) -> Any:
        total, out = carry
        total = total + lax.dynamic_slice(x, (i,), (1,))
        return total, lax.dynamic_update_slice(out, total, (i,))

    return lax.fori_loop(0, x.size, step, (jnp.zeros(1, x.dtype), x))[1]


def sparse_rows(entries: int) -> Sequence[Any]:
    """Rows of 4 to 11 entries: where each begins, how many it has, values and their columns."""
    rows = max(1, entries // 8)
    lengths = np.random.default_rng(0).permutation(np.arange(rows, dtype=np.int32) % 8) + 4
    starts = np.cumsum(lengths, dtype=np.int32) - lengths
    count = int(lengths.sum())
    column = np.random.default_rng(1).integers(0, rows, count).astype(np.int32)
    return starts, lengths, vector(count), column, vector(rows)


def row_loop(count: int) -> Callable[..., Any]:
    """A sparse matrix times a vector, `count` entries of each row an iteration."""

    def run(starts: Any, lengths: Any, value: Any, column: Any, x: Any) -> Any:
        longest = lengths.max()

        def take(array: Any, index: Any) -> Any:
            return jnp.take(array, index, mode="clip")

        def iteration(carry: Any) -> Any:
            i, total = carry
            j = i if count == 1 else i + lax.iota(jnp.int32, count)
            at = starts[:, None] + j
            terms = take(value, at) * take(x, take(column, at))
            return i + count, total + jnp.where(j < lengths[:, None], terms, -0.0).sum(1)

        zeros = jnp.zeros(lengths.shape, jnp.float32)
        return lax.while_loop(lambda c: c[0] < longest, iteration, (np.int32(0), zeros))[1]

    return run


def chained(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """CHAIN of them on each element: what one costs beside reading and writing."""

    def run(x: Any) -> Any:
        for _ in range(CHAIN):
            x = function(x)
        return x

    return run


def inner(x: Any) -> Any:
    return 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])


def pad_form(x: Any, y: Any) -> Any:
    inside = lax.iota(jnp.int32, x.shape[0])
    mask = (inside >= 1) & (inside < x.shape[0] - 1)
    return jnp.where(mask[:, None] & mask, jnp.pad(inner(x), 1), y)


def roll_form(x: Any, y: Any) -> Any:
    inside = lax.iota(jnp.int32, x.shape[0])
    mask = (inside >= 1) & (inside < x.shape[0] - 1)
    sides = jnp.roll(x, 1, 0) + jnp.roll(x, -1, 0) + jnp.roll(x, 1, 1) + jnp.roll(x, -1, 1)
    return jnp.where(mask[:, None] & mask, 0.25 * sides, y)


def wide_update(x: Any, speed: Any, y: Any) -> Any:
    """A wave equation of order eight: 19 slices, where the other forms' step has four."""
    n, middle = x.shape[0], slice(4, -4)
    total = x[middle, middle]
    for r in range(1, 5):
        low, high = slice(4 - r, n - 4 - r), slice(4 + r, n - 4 + r)
        sides = x[low, middle] + x[high, middle] + x[middle, low] + x[middle, high]
        total = total + sides / np.float32(r)
    value = x[middle, middle] * 2 - y[middle, middle] + speed[middle, middle] * total
    return lax.dynamic_update_slice(y, value, (4, 4))


def wide_roll(x: Any, speed: Any, y: Any) -> Any:
    inside = lax.iota(jnp.int32, x.shape[0])
    mask, total = (inside >= 4) & (inside < x.shape[0] - 4), x
    for r in range(1, 5):
        sides = [jnp.roll(x, by, axis) for axis in (0, 1) for by in (r, -r)]
        total = total + sum(sides[1:], sides[0]) / np.float32(r)
    return jnp.where(mask[:, None] & mask, x * 2 - y + speed * total, y)


def convolution(x: Any) -> Any:
    kernel = jnp.array([[0, 0.25, 0], [0.25, 0, 0.25], [0, 0.25, 0]], jnp.float32)
    return lax.conv_general_dilated(x[None, None], kernel[None, None], (1, 1), "VALID")


def steps(unroll: int, x: Any, y: Any) -> Any:
    def step(i: Any, y: Any) -> Any:
        return lax.dynamic_update_slice(y, inner(y), (1, 1))

    return lax.fori_loop(0, ITERATIONS, step, y + x, unroll=unroll)


def one(make: Callable[[int], Any]) -> Callable[[int], Sequence[Any]]:
    return lambda n: (make(n),)


def three(make: Callable[[int], Any]) -> Callable[[int], Sequence[Any]]:
    return lambda n: (make(n), make(n), make(n))


def two(make: Callable[[int], Any]) -> Callable[[int], Sequence[Any]]:
    return lambda n: (make(n), make(n))


CASES: dict[str, Case] = {
    # What is streamed through: one read and one write an element.
    "stream": (lambda x: x * 1.5, one(vector)),
    "slice_strided": (lambda x: x[::2] * 1.5, one(vector)),
    "reverse": (lambda x: x[::-1] * 1.5, one(vector)),
    "transpose": (lambda x: x.T * 1.5, one(square)),
    "concatenate": (lambda x, y: jnp.concatenate([x, y]) * 1.5, two(vector)),
    "pad": (lambda x: jnp.pad(x, 7) * 1.5, one(vector)),
    "gather": (lambda x, i: jnp.take(x, i, mode="clip"), lambda n: (vector(n), indices(n))),
    "scatter": (
        lambda x, i: x.at[i].set(x, mode="drop"),
        lambda n: (vector(n), indices(n)),
    ),
    "scatter_add": (
        lambda x, i: x.at[i].add(x, mode="drop"),
        lambda n: (vector(n), indices(n)),
    ),
    # Counts of 256 values.
    "histogram": (lambda x: jnp.zeros(256, jnp.int32).at[x].add(1, mode="drop"), one(bytes_)),
    "histogram_copies": (private_copies, one(bytes_)),
    # By CPUs; elsewhere, a loop costs more than it saves.
    "histogram_chunks": (chunked_counts, one(bytes_)),
    "histogram_compare": (each_compared, one(bytes_)),
    # Entries of sparse rows, one and eight of each row an iteration.
    "row_loop": (row_loop(1), sparse_rows),
    "row_loop_wide": (row_loop(8), sparse_rows),
    "reduce_last": (lambda x: x.sum(1), one(square)),
    "reduce_first": (lambda x: x.sum(0), one(square)),
    # CHAIN operations an element.
    "add": (chained(lambda x: x * 0.5 + 0.3), one(vector)),
    "divide": (chained(lambda x: 1.0 / (x + 0.3)), one(vector)),
    "sqrt": (chained(lambda x: jnp.sqrt(x + 0.3)), one(vector)),
    "exponential": (chained(lambda x: jnp.exp(-x)), one(vector)),
    "sine": (chained(jnp.sin), one(vector)),
    # A step of a stencil in each form.
    "stencil_update": (lambda x, y: lax.dynamic_update_slice(y, inner(x), (1, 1)), two(square)),
    "stencil_update_donated": (
        lambda x, y: lax.dynamic_update_slice(y, inner(x), (1, 1)),
        two(square),
    ),
    "stencil_pad": (pad_form, two(square)),
    "stencil_roll": (roll_form, two(square)),
    "stencil_wide_update_donated": (wide_update, three(square)),
    "stencil_wide_roll": (wide_roll, three(square)),
    "stencil_slices": (inner, one(square)),
    "stencil_convolution": (convolution, one(square)),
    # Running sums of rows, and of one long row in a loop.
    "scan": (lambda x: lax.cumsum(x, axis=1), one(square)),
    "scan_loop": (scan_loop, one(vector)),
    # side**3 multiplications.
    "dot": (lambda x, y: jnp.matmul(x, y, precision=lax.Precision.HIGHEST), two(square)),
    "loop": (
        lambda x: lax.fori_loop(0, 100, lambda i, y: y * 0.5 + x, x),
        one(lambda n: vector(min(n, SMALL))),
    ),
    # ITERATIONS steps of a small stencil, one or fifty an iteration.
    "iterations": (partial(steps, 1), two(lambda n: square(min(n, SMALL)))),
    "iterations_unrolled": (partial(steps, 50), two(lambda n: square(min(n, SMALL)))),
}
# What takes long is measured on fewer elements: this power of two times fewer.
FEWER = {"dot": 4, "stencil_convolution": 2, "scan_loop": 6}


def timed(function: Any, arguments: Sequence[Any], rounds: int, donate: bool) -> float:
    """The least seconds of a call, compiled and warm. Donated, the last argument is the result."""
    values = [jax.device_put(a) for a in arguments]
    last = len(values) - 1
    jitted = jax.jit(function, donate_argnums=(last,) if donate else ())
    compiled = jitted.lower(*values).compile()
    out = jax.block_until_ready(compiled(*values))
    found = []
    for _ in range(rounds):
        count, start = 0, time.perf_counter()
        while count < 3 or time.perf_counter() - start < 0.02:
            out = compiled(*values[:last], out) if donate else compiled(*values)
            count += 1
        jax.block_until_ready(out)
        found.append((time.perf_counter() - start) / count)
    return min(found)


# Iterations of the loops of cases, which an estimate meets once; of a scan, the elements.
ITERATIONS_OF = {
    "loop": ITERATIONS,
    "iterations": ITERATIONS,
    "iterations_unrolled": ITERATIONS // 50,
    "row_loop_wide": 2,
}
ITERATIONS_OF |= {"row_loop": 11}
# Of a v6e: 918e12 operations a second are 4 units of 256 x 256 multiply-adds at this clock.
TPU_HERTZ = 1.75e9


def estimated(function: Any, arguments: Sequence[Any], iterations: int, sharding: Any) -> float:
    """The TPU compiler's estimate, in seconds: of its two numbers the larger.

    The cycles of what it fused (operations apart have none), and `optimal_seconds`, what memory and
    arithmetic take at the least. An operation that the latter cannot tell counts -1 s in it: that
    is left out, so a case with one (scatters that add) takes at least what is said.
    """
    structs = [jax.ShapeDtypeStruct(a.shape, a.dtype, sharding=sharding) for a in arguments]
    compiled = jax.jit(function).lower(*structs).compile()
    least = float((compiled.cost_analysis() or {})["optimal_seconds"])
    known = least if least >= 0 else least % 1.0
    return max(iterations * known, cycles(compiled.as_text(), iterations) / TPU_HERTZ)


def cycles(text: str, iterations: int) -> int:
    """The sum of `estimated_cycles` in compiled HLO; `iterations` times of what loops hold."""
    found: dict[str, int] = {}
    loops: list[tuple[str, str]] = []
    name = entry = ""
    for line in text.splitlines():
        if head := re.match(r"(ENTRY )?%?([\w.-]+) \(.*\{$", line):
            name = head[2]
            entry = name if head[1] else entry
        if number := re.search(r'"estimated_cycles":"(\d+)"', line):
            found[name] = found.get(name, 0) + int(number[1])
        if body := re.search(r" while\(.*body=%?([\w.-]+)", line):
            loops.append((name, body[1]))
    return found.get(entry, 0) + sum(iterations * found.get(b, 0) for at, b in loops if at == entry)


def measure(rounds: int, large: int, aot: str | None, names: Sequence[str]) -> dict[str, Any]:
    sharding = None
    if aot is not None:
        from jax.experimental import topologies

        device = topologies.get_topology_desc(platform="tpu", topology_name=aot).devices[0]
        sharding = jax.sharding.SingleDeviceSharding(device)
    rows: dict[str, dict[str, float]] = {}
    for name in names:
        function, make = CASES[name]
        trips = ITERATIONS_OF.get(name, 1)
        sizes = (SMALL, (1 << large) >> FEWER.get(name, 0))
        try:
            times = [
                estimated(function, make(n), n if name == "scan_loop" else trips, sharding)
                if sharding is not None
                else timed(function, make(n), rounds, name.endswith("donated"))
                for n in sizes
            ]
        except Exception as error:  # a case that a target cannot run leaves a hole in its table
            print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}")
            continue
        work = [n**1.5 if name == "dot" else n for n in sizes]
        each = (times[1] - times[0]) / (work[1] - work[0])
        if each <= 0 and name not in ("loop", "iterations", "iterations_unrolled"):
            print(f"{name}: {times[1]} s is no estimate")
            continue
        rows[name] = {"fixed": round(times[0] * 1e6, 3), "each": round(max(0.0, each) * 1e12, 3)}
        print(f"{name:22} {times[0] * 1e6:10.2f} us {times[1] * 1e3:10.3f} ms", flush=True)
    device = aot or jax.devices()[0].device_kind
    return {"device": device, "jax": jax.__version__, "rounds": rounds, "cases": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--output", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--large", type=int, default=24, help="log2 of the elements (27 on a GPU)")
    parser.add_argument("--case", action="append", choices=CASES, help="all by default")
    parser.add_argument("--aot", metavar="TOPOLOGY", help="estimate for this TPU, without one")
    options = parser.parse_args()
    table = measure(options.rounds, options.large, options.aot, options.case or list(CASES))
    if options.output and options.case and options.output.exists():
        old = json.loads(options.output.read_text())
        table = {**old, "cases": {**old["cases"], **table["cases"]}}
    if options.output:
        options.output.write_text(json.dumps(table, indent=1) + "\n")
    spread = statistics.median(row["each"] for row in table["cases"].values())
    print(f"{table['device']}: {len(table['cases'])} cases, median {spread:.1f} ns per 1,000")


if __name__ == "__main__":
    main()
