"""Launches as nvcc spells them, for clang."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

from raise_kernel.cuda.spelling import mended, with_keywords


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


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("return V<T, U>::get<N>(x);", (1, 8, "get"), "return V<T, U>::template get<N>(x);"),
        ("\n  return a.get<3>(x);", (2, 12, "get"), "\n  return a.template get<3>(x);"),
        ("  p->get <3>(get<4>(x));", (1, 6, "get"), "  p->template get <3>(get<4>(x));"),
        ("get<3>(a.put<4>(x));", (1, 1, "get"), "get<3>(a.put<4>(x));"),
        ("a.get<3>(x);", (7, 1, "get"), "a.get<3>(x);"),
    ],
)
def test_keywords_are_put_where_clang_says(
    text: str, place: tuple[int, int, str], expected: str
) -> None:
    assert with_keywords(text, [place, place]) == expected


_CONVERT = """
template <typename T> struct Convert {
  template <int N> __host__ __device__ static T times(int x) { return x * N; }
  template <int N> __host__ __device__ T plus(T x) const { return x + N; }
};
template <typename T, int N> __host__ __device__ T both(int x) {
  Convert<T> c; return c.plus<N>(Convert<T>::times<N>(x));
}
"""
_CONVERTS = r"""
#include <cstdio>
#include "convert.h"
__global__ void k(float *x) { *x = both<float, 3>(5); }
int main() {
  float *x, host;
  cudaMalloc(&x, 4);
  k << < 1, 1 >> > (x);
  cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost);
  printf("%g %d\n", host, both<int, 4>(6));
}
"""


def test_a_program_without_the_keyword_is_built(tmp_path: Path) -> None:
    (tmp_path / "convert.h").write_text(_CONVERT)
    assert output_of(run_program(_CONVERTS, folder=tmp_path)) == ["18 28"]


_HOST = r"""
#include <cstdio>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
extern "C" int of_c(int);
int main() {
  __half2 a = __halves2half2(__half(1.5f), __half(-2.0f)), b = __float2half2_rn(0.25f);
  __half2 c = __hfma2(__hadd2(a, b), __hmul2(a, a), __hsub2(b, a));
  __nv_bfloat16 d = __hmax(__nv_bfloat16(3.0f), __habs(__nv_bfloat16(-4.0f)));
  printf("%g %g %g %d\n", (float)c.x, (float)c.y, (float)d, of_c(__hlt(c.x, c.y) ? 1 : 2));
}
"""


@pytest.mark.nightly  # of spelling alone
def test_halves_on_the_host_and_a_c_source_with_a_standard_of_cpp(tmp_path: Path) -> None:
    other = tmp_path / "other.c"
    other.write_text("int of_c(x) int x; { return x + 40; }")
    done = run_program(_HOST, folder=tmp_path, options=("-std=c++17", str(other)))
    assert output_of(done) == ["2.6875 -4.75 4 42"]
