"""Inline PTX assembly: a small interpreter over SSA values."""
