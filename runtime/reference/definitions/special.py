"""Special functions in double, from the C library and SciPy, with their known errors corrected."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.runtime.reference.definitions.body import Body, constant


def half_turns(body: Body, x: str) -> tuple[str, str, str]:
    """(sin(pi r), cos(pi r), n mod 4) where x = n/2 + r exactly and |r| <= 1/4."""
    double = body.op(f"fmul double {x}, {constant('double', 2.0)}")
    steps = body.math("double", "roundeven", double)
    rest = body.math("double", "fma", steps, constant("double", -0.5), x)
    angle = body.op(f"fmul double {rest}, {constant('double', 3.141592653589793)}")
    low = body.op(f"fmul double {rest}, {constant('double', 1.2246467991473532e-16)}")
    sine = body.external("double", "rk.c.sin", ("double", angle))
    cosine = body.external("double", "rk.c.cos", ("double", angle))
    # first-order correction for the rounded pi
    sine = body.math("double", "fma", low, cosine, sine)
    quarter = body.external(
        "double", "rk.c.fmod", ("double", steps), ("double", constant("double", 4.0))
    )
    turn = body.call("i32", "llvm.fptosi.sat.i32.f64", ("double", quarter))
    return sine, cosine, body.op(f"and i32 {turn}, 3")


def sin_pi(body: Body, x: str) -> str:
    sine, cosine, turn = half_turns(body, x)
    swap = body.op(f"icmp ne i32 {body.op(f'and i32 {turn}, 1')}, 0")
    value = body.op(f"select i1 {swap}, double {cosine}, double {sine}")
    minus = body.op(f"icmp ugt i32 {turn}, 1")
    value = body.op(f"select i1 {minus}, double {body.op(f'fneg double {value}')}, double {value}")
    zero = body.op(f"fcmp oeq double {value}, {constant('double', 0.0)}")
    signed = body.math("double", "copysign", constant("double", 0.0), x)
    return body.op(f"select i1 {zero}, double {signed}, double {value}")


def cos_pi(body: Body, x: str) -> str:
    sine, cosine, turn = half_turns(body, x)
    swap = body.op(f"icmp ne i32 {body.op(f'and i32 {turn}, 1')}, 0")
    value = body.op(f"select i1 {swap}, double {sine}, double {cosine}")
    up = body.op(f"add i32 {turn}, 1")
    minus = body.op(f"icmp ne i32 {body.op(f'and i32 {up}, 2')}, 0")
    value = body.op(f"select i1 {minus}, double {body.op(f'fneg double {value}')}, double {value}")
    return body.op(f"fadd double {value}, {constant('double', 0.0)}")


def inverse(body: Body, value: str) -> str:
    return body.op(f"fdiv double {constant('double', 1.0)}, {value}")


def hypot(body: Body, values: list[str]) -> str:
    total = body.math("double", "fabs", values[0])
    for value in values[1:]:
        total = body.external("double", "rk.c.hypot", ("double", total), ("double", value))
    return total


def c_function(symbol: str) -> Callable[[Body, list[str]], str]:
    return lambda body, a: body.external("double", f"rk.c.{symbol}", *(("double", v) for v in a))


def scipy_function(body: Body, symbol: str, x: str) -> str:
    return body.external("double", f"rk.c.{symbol}", ("double", x), ("i32", "0"))


def normal(body: Body, x: str) -> str:
    """erfc(-x / sqrt 2) / 2, with the rounding error of the argument made good."""
    minus = body.op(f"fneg double {x}")
    high = constant("double", 0.7071067811865476)
    argument = body.op(f"fmul double {minus}, {high}")
    lost = body.math("double", "fma", minus, high, body.op(f"fneg double {argument}"))
    low = constant("double", -4.833646656726457e-17)
    error = body.math("double", "fma", minus, low, lost)
    value = body.external("double", "rk.c.erfc", ("double", argument))
    square = body.op(f"fmul double {argument}, {argument}")
    bell = body.external("double", "rk.c.exp", ("double", body.op(f"fneg double {square}")))
    slope = body.op(f"fmul double {bell}, {constant('double', -1.1283791670955126)}")
    change = body.op(f"fmul double {slope}, {error}")
    finite = body.op(f"fcmp ord double {change}, {change}")
    change = body.op(f"select i1 {finite}, double {change}, double {constant('double', 0.0)}")
    return body.op(f"fmul double {body.op(f'fadd double {value}, {change}')}, 0x3FE0000000000000")


def scaled_erfc(body: Body, x: str) -> str:
    """exp(x^2) erfc(x); below zero 2 exp(x^2) - erfcx(-x), the square taken exactly."""
    size = body.math("double", "fabs", x)
    right = scipy_function(body, "erfcx", size)
    square = body.op(f"fmul double {x}, {x}")
    lost = body.math("double", "fma", x, x, body.op(f"fneg double {square}"))
    power = body.external("double", "rk.c.exp", ("double", square))
    whole = body.math("double", "fma", power, lost, power)
    finite = body.op(f"fcmp olt double {power}, {constant('double', float('inf'))}")
    whole = body.op(f"select i1 {finite}, double {whole}, double {power}")
    double = body.op(f"fmul double {whole}, {constant('double', 2.0)}")
    left = body.op(f"fsub double {double}, {right}")
    negative = body.op(f"fcmp olt double {x}, {constant('double', 0.0)}")
    return body.op(f"select i1 {negative}, double {left}, double {right}")


def modified_bessel(symbol: str, odd: bool) -> Callable[[Body, list[str]], str]:
    """i0, i1; infinite at infinity."""

    def write(body: Body, a: list[str]) -> str:
        value = scipy_function(body, symbol, a[0])
        infinity = constant("double", float("inf"))
        size = body.math("double", "fabs", a[0])
        end = body.op(f"fcmp oeq double {size}, {infinity}")
        limit = a[0] if odd else infinity
        return body.op(f"select i1 {end}, double {limit}, double {value}")

    return write


def norm(body: Body, kind: str, a: list[str]) -> str:
    """sqrt of the sum of a[0] squares in memory."""
    size = 4 if kind == "float" else 8
    body.do("br label %loop")
    body.label("loop")
    index = body.op("phi i32 [ 0, %entry ], [ %index.next, %more ]")
    total = body.op(f"phi double [ {constant('double', 0.0)}, %entry ], [ %total.next, %more ]")
    inside = body.op(f"icmp slt i32 {index}, {a[0]}")
    body.do(f"br i1 {inside}, label %more, label %out")
    body.label("more")
    at = body.op(f"getelementptr {kind}, ptr {a[1]}, i32 {index}")
    body.checked(at, size, 1)
    value = body.convert(body.op(f"load {kind}, ptr {at}"), kind, "double")
    sum_ = body.external("double", "rk.c.hypot", ("double", total), ("double", value))
    body.do(f"%total.next = fadd double {sum_}, {constant('double', 0.0)}")
    body.do(f"%index.next = add i32 {index}, 1")
    body.do("br label %loop")
    body.label("out")
    return total
