cpdef enum:
    HOOKS = 128
    MAX_TRACE = 65536

cdef int TRACE[MAX_TRACE]

cdef void trace(int box, int hook) noexcept nogil
