"""Scaling out: links fitted and steps measured in several processes, and predictions of them."""
