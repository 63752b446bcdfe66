from carcassonne.ai.thought.knowledge cimport *
from carcassonne.ai.thought.outlook cimport Outlook, chance_of, cities_around
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.features cimport majority
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
from carcassonne.core.fields cimport pool_farmers, promised_value

cdef void add_farmed_cities(Outlook o, State s) noexcept nogil
cdef double farmed_city_worth(Outlook o, State s, int city) noexcept nogil
