"""Code that is compiled once a process."""

from __future__ import annotations

import ctypes

from raise_kernel.runtime.native.jit import compiled

_TEXT = """
declare i32 @given(i32)
define i32 @twice(i32 %x) {
  %once = call i32 @given(i32 %x)
  %twice = call i32 @given(i32 %once)
  ret i32 %twice
}
"""
_Function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)


def test_code_that_calls_another_function_is_another() -> None:
    found = []
    functions = [_Function(lambda x: x + 3), _Function(lambda x: 5 * x)]
    for function in functions:
        address = ctypes.cast(function, ctypes.c_void_p).value
        assert address is not None
        found.append(compiled(_TEXT, ["twice"], {"given": address})["twice"])
    assert [_Function(at)(2) for at in found] == [8, 50]
    address = ctypes.cast(functions[0], ctypes.c_void_p).value
    assert address is not None
    assert compiled(_TEXT, ["twice"], {"given": address})["twice"] == found[0]
