"""What a program's launches wait for is told to whoever shows it, one thing at a time."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import numpy as np
import pytest
from tests.programs.test_capture import TEXT, device, host

from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime import waiting
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.kernel import launch_of


def test_raising_and_compiling_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    @contextlib.contextmanager
    def show(words: str) -> Iterator[None]:
        with waiting.waiting("not beside another"):
            shown.append(words)
            yield

    monkeypatch.setattr(waiting, "show", show)
    monkeypatch.setattr(config, "lazy", True)
    module = LLVMModule.parse(TEXT.replace("@mix", "@shown"))
    program = Program(module, kernels(module)[0])
    x, y = device(0), device(1)
    for _ in range(2):
        launch(program, launch_of((2, 128)), [x, y, np.float32(0.5)])
    assert shown == ["raising shown"]
    host(y)
    assert shown == ["raising shown", "compiling what was launched"]
