"""Memory: layouts, where pointers point, effects, and which store a load sees."""
