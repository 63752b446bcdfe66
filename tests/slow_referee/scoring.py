"""What features are worth and who is paid (B6, B8, A2, I2, I3, T4)."""

from collections import Counter

from slow_referee.landscape import RINGED, Feature, Place
from slow_referee.later import played
from slow_referee.table import Table
from slow_referee.traders_builders import has_pig_with_farmer, score_goods, take_goods


def worth(table: Table, feature: Feature) -> int:
    """Completed: its completed value; unfinished: its value at the end of the game; a field: all its cities."""
    if feature.kind == "field":
        return field_worth(table, feature)
    if table.landscape.is_complete(feature):
        return completed_worth(table, feature)
    return unfinished_worth(table, feature)


def completed_worth(table: Table, project: Feature) -> int:
    return _with_later_boxes(table, project, _completed_worth(table, project))


def unfinished_worth(table: Table, project: Feature) -> int:
    return _with_later_boxes(table, project, _unfinished_worth(table, project))


def _with_later_boxes(table: Table, project: Feature, points: int) -> int:
    for box in played(table.rules):
        points = box.worth(table, project, points)
    return points


def _completed_worth(table: Table, project: Feature) -> int:
    tiles = len(project.places)
    marks = table.landscape.marks_in(project)
    if project.kind == "road":
        return 2 * tiles if "inn" in marks else tiles
    if project.kind in RINGED:
        return 9
    pennants = table.landscape.pennants(project)
    if "cathedral" in marks:
        return 3 * tiles + 3 * pennants
    if tiles == 2 and table.rules.tiny_city == "2":
        return 2
    if tiles == 2 and table.rules.tiny_city == "2+pennants":
        return 2 + 2 * pennants
    return 2 * tiles + 2 * pennants


def _unfinished_worth(table: Table, project: Feature) -> int:
    """An inn or a cathedral spoils what is not finished (I2.2, I3.2)."""
    if project.kind in RINGED:
        return 9 - table.landscape.open_count(project)
    marks = table.landscape.marks_in(project)
    if "inn" in marks or "cathedral" in marks:
        return 0
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


def pay_project(table: Table, project: Feature, points: int, final: bool = False) -> None:
    """Points to the majority, then all figures of the feature go home (B6.5, T3.5)."""
    for player in majority(table.follower_counts(project)):
        table.scores[player] += points
    for box in played(table.rules):
        box.before_home(table, project, final)
    for follower in table.followers_in(project):
        table.return_follower(follower)


def score_completed(table: Table, player: int, place: Place) -> None:
    """Score everything the tile laid on this square has completed; its layer takes the goods."""
    completed = table.landscape.completed_by(place)
    projects = [project for project in completed if table.castle_on(project) is None]  # A5.3
    for box in played(table.rules):
        box.before_scoring(table, player, projects)
    for project in completed:
        pay_project(table, project, completed_worth(table, project))
        if project in projects:
            take_goods(table, player, project)
    for box in played(table.rules):
        box.after_scoring(table, player, projects)


def score_end_of_game(table: Table) -> None:
    """First the projects, whose followers are taken off; then the fields, whose farmers stay; then goods (B8, T2.3)."""
    features = table.landscape.features()
    for feature in features:
        if feature.kind != "field":
            pay_project(table, feature, worth(table, feature), final=True)
    meadows = [feature for feature in features if feature.kind == "field"]
    before = {key: points for box in played(table.rules) for key, points in box.paid_before_farmers(table).items()}
    for (player, _), points in before.items():
        table.scores[player] += points
    if table.rules.field_scoring == "per_city_4":
        _score_per_city(table, meadows)
    elif table.rules.field_scoring == "per_field_3":
        _score_per_field(table, meadows)
    else:
        _score_per_field_once(table, meadows, before)
    score_goods(table)
    for box in played(table.rules):
        box.at_the_end(table)


def city_pays(table: Table, city: Feature, with_pig: bool) -> int:
    """What a city pays to an owner of a field at it: 1 more with his pig, castles too (T4.2, T5.3)."""
    return city_worth_for_fields(table, city) + (with_pig and feeds_farmers(table, city))


def _score_per_city(table: Table, meadows: list[Feature]) -> None:
    """Each city pays whoever has most farmers over all the fields around it; a pig in any of them helps (T4.3)."""
    fields_at: dict[Feature, list[Feature]] = {}
    for meadow in meadows:
        for city in table.landscape.bordering_cities(meadow):
            fields_at.setdefault(city, []).append(meadow)
    for city, fields in fields_at.items():
        farmers: Counter[int] = Counter()
        for meadow in fields:
            farmers.update(table.follower_counts(meadow))
        for player in majority(farmers):
            with_pig = any(has_pig_with_farmer(table, player, meadow) for meadow in fields)
            table.scores[player] += city_pays(table, city, with_pig)


def _score_per_field(table: Table, meadows: list[Feature]) -> None:
    """Each field pays its owners for every city at it."""
    for meadow in meadows:
        for player in majority(table.follower_counts(meadow)):
            with_pig = has_pig_with_farmer(table, player, meadow)
            for city in table.landscape.bordering_cities(meadow):
                table.scores[player] += city_pays(table, city, with_pig)


def _score_per_field_once(table: Table, meadows: list[Feature], before: dict[tuple[int, Feature], int]) -> None:
    """As per field, but a player is paid for a city at most once: by the better of his fields (T4.3)."""
    paid: dict[tuple[int, Feature], int] = {}
    for meadow in meadows:
        for player in majority(table.follower_counts(meadow)):
            with_pig = has_pig_with_farmer(table, player, meadow)
            for city in table.landscape.bordering_cities(meadow):
                points = city_pays(table, city, with_pig)
                paid[player, city] = max(points, paid.get((player, city), 0))
    for (player, city), points in paid.items():
        if (player, city) in before:  # his barn has been paid for it (J5.7)
            continue
        table.scores[player] += points
