# What a player knows besides the rules: probabilities learnt from self-play and weights found by tuning.

cpdef enum:
    OPEN_CLASSES = 5           # distinct open cells 1, 2, 3, 4, 5 and more
    FIT_CLASSES = 7            # tiles left that fit the worst cell: 0, 1, 2, 3-4, 5-8, 9-16, 17 and more
    TIME_CLASSES = 16          # tiles left, eight to a class
    COMPLETE_SIZE = 1120       # (city, road) * open * fit * time
    CLOISTER_SIZE = 144        # empty squares 0-8 * time
    HAND_SIZE = 2688           # followers 0-20 * tiles left 0-127
    MAX_LEFT = 128
    WEIGHTS = 64
    NAMED_WEIGHTS = 32         # those that boxes name come from here on (knowledge.py)

    # The weights; the numbers left out are those of boxes (their `thought.pxd`).
    W_CITY_GROWTH = 0
    W_ROAD_GROWTH = 1
    W_CITY_LEFT_OVER = 2
    W_ROAD_LEFT_OVER = 3
    W_RETURN = 4
    W_FIELD_CITY = 5
    W_FIELD_GROWTH = 6
    W_CLOISTER_FILL = 7
    W_HAND = 8
    W_HAND_FALL = 9
    W_HAND_TIME = 10
    W_THREAT_CITY = 11
    W_THREAT_ROAD = 12
    W_THREAT_FIELD = 13
    W_RIVAL = 19


cdef class Knowledge:
    cdef double complete[COMPLETE_SIZE]
    cdef double cloister[CLOISTER_SIZE]        # chance that a cloister is finished
    cdef double cloister_fill[CLOISTER_SIZE]   # squares around it that will be filled at the end
    cdef double hand[HAND_SIZE]
    cdef double weight[WEIGHTS]
