"""The rules of this box, a module each: loading this loads them."""

from carcassonne.boxes.bridges_castles_bazaars import bazaars, bridges, castles

__all__ = ["bazaars", "bridges", "castles"]
