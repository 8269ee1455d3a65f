"""What a command shows while it runs and when it fails: progress, times, messages, exit codes."""
