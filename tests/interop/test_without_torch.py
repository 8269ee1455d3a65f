"""raise_kernel.torch where PyTorch is not installed."""

from __future__ import annotations

import sys

import pytest

import raise_kernel as rk
from raise_kernel import torch as raised


def test_without_pytorch(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(sys.modules, "raise_kernel.interop.torch", raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(rk.Refusal, match="PyTorch is not installed") as error:
        raised.function(lambda x: x)
    assert error.value.code == "RK025"
