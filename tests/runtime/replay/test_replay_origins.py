"""Lines of the JAX source know the lines of the kernel that they compute."""

from __future__ import annotations

from raise_kernel.bindings import parse_module
from raise_kernel.runtime.replay import jax_source

MODULE = """
func.func @k(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) attributes {rk.kernel} {
  %c = stablehlo.constant dense<2.0> : tensor<8xf32> loc("k.cu":99:1)
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %c : tensor<8xf32> loc("k.cu":3:5)
  %1 = stablehlo.add %0, %x : tensor<8xf32> loc("k.cu":4:5)
  %2 = stablehlo.sine %1 : tensor<8xf32> loc(callsite("rk_math.h":1:1 at "k.cu":5:7))
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %3:2 = stablehlo.while(%a = %i, %b = %1) : tensor<i32>, tensor<8xf32>
    cond {
      %4 = stablehlo.compare LT, %a, %n : (tensor<i32>, tensor<i32>) -> tensor<i1> loc("k.cu":6:3)
      stablehlo.return %4 : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %a, %one : tensor<i32> loc("k.cu":6:9)
      %6 = stablehlo.cosine %b : tensor<8xf32> loc("k.cu":7:3)
      stablehlo.return %5, %6 : tensor<i32>, tensor<8xf32>
    } loc("k.cu":6:1)
  %7 = stablehlo.add %2, %3#1 : tensor<8xf32> loc("k.cu":8:1)
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<8xf32>, tensor<f32>) -> tensor<f32> loc("k.cu":9:1)
  return %7, %8 : tensor<8xf32>, tensor<f32>
}
"""


def origins_of(word: str) -> set[str]:
    source = jax_source(parse_module(MODULE))
    lines = source.text.split("\n")[:-1]
    assert len(lines) == len(source.origins)
    found = [set(p) for line, p in zip(lines, source.origins, strict=True) if word in line]
    assert found, source.text
    return {place for place in set.union(*found) if place.startswith("k.cu")}


def test_an_operation_is_at_the_line_that_holds_it() -> None:
    """An expression that is written inside of another one brings its line along."""
    assert origins_of("arg0 * 2.0") == {"k.cu:3:5", "k.cu:4:5"}
    assert "k.cu:5:7" in origins_of("jnp.sin(")
    assert "k.cu:9:1" in origins_of("jnp.sum(")


def test_the_body_of_a_loop_has_its_own_lines() -> None:
    assert "k.cu:7:3" in origins_of("jnp.cos(") and "k.cu:8:1" not in origins_of("jnp.cos(")
    assert origins_of("fori_loop") == {"k.cu:6:1"}


def test_constants_and_heads_have_no_line() -> None:
    assert origins_of("import jax") == set()
    assert origins_of("def k(arg0)") == set()
    assert not any("99" in place for p in jax_source(parse_module(MODULE)).origins for place in p)
