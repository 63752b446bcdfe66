// Crop circles at the table and on the pages around it.
export const play = {
  "box.crop_circles": "Crop Circles",
  "box.crop_circles.line":
    "A circle in the corn: everybody adds a follower beside one of his own, or everybody takes one home.",
  "option.crop_circles": "Crop Circles (Big Box)",
  "option.crop_circles_1": "Crop Circles (first set)",
  "option.crop_circle_add": "Who can add a follower",
  "option.crop_circle_add.may": "may do so",
  "option.crop_circle_add.must": "has to",
  "table.doing.circle": "crop circle",
  "table.doing.circle_move": "crop circle",
  "table.doing.circle_move_add": "adding a follower",
  "table.doing.circle_move_remove": "taking a follower home",
  "table.ask.circle": "What does the crop circle bring, for everybody?",
  "table.ask.circle_move": "The crop circle: choose a follower",
  "table.ask.circle_move_add": "Add a follower beside one of yours, if you like",
  "table.ask.circle_move_remove": "Take one of your followers home",
  "table.waiting_for.circle": "{name} is choosing what the crop circle brings",
  "table.waiting_for.circle_move": "{name} is answering the crop circle",
  "table.waiting_for.circle_move_add": "{name} may add a follower",
  "table.waiting_for.circle_move_remove": "{name} is taking a follower home",
  "table.circle.add.rake": "Everybody may add a farmer",
  "table.circle.add.club": "Everybody may add a thief",
  "table.circle.add.shield": "Everybody may add a knight",
  "table.circle.remove.rake": "Everybody takes a farmer home",
  "table.circle.remove.club": "Everybody takes a thief home",
  "table.circle.remove.shield": "Everybody takes a knight home",
  "table.circle.why": "Your left neighbour begins, you come last. Who has none there does nothing.",
  "table.circle.nobody": "Add nobody",
  "table.event.circle_add": "{name} chooses: everybody may add a follower",
  "table.event.circle_remove": "{name} chooses: everybody takes a follower home",
  "table.event.driven_by_circle": "{name} takes a follower home",
  "tile.circle": "crop circle",
  "tile.circle.1": "crop circle where a road ends",
  "tile.circle.1.right": "crop circle where a road ends on the right of the city",
  "tile.circle.2": "crop circle where two roads end",
  "tile.circle.3": "crop circle where three roads end",
  "tile.rake": "rake (farmers)",
  "tile.club": "club (thieves)",
  "tile.shield": "shield (knights)",
};

// They have no lesson.
export const learn = {};

// Crop circles after the game.
export const replay = {
  "replay.did.circle_add": "lets everybody add a follower",
  "replay.did.circle_remove": "lets everybody take a follower home",
  "replay.did.circle_take": "takes a follower home",
  "replay.why.circle": "the crop circle sends {figures} {figures|figure|figures} of others home",
};

// The rules of crop circles.
export const rules = {
  "rules.circle.h": "Crop circles",
  "rules.circle.1":
    "On some tiles there is a crop circle with a rake for farmers, a club for thieves or a shield for knights. No follower stands on it; roads end at it. When the tile has been laid, a figure placed and everything scored, the player on turn chooses one of two things for everybody.",
  "rules.circle.2":
    "Either everybody may add one follower from his supply, ordinary or large, beside one of his own followers of that kind, whoever else stands there.",
  "rules.circle.add_picture":
    "Red has chosen to add. Blue has put a second thief beside his own and holds the road two to one.",
  "rules.circle.3":
    "Or everybody must take one of his followers of that kind home, without points. A builder or a pig left alone goes home, too.",
  "rules.circle.remove_picture": "If red chooses to remove, blue takes his thief home first, then red his own.",
  "rules.circle.4":
    "The left neighbour begins and the player on turn comes last. Who has none of the kind on the board, or nobody at home to add, does nothing. Nothing is scored by it. Followers in castles and on towers are not concerned, and nobody is added on the dragon’s tile.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
