"""The speed of raising itself: start-up, size of programs, size of data."""
