"""Values that nothing defines: what they are in one run of the executor, and if they matter."""
