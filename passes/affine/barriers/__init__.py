"""Barriers and what lanes hand over through memory: removed, forwarded, or split at."""
