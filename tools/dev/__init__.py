"""Generators of committed files and runs of public test suites, for developers."""
