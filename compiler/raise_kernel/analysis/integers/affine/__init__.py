"""Linear forms: integers as affine and quasi-affine functions of the loop indices."""
