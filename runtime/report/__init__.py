"""Reports on how a kernel was raised: as a page, as text, and in notebooks."""
