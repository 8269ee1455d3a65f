"""Integers: affine forms, ranges, multiples and constants of values and addresses."""
