// In place of headers of CUDA's device that Thrust has generic versions of.
