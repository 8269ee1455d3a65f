"""Passes that give what a program computes its name."""
