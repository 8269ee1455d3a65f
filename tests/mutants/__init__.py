"""Mutation tests: test kernels with one change each must be raised right, or refused.

python -m tests.mutants -j 16 --time 500 --json mutants.json
"""
