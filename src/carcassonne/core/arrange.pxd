from carcassonne.core.state cimport *
from carcassonne.core.board cimport lay
from carcassonne.core.standing cimport may_join, stand
