"""Recognizers: passes that replace a program by the idiom that it computes."""
