"""Thrust in whole programs: its own headers, on a device of ours."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.programs import build, output_of, run_built

from raise_kernel.cuda import compile
from raise_kernel.cuda.driver import unit_of
from raise_kernel.cuda.nvcc import parse
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import find_toolchain
from raise_kernel.frontend.wheels.thrust import headers_folder

needs_headers = pytest.mark.skipif(
    headers_folder() is None, reason="Thrust's headers are not installed: raise-kernel[thrust]"
)

# What a program wants most of it.
_FEW = r"""
#include <cstdio>
#include <cstdlib>

#include <thrust/transform.h>  // first: it includes the copies, which include it

#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/sequence.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>

struct Positive {
  __host__ __device__ bool operator()(float x) const { return x > 0; }
};
// Maps x to a * x + b, one after the other: an operator whose order counts.
struct Map {
  unsigned a, b;
};
struct Then {
  __host__ __device__ Map operator()(Map f, Map g) const { return {g.a * f.a, g.a * f.b + g.b}; }
};
struct MapOf {
  __host__ __device__ Map operator()(unsigned i) const { return {2 * i + 1, i - 3}; }
};
template <typename T>
static void print(const char *name, const thrust::device_vector<T> &x, size_t count) {
  std::printf("%s", name);
  thrust::host_vector<T> h(x);
  for (size_t i = 0; i < count; ++i) std::printf(" %.9g", (double)h[i]);
  std::printf("\n");
}
int main(int, char **words) {
  using namespace thrust::placeholders;
  thrust::host_vector<float> given;
  for (int i = 1; words[i]; ++i) given.push_back(std::strtof(words[i], nullptr));
  size_t n = given.size();
  thrust::device_vector<float> x = given, y(n);
  thrust::device_vector<int> places(n);
  thrust::transform(x.begin(), x.end(), y.begin(), 2 * _1 + 1);
  print("transform", y, n);
  thrust::inclusive_scan(x.begin(), x.end(), y.begin());
  print("scan", y, n);
  print("copy_if", y, thrust::copy_if(x.begin(), x.end(), y.begin(), Positive()) - y.begin());
  std::printf("reduce %.9g\n", thrust::reduce(x.begin(), x.end(), 1.0f));
  thrust::sequence(places.begin(), places.end());
  thrust::sort_by_key(x.begin(), x.end(), places.begin());
  print("sort", x, n);
  print("places", places, n);
  // So many that threads have several, the last ones fewer.
  thrust::counting_iterator<unsigned> numbers(0);
  Map maps = thrust::transform_reduce(numbers, numbers + (n > 0 ? 70001 : 0), MapOf(), Map{1, 5},
                                      Then());
  std::printf("maps %u %u\n", maps.a, maps.b);
}
"""


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(_FEW, tmp_path_factory.mktemp("thrust"))


@needs_headers
@pytest.mark.parametrize("given", ["3 nan 1 -0 inf 0 -2.5 -inf 1 7 -nan", ""], ids=["edge", "none"])
def test_few(few: Path, given: str) -> None:
    x = np.array(given.split(), np.float32)
    if "-nan" in given:
        x[-1] = np.copysign(np.float32(np.nan), np.float32(-1))
    *lines, maps = output_of(run_built(few, *given.split()))
    a, b = 1, 5
    for i in range(70001 if given else 0):
        a, b = a * (2 * i + 1) % 2**32, (b * (2 * i + 1) + i - 3) % 2**32
    assert maps == f"maps {a} {b}"
    have = {line.split()[0]: np.array(line.split()[1:], np.float32) for line in lines}
    # As radix sorts have it: zeros are equal, NaN is outside of the infinities, by its sign.
    outside = np.where(np.isnan(x), np.where(np.signbit(x), -1, 1), 0)
    order = np.lexsort((np.where(np.isnan(x), 0, x), outside))
    wanted = {
        "transform": 2 * x + 1,
        "scan": np.cumsum(x, dtype=np.float32),
        "copy_if": x[x > 0],
        "reduce": np.array([np.nan if np.isnan(x).any() else 1 + x.sum()], np.float32),
        "sort": x[order],
        "places": order.astype(np.float32),
    }
    assert list(have) == list(wanted)
    for name, want in wanted.items():
        np.testing.assert_array_equal(have[name], want, err_msg=name)


# The same calls on vectors of the host, which Thrust computes itself, and of the device.
_TABLE = r"""
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <thrust/adjacent_difference.h>
#include <thrust/binary_search.h>
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/equal.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/find.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/logical.h>
#include <thrust/merge.h>
#include <thrust/mismatch.h>
#include <thrust/partition.h>
#include <thrust/random.h>
#include <thrust/remove.h>
#include <thrust/replace.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>
#include <thrust/swap.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/transform_scan.h>
#include <thrust/unique.h>

#define BOTH __host__ __device__
struct Square {
  BOTH int operator()(int x) const { return x * x; }
};
struct Odd {
  BOTH bool operator()(int x) const { return x % 2 != 0; }
};
// By the last digit alone: equal ones show whether a sort is stable.
struct Digit {
  BOTH bool operator()(int a, int b) const { return (a + 100) % 10 < (b + 100) % 10; }
};
// Maps x to a * x + b, one after the other: an operator whose order counts.
struct Map {
  unsigned a, b;
};
struct Then {
  BOTH Map operator()(Map f, Map g) const { return {g.a * f.a, g.a * f.b + g.b}; }
};
struct MapOf {
  BOTH Map operator()(int x) const { return {2u * x + 1, (unsigned)x - 3}; }
};
struct Offset {
  BOTH int operator()(Map m) const { return (int)m.b; }
};
struct Draw {
  BOTH int operator()(unsigned i) const {
    thrust::default_random_engine engine(7);
    engine.discard(i);
    return thrust::uniform_int_distribution<int>(0, 1000)(engine);
  }
};

template <typename Vector>
static void show(const char *name, const Vector &x, long count) {
  thrust::host_vector<typename Vector::value_type> h(x);
  std::printf("%s", name);
  for (long i = 0; i < count; ++i) std::printf(" %.17g", (double)h[i]);
  std::printf("\n");
}
template <typename Vector>
static void show(const char *name, const Vector &x) {
  show(name, x, (long)x.size());
}
static void number(const char *name, double x) { std::printf("%s %.17g\n", name, x); }

template <template <typename...> class Vector>
struct Table {
  using Ints = Vector<int>;
  int n;
  Ints x, y, out, more, keys;
  explicit Table(int n) : n(n), x(numbers(1)), y(numbers(2)), out(n), more(n), keys(n) {}

  Ints numbers(int seed) const {
    thrust::host_vector<int> h(n);
    for (int i = 0; i < n; ++i) h[i] = (i * 37 + seed * 11) % 53 - 20;
    return h;
  }
  // On the host, this version's thrust::sort takes negative `int`s for large numbers.
  static Ints ordered(const Ints &x) {
    thrust::host_vector<int> h(x);
    std::sort(h.begin(), h.end());
    return h;
  }
  template <typename Iterator>
  void until(const char *name, Iterator end) {
    show(name, out, end - out.begin());
  }

  void elements() {
    using namespace thrust::placeholders;
    thrust::transform(x.begin(), x.end(), y.begin(), out.begin(), _1 * 2 - _2), show("two", out);
    thrust::fill(out.begin(), out.end(), 7);
    thrust::transform_if(x.begin(), x.end(), out.begin(), Square(), Odd()), show("if", out);
    thrust::sequence(out.begin(), out.end(), 3, 2), show("sequence", out);
    thrust::tabulate(out.begin(), out.end(), Square()), show("tabulate", out);
    thrust::counting_iterator<unsigned> from(0);
    thrust::transform(from, from + n, out.begin(), Draw()), show("random", out);
    out = x, thrust::replace_if(out.begin(), out.end(), Odd(), 0), show("replace_if", out);
    thrust::adjacent_difference(x.begin(), x.end(), out.begin()), show("differences", out);
    out = x, thrust::reverse(out.begin(), out.end()), show("reverse", out);
    out = x, more = y, thrust::swap_ranges(out.begin(), out.end(), more.begin());
    show("swapped", out);
    thrust::sequence(keys.begin(), keys.end(), n - 1, -1);
    thrust::gather(keys.begin(), keys.end(), x.begin(), more.begin()), show("gather", more);
    thrust::scatter(y.begin(), y.end(), keys.begin(), more.begin()), show("scatter", more);
    auto permuted = thrust::make_permutation_iterator(x.begin(), keys.begin());
    number("permuted", thrust::reduce(permuted, permuted + n / 2));
  }

  void choices() {
    until("copy_if", thrust::copy_if(x.begin(), x.end(), out.begin(), Odd()));
    out = x, until("remove_if", thrust::remove_if(out.begin(), out.end(), Odd()));
    out = x, until("partition", thrust::stable_partition(out.begin(), out.end(), Odd()));
    show("both", out);
    out = ordered(x), until("unique", thrust::unique(out.begin(), out.end()));
    number("count_if", thrust::count_if(x.begin(), x.end(), Odd()));
    number("largest", thrust::max_element(x.begin(), x.end()) - x.begin());
    auto ends = thrust::minmax_element(x.begin(), x.end());
    number("least", ends.first - x.begin()), number("most", ends.second - x.begin());
    number("find", thrust::find(x.begin(), x.end(), 5) - x.begin());
    number("find_if", thrust::find_if(x.begin(), x.end(), Odd()) - x.begin());
    number("any_of", thrust::any_of(x.begin(), x.end(), Odd()));
    number("all_of", thrust::all_of(x.begin(), x.end(), Odd()));
    number("equal", thrust::equal(x.begin(), x.end(), y.begin()));
    more = x;
    if (n > 3) more[n - 2] = 1000;
    number("mismatch", thrust::mismatch(x.begin(), x.end(), more.begin()).first - x.begin());
  }

  void sums() {
    using namespace thrust::placeholders;
    number("reduce", thrust::reduce(x.begin(), x.end(), 5));
    number("maximum", thrust::reduce(x.begin(), x.end(), -100, thrust::maximum<int>()));
    Map all = thrust::transform_reduce(x.begin(), x.end(), MapOf(), Map{1, 0}, Then());
    number("map a", all.a), number("map b", all.b);
    number("product", thrust::inner_product(x.begin(), x.end(), y.begin(), 0));
    thrust::inclusive_scan(x.begin(), x.end(), out.begin()), show("inclusive", out);
    out = x, thrust::exclusive_scan(out.begin(), out.end(), out.begin(), 4);
    show("exclusive, in place", out);
    thrust::inclusive_scan(x.begin(), x.end(), out.begin(), thrust::maximum<int>());
    show("running maximum", out);
    Vector<Map> maps(n);
    thrust::transform_inclusive_scan(x.begin(), x.end(), maps.begin(), MapOf(), Then());
    thrust::transform(maps.begin(), maps.end(), out.begin(), Offset()), show("maps", out);
    thrust::transform(x.begin(), x.end(), keys.begin(), _1 / 16);
    thrust::inclusive_scan_by_key(keys.begin(), keys.end(), x.begin(), out.begin());
    show("by key", out);
    thrust::exclusive_scan_by_key(keys.begin(), keys.end(), x.begin(), out.begin(), 3);
    show("exclusive by key", out);
    auto ends = thrust::reduce_by_key(keys.begin(), keys.end(), x.begin(), more.begin(),
                                      out.begin());
    until("reduced", ends.second), show("keys", more, ends.first - more.begin());
  }

  template <typename T>
  void sorted(const char *name) {
    thrust::host_vector<T> h(n);
    for (int i = 0; i < n; ++i) h[i] = (T)((i * 37 + 11) % 53 - 20);
    Vector<T> numbers = h;
    thrust::sort(numbers.begin(), numbers.end()), show(name, numbers);
    numbers = h;
    thrust::sequence(keys.begin(), keys.end());
    thrust::stable_sort_by_key(numbers.begin(), numbers.end(), keys.begin(), thrust::greater<T>());
    show("down", keys);
  }
  void sorts() {
    sorted<signed char>("i8"), sorted<unsigned short>("u16"), sorted<long long>("i64");
    sorted<unsigned long>("u64"), sorted<float>("f32"), sorted<double>("f64"), sorted<bool>("i1");
    out = x, thrust::stable_sort(out.begin(), out.end(), Digit()), show("digits", out);
    number("is_sorted", thrust::is_sorted(out.begin(), out.end()));
    out = x, more = y;
    auto pairs = thrust::make_zip_iterator(thrust::make_tuple(out.begin(), more.begin()));
    thrust::sort(pairs, pairs + n), show("pairs", out), show("and", more);
  }

  // Of sorted ranges with equal elements, of two lengths.
  void ranges() {
    Ints a = ordered(x), b = ordered(Ints(y.begin(), y.begin() + n / 2));
    out.resize(2 * n), keys.resize(2 * n);
    thrust::lower_bound(a.begin(), a.end(), y.begin(), y.end(), more.begin()), show("low", more);
    thrust::upper_bound(a.begin(), a.end(), y.begin(), y.end(), more.begin()), show("up", more);
    number("lower_bound", thrust::lower_bound(a.begin(), a.end(), 3) - a.begin());
    number("binary_search", thrust::binary_search(a.begin(), a.end(), 5));
    auto first = a.begin(), last = a.end(), next = b.begin(), end = b.end(), to = out.begin();
    until("merge", thrust::merge(first, last, next, end, to));
    until("union", thrust::set_union(first, last, next, end, to));
    until("intersection", thrust::set_intersection(first, last, next, end, to));
    until("difference", thrust::set_difference(first, last, next, end, to));
    until("backwards", thrust::set_difference(next, end, first, last, to));
    until("one", thrust::set_symmetric_difference(first, last, next, end, to));
    auto ends = thrust::merge_by_key(first, last, next, end, x.begin(), y.begin(), to,
                                     keys.begin());
    until("keys", ends.first), show("values", keys, ends.second - keys.begin());
  }

  void all() { elements(), choices(), sums(), sorts(), ranges(); }
};

int main(int, char **words) {
  int n = std::atoi(words[2]);
  if (words[1][0] == 'h')
    Table<thrust::host_vector>(n).all();
  else
    Table<thrust::device_vector>(n).all();
  return cudaGetLastError();
}
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(_TABLE, tmp_path_factory.mktemp("thrust"))


@needs_headers
@pytest.mark.nightly
@pytest.mark.parametrize("size", [0, 1, 300, 1025])
def test_table(table: Path, size: int) -> None:
    on_host = output_of(run_built(table, "host", str(size)))
    done = run_built(table, "device", str(size))
    assert output_of(done) == on_host
    assert len(on_host) == 70
    assert "thread by thread" not in done.stderr


def test_without_the_wheel_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "sort.cu"
    source.write_text("#include <thrust/sort.h>\nint main() {}\n")
    monkeypatch.setattr(compile, "wheel_options", lambda folder: [])
    with pytest.raises(Refusal) as caught:
        unit = unit_of(parse([str(source)]), str(source))
        compile.compile_unit(unit, str(tmp_path / "sort.o"), find_toolchain())
    assert caught.value.code == "RK009"
    assert "raise-kernel[thrust]" in (caught.value.hint or "")
