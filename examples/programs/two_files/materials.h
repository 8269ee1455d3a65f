#pragma once

const int MATERIALS = 3;
const double YIELD = 0.005; // strain

__device__ double stress_of(double strain, int material);
void set_moduli(const double *moduli);
int yielded();
