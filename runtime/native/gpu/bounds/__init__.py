"""Native code whose accesses are tested against the sizes of its arrays."""
