"""Integers: what is known of a value, and of the address that it makes."""
