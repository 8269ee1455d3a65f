"""Programs that keep device addresses in device memory: tables, structs, lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

_TABLE = r"""
#include <cstdio>
__global__ void twice(float **rows, float *sums, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += rows[threadIdx.x][i];
    if (threadIdx.x) rows[threadIdx.x][i] *= 2;
  }
  sums[threadIdx.x] = sum;
}
__global__ void plus(float *x) { x[threadIdx.x] += 1; }
int main() {
  float *table[3], **device, *sums, host[4], total[3];
  for (int r = 0; r < 3; ++r) {
    for (int i = 0; i < 4; ++i) host[i] = 10 * r + i;
    cudaMalloc(&table[r], sizeof host);
    cudaMemcpy(table[r], host, sizeof host, cudaMemcpyHostToDevice);
  }
  cudaMalloc(&device, sizeof table);
  cudaMalloc(&sums, sizeof total);
  cudaMemcpy(device, table, sizeof table, cudaMemcpyHostToDevice);
  plus<<<1, 4>>>(table[1]);  // recorded, and not read by the host
  twice<<<1, 3>>>(device, sums, 4);
  plus<<<1, 4>>>(table[2]);
  cudaMemcpy(total, sums, sizeof total, cudaMemcpyDeviceToHost);
  printf("sums %g %g %g\n", total[0], total[1], total[2]);
  for (float *row : table) {
    cudaMemcpy(host, row, sizeof host, cudaMemcpyDeviceToHost);
    printf("%g %g %g %g\n", host[0], host[1], host[2], host[3]);
  }
  return cudaGetLastError();
}
"""


def test_a_table_of_pointers(tmp_path: Path) -> None:
    done = run_program(_TABLE, folder=tmp_path)
    assert output_of(done) == ["sums 6 50 86", "0 1 2 3", "22 24 26 28", "41 43 45 47"]
    assert "runs thread by thread" in done.stderr


_STRUCT = r"""
#include <cstdio>
struct Point { int *in, *out; int n; };
__constant__ Point points[2];
__constant__ struct { Point *first; const char *name; } all;
__global__ void add() {
  Point point = points[blockIdx.x];
  if (threadIdx.x < point.n) point.out[threadIdx.x] += point.in[threadIdx.x];
}
__global__ void name() { printf("name %s\n", all.name); }
int main() {
  Point host[2];
  int numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8}, back[8], *memory;
  cudaMalloc(&memory, sizeof numbers);
  cudaMemcpy(memory, numbers, sizeof numbers, cudaMemcpyHostToDevice);
  host[0] = {memory, memory + 4, 2};   // both in one allocation
  cudaMalloc(&host[1].out, sizeof numbers);
  cudaMemset(host[1].out, 0, sizeof numbers);
  host[1].in = memory + 2, host[1].n = 2;
  cudaMemcpyToSymbol(points, host, sizeof host);
  add<<<2, 32>>>();
  add<<<2, 32>>>();
  cudaMemcpy(back, memory, sizeof back, cudaMemcpyDeviceToHost);
  for (int value : back) printf("%d ", value);
  cudaMemcpy(back, host[1].out, sizeof back, cudaMemcpyDeviceToHost);
  printf("and %d %d %d\n", back[0], back[1], back[2]);
  char *text;
  cudaMalloc(&text, 6);
  cudaMemcpy(text, "seven", 6, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(all, &text, sizeof text, sizeof(Point *));
  name<<<1, 1>>>();
  cudaDeviceSynchronize();
  return cudaGetLastError();
}
"""


def test_structs_of_pointers_in_constant_memory(tmp_path: Path) -> None:
    done = run_program(_STRUCT, folder=tmp_path)
    assert output_of(done) == ["1 2 3 4 7 10 7 8 and 6 8 0", "name seven"]


_LIST = r"""
#include <cstdio>
struct Node { int value; Node *next; };
__device__ Node *first, *allocated;
__global__ void build(Node *pool, int n) {
  for (int i = 0; i < n; ++i) {
    pool[i].value = i * i;
    pool[i].next = first;
    first = &pool[i];
    Node *own = new Node;
    *own = {i, allocated};
    allocated = own;
  }
}
__global__ void walk(int *sums) {
  for (Node *node = first; node; node = node->next) { sums[0] += node->value; ++node->value; }
  for (Node *node = allocated; node; ) {
    Node *next = node->next;
    sums[1] = 10 * sums[1] + node->value;
    delete node;
    node = next;
  }
  allocated = nullptr;
}
int main() {
  Node *pool, host[5];
  int *sums, back[2];
  cudaMalloc(&pool, sizeof host);
  cudaMalloc(&sums, sizeof back);
  cudaMemset(sums, 0, sizeof back);
  build<<<1, 1>>>(pool, 5);
  walk<<<1, 1>>>(sums);
  walk<<<1, 1>>>(sums);
  cudaMemcpy(back, sums, sizeof back, cudaMemcpyDeviceToHost);
  cudaMemcpy(host, pool, sizeof host, cudaMemcpyDeviceToHost);
  printf("%d %d, last %d, linked %d\n", back[0], back[1], host[4].value, host[4].next == pool + 3);
  return cudaGetLastError();
}
"""


@pytest.mark.nightly  # as a table of pointers
def test_lists_that_one_launch_builds_and_others_walk(tmp_path: Path) -> None:
    assert output_of(run_program(_LIST, folder=tmp_path)) == ["65 43210, last 18, linked 1"]


_OUTSIDE = r"""
#include <cstdio>
#include <cstdlib>
__global__ void follow(int **table) { table[1][threadIdx.x] = *table[0]; }
int main(int argc, char **argv) {
  int *pointers[2], **table;
  for (int *&pointer : pointers) cudaMalloc(&pointer, 32 * sizeof(int));
  cudaMalloc(&table, sizeof pointers);
  switch (atoi(argv[1])) {
    case 1: pointers[1] += 1; break;
    case 2: cudaFree(pointers[0]); break;
    case 3: pointers[0] = (int *)argv; break;
  }
  cudaMemcpy(table, pointers, sizeof pointers, cudaMemcpyHostToDevice);
  follow<<<1, 32>>>(table);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
"""


def test_addresses_outside_every_buffer_are_refused(tmp_path: Path) -> None:
    fine, past, freed, host = (
        run_program(_OUTSIDE, which, folder=tmp_path) for which in ("0", "1", "2", "3")
    )
    assert output_of(fine) == ["cudaSuccess"]
    for done in (past, freed, host):
        assert output_of(done) == ["cudaErrorIllegalAddress"]
        assert "RK022" in done.stderr and "outside every object" in done.stderr
    assert "write of 4 bytes" in past.stderr and "[128] of memory at 0x" in past.stderr
    assert "thread (31,0,0)" in past.stderr
    assert "read of 4 bytes" in freed.stderr and "at address 0x" in freed.stderr
    assert "read of 4 bytes" in host.stderr and "at address 0x" in host.stderr
