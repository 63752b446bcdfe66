"""A slow, obvious, independent referee: flood fill on real coordinates, everything recomputed from scratch."""
