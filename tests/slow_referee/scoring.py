"""What features are worth and who is paid (B6, B8, A2)."""

from collections import Counter

from slow_referee.landscape import Feature, Place
from slow_referee.table import Table


def worth(table: Table, feature: Feature) -> int:
    """Completed: its completed value; unfinished: its value at the end of the game; a field: all its cities."""
    if feature.kind == "field":
        return field_worth(table, feature)
    if table.landscape.is_complete(feature):
        return completed_worth(table, feature)
    return unfinished_worth(table, feature)


def completed_worth(table: Table, project: Feature) -> int:
    tiles = len(project.places)
    if project.kind == "road":
        return tiles
    if project.kind == "cloister":
        return 9
    pennants = table.landscape.pennants(project)
    if tiles == 2 and table.rules.tiny_city == "2":
        return 2
    if tiles == 2 and table.rules.tiny_city == "2+pennants":
        return 2 + 2 * pennants
    return 2 * tiles + 2 * pennants


def unfinished_worth(table: Table, project: Feature) -> int:
    if project.kind == "cloister":
        return 9 - table.landscape.open_count(project)
    return len(project.places) + table.landscape.pennants(project)


def feeds_farmers(table: Table, city: Feature) -> bool:
    """Completed cities count for fields; an occupied castle does not (E3.8, E5)."""
    castle = table.castle_on(city)
    return table.landscape.is_complete(city) and (castle is None or castle.done)


def city_worth_for_fields(table: Table, city: Feature) -> int:
    if not feeds_farmers(table, city):
        return 0
    return table.rules.city_field_value if table.castle_on(city) is None else table.rules.castle_field_value


def field_worth(table: Table, meadow: Feature) -> int:
    return sum(city_worth_for_fields(table, city) for city in table.landscape.bordering_cities(meadow))


def majority(counts: Counter[int]) -> list[int]:
    """The players with most followers; nobody when there are none (B6.2)."""
    most = max(counts.values(), default=0)
    return [player for player, count in counts.items() if count == most and most > 0]


def pay_project(table: Table, project: Feature, points: int) -> None:
    """Points to the majority, then all followers of the feature go home (B6.5)."""
    for player in majority(table.follower_counts(project)):
        table.scores[player] += points
    for follower in table.followers_in(project):
        table.return_follower(follower)


def score_completed(table: Table, place: Place) -> None:
    """Score everything the tile laid on this square has completed."""
    for project in table.landscape.completed_by(place):
        pay_project(table, project, completed_worth(table, project))


def score_end_of_game(table: Table) -> None:
    """First the projects, whose followers are taken off; then the fields, whose farmers stay (B8)."""
    features = table.landscape.features()
    for feature in features:
        if feature.kind != "field":
            pay_project(table, feature, worth(table, feature))
    meadows = [feature for feature in features if feature.kind == "field"]
    if table.rules.field_scoring == "per_city_4":
        _score_per_city(table, meadows)
    elif table.rules.field_scoring == "per_field_3":
        _score_per_field(table, meadows)
    else:
        _score_per_field_once(table, meadows)


def _score_per_city(table: Table, meadows: list[Feature]) -> None:
    """Each city pays whoever has most farmers over all the fields around it."""
    farmers_at: dict[Feature, Counter[int]] = {}
    for meadow in meadows:
        for city in table.landscape.bordering_cities(meadow):
            farmers_at.setdefault(city, Counter()).update(table.follower_counts(meadow))
    for city, farmers in farmers_at.items():
        for player in majority(farmers):
            table.scores[player] += city_worth_for_fields(table, city)


def _score_per_field(table: Table, meadows: list[Feature]) -> None:
    """Each field pays its owners for every city at it."""
    for meadow in meadows:
        for player in majority(table.follower_counts(meadow)):
            table.scores[player] += field_worth(table, meadow)


def _score_per_field_once(table: Table, meadows: list[Feature]) -> None:
    """As per field, but a player is paid for a city at most once."""
    paid: set[tuple[int, Feature]] = set()
    for meadow in meadows:
        for player in majority(table.follower_counts(meadow)):
            paid |= {(player, city) for city in table.landscape.bordering_cities(meadow)}
    for player, city in paid:
        table.scores[player] += city_worth_for_fields(table, city)
