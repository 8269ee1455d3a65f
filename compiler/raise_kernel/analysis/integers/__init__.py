"""Integers: ranges, multiples, constants and predicates of values and addresses."""
