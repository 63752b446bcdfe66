from carcassonne.core.state cimport *
from carcassonne.core.board cimport lay
from carcassonne.core.features cimport join
