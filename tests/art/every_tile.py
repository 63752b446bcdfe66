"""A test of every tile as one test: two thousand of their own took longer to report than to run."""

from __future__ import annotations

from collections.abc import Callable

from carcassonne.art.library import all_tiles
from carcassonne.tiles.catalogue import Tile


def every_tile(test: Callable[[Tile], None]) -> Callable[[], None]:
    """Run a test with each tile; fails with every failure, each naming its tile."""

    def whole() -> None:
        failures = []
        for tile in all_tiles():
            try:
                test(tile)
            except Exception as failure:
                failure.add_note(f"of tile {tile.id}")
                failures.append(failure)
        if failures:
            raise ExceptionGroup(test.__name__, failures)

    whole.__name__, whole.__doc__ = test.__name__, test.__doc__
    return whole
