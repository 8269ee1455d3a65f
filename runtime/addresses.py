"""Where the virtual device's memory lies: addresses at which no process has memory."""

DEVICE_MEMORY = range(1 << 44, (1 << 44) + (1 << 42))
