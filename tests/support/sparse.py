"""Calls of cuSPARSE with arrays of a test: one program reads the calls, and writes the results."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from tests.support.programs import output_of, run_program

# What CUDA and cuSPARSE call them.
TYPES = {"f": 0, "d": 1, "e": 2, "F": 4, "D": 5}
INDICES = {np.dtype(np.int32): 2, np.dtype(np.int64): 3}
CSR, CSC, COO = 1, 2, 3
NONE, TRANSPOSE, CONJUGATE = 0, 1, 2
BY_COLUMNS, BY_ROWS = 1, 2

PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cusparse.h"

static FILE *in, *out;
static cusparseHandle_t h;

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

static int64_t number() {
  int64_t x = 0;
  return std::fread(&x, sizeof x, 1, in) == 1 ? x : -1;
}

struct Array {
  std::vector<char> host;
  void *at = nullptr;
};
static Array array() {
  Array x;
  x.host.resize(number());
  if (std::fread(x.host.data(), 1, x.host.size(), in) != x.host.size()) std::exit(2);
  if (x.host.empty()) return x;
  CHECK(cudaMalloc(&x.at, x.host.size()));
  CHECK(cudaMemcpy(x.at, x.host.data(), x.host.size(), cudaMemcpyHostToDevice));
  return x;
}
static void show(const void *at, size_t size) {
  std::vector<char> x(size);
  if (size) CHECK(cudaMemcpy(x.data(), at, size, cudaMemcpyDeviceToHost));
  std::fwrite(x.data(), 1, size, out);
}

struct Sparse {
  cusparseSpMatDescr_t made;
  Array starts, indices, values;
};
static Sparse sparse() {
  Sparse x;
  int64_t format = number(), rows = number(), columns = number(), count = number();
  auto starting = (cusparseIndexType_t)number(), placed = (cusparseIndexType_t)number();
  auto base = (cusparseIndexBase_t)number();
  auto type = (cudaDataType)number();
  int batch = (int)number();
  int64_t starts_apart = number(), apart = number();
  x.starts = array(), x.indices = array(), x.values = array();
  if (format == CUSPARSE_FORMAT_COO) {
    CHECK(cusparseCreateCoo(&x.made, rows, columns, count, x.starts.at, x.indices.at, x.values.at,
                            placed, base, type));
    if (batch > 1) CHECK(cusparseCooSetStridedBatch(x.made, batch, apart));
  } else {
    CHECK((format == CUSPARSE_FORMAT_CSC ? cusparseCreateCsc : cusparseCreateCsr)(
        &x.made, rows, columns, count, x.starts.at, x.indices.at, x.values.at, starting, placed,
        base, type));
    if (batch > 1) CHECK(cusparseCsrSetStridedBatch(x.made, batch, starts_apart, apart));
  }
  int found;
  CHECK(cusparseSpMatGetStridedBatch(x.made, &found));
  if (found != batch) std::exit(3);
  return x;
}

struct Dense {
  cusparseDnMatDescr_t made;
  Array values;
};
static Dense dense() {
  Dense x;
  int64_t rows = number(), columns = number(), step = number();
  auto type = (cudaDataType)number();
  auto order = (cusparseOrder_t)number();
  int batch = (int)number(), found;
  int64_t apart = number(), found_apart;
  x.values = array();
  CHECK(cusparseCreateDnMat(&x.made, rows, columns, step, x.values.at, type, order));
  if (batch > 1) CHECK(cusparseDnMatSetStridedBatch(x.made, batch, apart));
  CHECK(cusparseDnMatGetStridedBatch(x.made, &found, &found_apart));
  if (found != batch || (batch > 1 && found_apart != apart)) std::exit(4);
  return x;
}
static void *buffer_of(size_t size) {
  void *buffer;
  CHECK(cudaMalloc(&buffer, size));
  return buffer;
}

int main(int, char **arguments) {
  in = std::fopen(arguments[1], "rb"), out = std::fopen(arguments[2], "wb");
  CHECK(cusparseCreate(&h));
  for (int64_t kind; (kind = number()) >= 0;) {
    auto op_a = (cusparseOperation_t)number(), op_b = (cusparseOperation_t)number();
    auto compute = (cudaDataType)number();
    bool on_device = number();
    Array factor = array(), other = array();
    const void *alpha = on_device ? factor.at : factor.host.data();
    const void *beta = on_device ? other.at : other.host.data();
    CHECK(cusparseSetPointerMode(h, on_device ? CUSPARSE_POINTER_MODE_DEVICE
                                              : CUSPARSE_POINTER_MODE_HOST));
    size_t size = 0;
    CALLS
  }
  std::fclose(out);
}
"""


@dataclass(frozen=True)
class Sparse:
    """A matrix, or several of one size along the first axis of the arrays, with gaps between them
    of `gap` elements; arrays of one length 1 along it belong to all."""

    format: int
    rows: int
    columns: int
    base: int
    starts: np.ndarray
    indices: np.ndarray
    values: np.ndarray
    gap: int = 0

    @property
    def count(self) -> int:
        return self.values.shape[-1]

    @property
    def batch(self) -> int:
        return len(self.values)

    @property
    def fields(self) -> list[Any]:
        starts_apart = 0 if len(self.starts) == 1 else self.starts.shape[1] + self.gap
        kinds = [INDICES[one.dtype] for one in (self.starts, self.indices)]
        head = [self.format, self.rows, self.columns, self.count, *kinds, self.base]
        places = [TYPES[self.values.dtype.char], self.batch, starts_apart, self.count + self.gap]
        arrays = (self.starts, self.indices, self.values)
        return [*head, *places, *(spread(one, self.gap) for one in arrays)]

    @property
    def longer(self) -> Sparse:
        """The matrix with one more element, which is in no row or column: it is not used."""
        if self.format == COO or self.batch > 1:
            return self
        indices = np.append(self.indices, self.indices.dtype.type(99))[None]
        values = np.append(self.values, self.values.dtype.type(77))[None]
        return replace(self, indices=indices, values=values)

    def places(self, at: int = 0) -> tuple[np.ndarray, np.ndarray]:
        """The rows and the columns of the elements of one of the matrices."""
        starts, indices = self.starts[min(at, len(self.starts) - 1)] - self.base, self.indices[at]
        outer = starts
        if self.format != COO:
            outer = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        inner = indices - self.base
        return (inner, outer) if self.format == CSC else (outer, inner)

    def dense(self, at: int = 0) -> np.ndarray:
        found = np.zeros((self.rows, self.columns), self.values.dtype)
        np.add.at(found, self.places(at), self.values[at])
        return found


def spread(arrays: np.ndarray, gap: int) -> np.ndarray:
    """Arrays one after the other, with gaps between them."""
    return np.pad(arrays, ((0, 0), (0, gap)), constant_values=1).reshape(-1) if gap else arrays


@dataclass(frozen=True)
class Dense:
    """A matrix, or several along the first axis, whose lines are `gap` elements further apart than
    they are long; the matrices, too."""

    values: np.ndarray
    order: int
    gap: int = 0

    @property
    def fields(self) -> list[Any]:
        batch, rows, columns = self.values.shape
        stored = self.stored
        step = stored.shape[2]
        places = [TYPES[self.values.dtype.char], self.order, batch, stored[0].size]
        return [rows, columns, step, *places, stored]

    @property
    def stored(self) -> np.ndarray:
        by_lines = self.values if self.order == BY_ROWS else self.values.swapaxes(1, 2)
        return np.pad(by_lines, ((0, 0), (0, 0), (0, self.gap)), constant_values=7)


def applied(operation: int, matrix: np.ndarray) -> np.ndarray:
    if operation == NONE:
        return matrix
    turned = matrix.swapaxes(-1, -2)
    return turned.conj() if operation == CONJUGATE else turned


def numbers(rng: np.random.Generator, shape: Any, dtype: Any) -> np.ndarray:
    """Random numbers, with imaginary parts if they are complex."""
    found = rng.uniform(-1, 1, shape)
    if np.dtype(dtype).kind == "c":
        found = found + 1j * rng.uniform(-1, 1, shape)
    return found.astype(dtype)


def compressed(
    form: int, mask: np.ndarray, base: int, index: Any, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Offsets, or rows, and indices of the elements of a mask; lists are in any order."""
    outer, inner = np.nonzero(mask.T if form == CSC else mask)
    if form == COO:
        order = rng.permutation(len(outer))
        return (outer[order] + base).astype(index), (inner[order] + base).astype(index)
    lines = mask.shape[1] if form == CSC else mask.shape[0]
    starts = np.searchsorted(outer, np.arange(lines + 1))
    return (starts + base).astype(index), (inner + base).astype(index)


def random(
    rng: np.random.Generator,
    form: int,
    shape: tuple[int, int],
    dtype: Any,
    *,
    density: float = 0.3,
    base: int = 0,
    index: Any = np.int32,
) -> Sparse:
    """A random matrix, of which the second row and the third column are empty."""
    mask = rng.random(shape) < density
    mask[1:2], mask[:, 2:3] = False, False
    starts, indices = compressed(form, mask, base, index, rng)
    values = numbers(rng, (1, len(indices)), dtype)
    return Sparse(form, *shape, base, starts[None], indices[None], values)


class Calls:
    """Calls that one program makes."""

    def __init__(self) -> None:
        self._data = b""

    def add(self, kind: int, *fields: Any) -> None:
        self._data += struct.pack("<q", kind)
        for field in fields:
            if isinstance(field, np.ndarray | np.generic):
                data = field.tobytes()
                self._data += struct.pack("<q", len(data)) + data
            else:
                self._data += struct.pack("<q", int(field))

    def run(self, calls: str, folder: Path) -> Results:
        """The results of a program that has this text between a call's factors and the next."""
        (folder / "calls").write_bytes(self._data)
        names = [str(folder / name) for name in ("calls", "results")]
        text = PROGRAM.replace("CALLS", calls)
        output_of(run_program(text, *names, folder=folder, options=("-lcusparse",)))
        return Results((folder / "results").read_bytes())


class Results:
    """What a program wrote, to be taken in order."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def take(self, dtype: Any, *shape: int) -> np.ndarray:
        size = np.dtype(dtype).itemsize * int(np.prod(shape))
        found, self._data = self._data[:size], self._data[size:]
        return np.frombuffer(found, dtype).reshape(shape)

    def is_empty(self) -> bool:
        return not self._data
