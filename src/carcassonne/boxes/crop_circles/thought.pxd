from carcassonne.ai.thought.greedy cimport Judge, add_rule, judge
from carcassonne.boxes.crop_circles.rules cimport ADD, REMOVE
from carcassonne.core.decisions cimport Choices, list_choices
from carcassonne.core.state cimport *
from carcassonne.core.turn cimport apply_choice

cdef int decide_circle(Judge j, State s) noexcept nogil
cdef int best_answer(Judge j) noexcept nogil
