"""Reports on how a kernel was raised: as a page, as text, and in notebooks."""

from raise_kernel.runtime.report.explanation import Explanation, explained, explained_launch

__all__ = ["Explanation", "explained", "explained_launch"]
