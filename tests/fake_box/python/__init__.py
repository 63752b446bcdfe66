"""The Fair, a box that no shop sells: the tests lay it over the package to see that the next box fits.

Booths stand on roads and in cities, and pay whoever finishes them in tickets. A tent calls for the die, and the die for
the bear, who is nobody's and dances on a tile. The juggler plays for pennies on a road. A gate lets a follower in on an
earlier tile.
"""
