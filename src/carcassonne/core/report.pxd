from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.followers cimport count_out, follower_of
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
