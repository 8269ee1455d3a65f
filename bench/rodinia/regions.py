"""A library that tells, at the end of an OpenMP program, how long its parallel regions took.

gcc makes a call of its OpenMP library of each region; a preloaded library with the same names
measures it. No program is edited, and what it does between regions does not count.
"""

from __future__ import annotations

import re

_LOOPS = (
    ("static", True), ("dynamic", True), ("guided", True), ("runtime", False),
    ("nonmonotonic_dynamic", True), ("nonmonotonic_guided", True),
    ("nonmonotonic_runtime", False), ("maybe_nonmonotonic_runtime", False),
)  # fmt: skip

_HEAD = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <time.h>
static double total;
static long count;
static int depth;
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}
#define TIMED(name, declared, passed)                              \
  void name declared {                                             \
    static void (*real) declared;                                  \
    if (real == 0) real = (void (*) declared)dlsym(RTLD_NEXT, #name); \
    int outer = __atomic_fetch_add(&depth, 1, __ATOMIC_RELAXED) == 0; \
    double start = now();                                          \
    real passed;                                                   \
    if (outer) total += now() - start, count++;                    \
    __atomic_fetch_sub(&depth, 1, __ATOMIC_RELAXED);               \
  }
__attribute__((destructor)) static void tell(void) {
  fprintf(stderr, "\nparallel regions: %ld, %.9f s\n", count, total);
}
TIMED(GOMP_parallel, (void (*f)(void *), void *d, unsigned n, unsigned g), (f, d, n, g))
TIMED(GOMP_parallel_sections, (void (*f)(void *), void *d, unsigned n, unsigned c, unsigned g),
      (f, d, n, c, g))
"""
_TOLD = re.compile(r"^parallel regions: (\d+), ([\d.]+) s$", re.MULTILINE)


def _loop(name: str, chunked: bool) -> str:
    chunk, passed = (", long c", ", c") if chunked else ("", "")
    declared = (
        f"(void (*f)(void *), void *d, unsigned n, long s, long e, long i{chunk}, unsigned g)"
    )
    return f"TIMED(GOMP_parallel_loop_{name}, {declared}, (f, d, n, s, e, i{passed}, g))\n"


SOURCE = _HEAD + "".join(_loop(*loop) for loop in _LOOPS)


def seconds_told(stderr: str) -> float | None:
    """What the library said; None for a program that has run no region."""
    found = _TOLD.findall(stderr)
    return float(found[-1][1]) if found and int(found[-1][0]) else None
