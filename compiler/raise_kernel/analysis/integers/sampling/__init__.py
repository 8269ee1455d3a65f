"""Exact values of integers in a sample of the launch, and the ranges that follow from them."""
