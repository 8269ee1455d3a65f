"""What a search over the granularity of launches gains: `python -m bench.granularity`."""
