from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS
