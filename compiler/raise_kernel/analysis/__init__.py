"""Analyses: facts about the IR that passes use. Nothing here rewrites."""
