"""A tensor program on whole arrays as the program of one device, which holds a block of each."""
