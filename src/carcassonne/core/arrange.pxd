from carcassonne.core.state cimport *
from carcassonne.core.tables cimport SEGMENTS, SLOT
from carcassonne.core.board cimport lay
