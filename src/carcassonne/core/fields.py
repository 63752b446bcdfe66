"""Fields: the cities they border and the three ways of paying farmers (rulings A2, B7, E3.8)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.boxes import MAX_BOXES, claim, count_boxes, first_box
    from carcassonne.core.features import count_claims, majority
    from carcassonne.core.log import note_score, note_term
    from carcassonne.core.standing import figure_at, first_figure, next_figure, weight_of
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE, SEGMENTS, TOUCHES

    BETTER_FIELD = [None] * MAX_BOXES
    BETTER_FIELD_TERM = [0] * MAX_BOXES
    PAY_BEFORE = [None] * MAX_BOXES
    BETTER_FIELD_BOXES = PAY_BEFORE_BOXES = 0


def add_better_field(box, field_of, term):
    """A box says in which field every city pays a player one more, -1 for none, and as which part of the score."""
    global BETTER_FIELD_BOXES
    BETTER_FIELD_BOXES = claim(BETTER_FIELD_BOXES, box)
    BETTER_FIELD[box] = field_of
    BETTER_FIELD_TERM[box] = term


def add_before_farmers(box, pay):
    """A box pays a player for a field at the end before farmers are paid: with a fresh count of cities, or without.

    Where a city pays a player once, the count is without: those that pay him here do not pay him for farmers.
    """
    global PAY_BEFORE_BOXES
    PAY_BEFORE_BOXES = claim(PAY_BEFORE_BOXES, box)
    PAY_BEFORE[box] = pay


def pay_before_farmers(s, player, anew):
    """What the boxes pay a player for fields before farmers are paid."""
    boxes: cython.uint = s.boxes & PAY_BEFORE_BOXES
    while boxes:
        PAY_BEFORE[first_box(boxes)](s, player, anew)
        boxes &= boxes - 1


def promised_value(s, city):
    """What a complete city pays a field, once nothing withholds it."""
    if s.marks[city] & CASTLE_CITY:
        return s.castle_value
    return 4 if s.field_scoring == PER_CITY_4 else 3


def count_cities(s, field, anew):
    """The paying cities a field borders, each once: ordinary ones + 256 * special ones.

    With `anew` the count starts afresh; without it, cities seen since the last fresh start are passed over.
    """
    x: cython.int = field
    touched: cython.int
    place: cython.int
    city: cython.int
    count: cython.int = 0
    if anew:
        s.epoch += 1
    while True:
        touched = TOUCHES[s.printed[x]]
        place = x - (s.printed[x] & PLACE_MASK)
        while touched:
            if touched & 1:
                city = s.feature[place]
                if s.open[city] == 0 and s.mark[city] != s.epoch:
                    s.mark[city] = s.epoch
                    if not s.marks[city] & UNPAID_CASTLE:
                        count += 256 if s.marks[city] & CASTLE_CITY else 1
            touched >>= 1
            place += 1
        x = s.next[x]
        if x == field:
            return count


def score_fields(s):
    """Pay the farmers at the end of the game."""
    p: cython.int
    if s.boxes & PAY_BEFORE_BOXES and s.field_scoring != PER_FIELD_3_ONCE:
        for p in range(s.players):
            pay_before_farmers(s, p, True)
    if s.field_scoring == PER_CITY_4:
        score_each_city(s)
    elif s.field_scoring == PER_FIELD_3_ONCE:
        score_each_field_once(s)
    else:
        score_each_field(s)


def score_each_field(s):
    """Whoever has most farmers in a field gets 3 for each completed city it borders."""
    field: cython.int
    count: cython.int
    best: cython.int
    p: cython.int
    for field in range(s.segments):
        if s.occupants[field] == 0 or s.feature[field] != field or LANDSCAPE[s.printed[field]] != FIELD:
            continue
        count = count_cities(s, field, True)
        if count == 0:
            continue
        count_claims(s, field)
        best = majority(s)
        for p in range(s.players):
            if best and s.claim[p] == best:
                pay_farmer(s, p, field, count)


def score_each_field_once(s):
    """As field by field, but each player is paid for a city at most once."""
    field: cython.int
    box: cython.int
    boxes: cython.uint
    p: cython.int
    for p in range(s.players):
        s.epoch += 1
        pay_before_farmers(s, p, False)
        boxes = s.boxes & BETTER_FIELD_BOXES
        while boxes:  # the better of his fields counts (ruling T4.3)
            box = first_box(boxes)
            boxes &= boxes - 1
            field = BETTER_FIELD[box](s, p)
            if field >= 0:
                pay_once(s, p, field)
        for field in range(s.segments):
            if s.occupants[field] and s.feature[field] == field and LANDSCAPE[s.printed[field]] == FIELD:
                pay_once(s, p, field)


def pay_once(s, player, field):
    """A player who has most farmers in a field gets the points of the cities that have not paid him yet."""
    count: cython.int
    count_claims(s, field)
    if s.claim[player] == 0 or s.claim[player] < majority(s):
        return
    count = count_cities(s, field, False)
    if count:
        pay_farmer(s, player, field, count)


def pay_farmer(s, player, field, count):
    """A player gets the points of the cities counted around a field."""
    points: cython.int = counted_value(s, count)
    cities: cython.int = (count & 255) + (count >> 8)
    better: cython.uint = boxes_bettering(s, player, field)
    points += cities * count_boxes(better)
    s.score[player] += points
    if s.log_on:
        note_score(s, player, points, FIELD, field, CAUSE_END, TERM_CITIES)
        note_term(s, TERM_CITIES, counted_value(s, count & 255))
        note_term(s, TERM_CASTLES, counted_value(s, count - (count & 255)))
        note_bettered(s, better, cities)


def score_each_city(s):
    """Whoever has most farmers in all fields around a completed city together gets 4 for it."""
    city: cython.int
    points: cython.int
    more: cython.int
    best: cython.int
    better: cython.uint
    p: cython.int
    for city in range(s.segments):
        if s.feature[city] != city or LANDSCAPE[s.printed[city]] != CITY:
            continue
        if s.open[city] > 0 or s.marks[city] & UNPAID_CASTLE:
            continue
        points = promised_value(s, city)
        pool_farmers(s, city)
        best = majority(s)
        for p in range(s.players):
            if best and s.claim[p] == best:
                better = boxes_bettering(s, p, AROUND_THE_CITY)
                more = count_boxes(better)
                s.score[p] += points + more
                if s.log_on and points + more:
                    note_score(s, p, points + more, FIELD, city, CAUSE_END, TERM_CITY)
                    note_term(s, TERM_CASTLE if s.marks[city] & CASTLE_CITY else TERM_CITY, points)
                    note_bettered(s, better, 1)


def boxes_bettering(s, player, field):
    """The boxes by which a field pays a player more; AROUND_THE_CITY: one of those whose farmers were just pooled."""
    boxes: cython.uint = s.boxes & BETTER_FIELD_BOXES
    found: cython.uint = 0
    box: cython.int
    better: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        better = BETTER_FIELD[box](s, player)
        if better >= 0 and (better == field or (field == AROUND_THE_CITY and s.mark[better] == s.epoch)):
            found |= cython.cast(cython.uint, 1) << box
    return found


def note_bettered(s, boxes, points):
    """Write what each of these boxes adds as a term of the score just written."""
    box: cython.int
    while boxes:
        box = first_box(boxes)
        boxes &= boxes - 1
        note_term(s, BETTER_FIELD_TERM[box], points)


def pool_farmers(s, city):
    """Count into `claim` each player's farmers in all fields bordering a city, every field once."""
    x: cython.int = city
    y: cython.int
    base: cython.int
    field: cython.int
    p: cython.int
    at: cython.int
    standing: cython.int
    s.epoch += 1
    for p in range(s.players):
        s.claim[p] = 0
    while True:
        base = x - (s.printed[x] & PLACE_MASK)
        for y in range(base, base + SEGMENTS[s.printed[x] >> PLACE_BITS]):
            if not (TOUCHES[s.printed[y]] >> (x - base)) & 1:
                continue
            field = s.feature[y]
            if s.mark[field] == s.epoch:
                continue
            s.mark[field] = s.epoch
            at = first_figure(s, field)
            while at:
                standing = figure_at(s, at)
                s.claim[(standing & OWNER) - 1] += weight_of(s, field, standing)
                at = next_figure(s, at)
        x = s.next[x]
        if x == city:
            return


def counted_value(s, count):
    """What so many cities, as :func:`count_cities` counts them, pay."""
    return (4 if s.field_scoring == PER_CITY_4 else 3) * (count & 255) + s.castle_value * (count >> 8)


def field_worth(s, field):
    """What the cities around a field are worth to it now."""
    return counted_value(s, count_cities(s, field, True))


def field_points(s: State, field: cython.int) -> int:
    """What the cities around a field are worth to it now."""
    return field_worth(s, field)
