"""What the order of a warp's threads decides, and so how many of them a vector has to hold."""
