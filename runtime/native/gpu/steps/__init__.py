"""Several steps of a launch in one pass over memory, for time loops on one device."""
