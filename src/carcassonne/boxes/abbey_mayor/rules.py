"""The rules of this box, a module each: loading this loads them."""

from carcassonne.boxes.abbey_mayor import abbeys, barns, mayors, wagons

__all__ = ["abbeys", "barns", "mayors", "wagons"]
