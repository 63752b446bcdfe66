# Bytes of pictures.
cdef int predicted(int kind, int left, int above, int corner) noexcept nogil
