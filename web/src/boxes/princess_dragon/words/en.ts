// Dragon, fairy, princesses and portals at the table and on the pages around it.
export const play = {
  "term.dragon": "Dragon",
  "term.fairy": "Fairy",
  "term.princess": "Princess",
  "preset.dragon": "The Princess & the Dragon",
  "preset.dragon.line": "A dragon who eats whom he meets, a fairy who keeps him off, princesses, and magic portals.",
  "table.preset.dragon": "The Princess & the Dragon",
  "option.princess_dragon": "The Princess & the Dragon",
  "option.dragon": "Dragon and volcanoes",
  "option.fairy": "Fairy",
  "option.princess": "Princesses",
  "option.portals": "Magic portals",
  "option.dragon_moves": "The dragon moves",
  "option.dragon_moves.before_scoring": "before scoring",
  "option.dragon_moves.after_scoring": "after scoring",
  "option.princess_action": "A princess",
  "option.princess_action.may": "may send a knight away",
  "option.princess_action.must": "must send a knight away",
  "option.fairy_place": "The fairy stands",
  "option.fairy_place.follower": "beside a follower",
  "option.fairy_place.tile": "on a tile",
  "table.doing.dragon": "dragon",
  "table.ask.dragon": "Move the dragon one tile on",
  "table.waiting_for.dragon": "{name} is moving the dragon",
  "table.dragon.step": "The dragon goes {side}",
  "table.dragon.eats": "eats {n} {n|figure|figures}",
  "table.dragon.why":
    "He goes six steps, moved by everybody in turn, onto no tile twice and never to the fairy. Everybody he meets goes home.",
  "table.fairy.to": "Fairy to the tile {place}",
  "table.fairy.beside": "Fairy beside your {who} {place}",
  "table.fairy.good": "1 point each turn, 3 when it is scored; the dragon stays off",
  "table.princess.sends": "Send away: {who}",
  "table.princess.good": "comes home to its player, without points",
  "table.then.dragon_eats": "The dragon eats {n} {n|figure|figures} of others.",
  "table.then.dragon_eats_yours": "The dragon eats {n} of your figures.",
  "table.event.dragon_moved": "{name} moves the dragon",
  "table.event.fairy_moved": "{name} moves the fairy",
  "table.event.driven_by_dragon": "The dragon eats a figure of {name}",
  "table.event.driven_by_princess": "The princess sends a knight of {name} away",
  "table.score.fairy": "Fairy: {terms}",
  "table.term.fairy": "{points} for the fairy",
  "tile.volcano": "volcano",
  "tile.volcano.1": "volcano where a road ends",
  "tile.dragon": "dragon",
  "tile.portal": "magic portal",
  "tile.mark.princess": "a princess",
};

// The lesson of the dragon and the fairy.
export const learn = {
  "learn.dragon.name": "The dragon and the fairy",
  "learn.dragon.line": "He eats whom he meets, she keeps him off, and a portal leads anywhere.",
  "learn.dragon.1.title": "A thief on the road",
  "learn.dragon.1.why": "The dragon eats followers on the landscape, so there must be somebody. Begin as ever.",
  "learn.dragon.1.do": "make the road longer, and place a thief on it.",
  "learn.dragon.2.title": "A volcano wakes the dragon",
  "learn.dragon.2.why":
    "Where a tile with a volcano is laid the dragon comes to stand, and nobody may be placed there. Instead of placing a follower you may move the fairy beside one of yours: the dragon never enters her tile, and at the beginning of your turns she brings you 1 point.",
  "learn.dragon.2.do": "lay the volcano, and move the fairy beside your thief.",
  "learn.dragon.3.title": "The dragon flies",
  "learn.dragon.3.why":
    "After a tile with a dragon he goes six steps, moved by the players in turn, you first. He never goes back to a tile where he has been, nor onto the fairy’s, and he eats everybody on his way. With no way on he stops.",
  "learn.dragon.3.do": "lay the tile with the dragon, place nobody, and send the dragon west, onto Robin’s knight.",
  "learn.dragon.4.title": "A magic portal",
  "learn.dragon.4.why":
    "From a portal your follower may go to any tile, to whatever is unfinished and free. Robin’s city has nobody in it now.",
  "learn.dragon.4.do": "lay the portal, and place a knight in the city that was Robin’s.",
  "learn.dragon.5.title": "A city of yours",
  "learn.dragon.5.why": "It needs one tile to be complete.",
  "learn.dragon.5.do": "close the city at its southern gap.",
  "learn.dragon.6.title": "The fairy pays",
  "learn.dragon.6.why": "When the road on which her companion stands is scored, the fairy brings 3 points more.",
  "learn.dragon.6.do": "close the road at its southern end.",
};

// Dragon, fairy and princess after the game.
export const replay = {
  "replay.by.fairy": "Fairy",
  "replay.did.dragon": "moves the dragon",
  "replay.did.fairy": "moves the fairy",
  "replay.did.princess": "lets the princess send a knight away",
  "replay.why.dragon": "lets the dragon eat {figures} {figures|figure|figures} of others",
  "replay.why.princess": "sends a rival’s knight away",
};

// The rules of dragon, fairy, princesses and portals. Points in captions come from the engine.
export const rules = {
  "rules.dragon.h": "Volcano and dragon",
  "rules.dragon.1":
    "Whoever lays a volcano brings the dragon to it, from wherever he is; nobody may be placed on that tile. Until the first volcano, tiles with a dragon are put aside when they are drawn, and then shuffled in again.",
  "rules.dragon.2":
    "After a tile with a dragon he goes six steps, the first moved by whoever laid it, the others by everybody in turn. He enters no tile on which he has been in this movement, and not the fairy’s. Everybody on a tile that he enters goes home without points, farmers, builders and pigs too.",
  "rules.dragon.picture": "The dragon has eaten blue’s knight before the city is scored: blue gets {blue} points.",
  "rules.dragon.3":
    "No figure may be put on the tile where he stands. Followers in castles and on crown spaces are safe.",
  "rules.dragon.before": "He moves before anything is scored.",
  "rules.dragon.after": "He moves when everything is scored.",
  "rules.fairy.h": "The fairy",
  "rules.fairy.1":
    "Instead of placing a figure a player may put the fairy beside one of his followers, anywhere on the board. At the beginning of his turn that player gets 1 point, and 3 points when what this follower stands in is scored, whoever gets its points; so it is at the end, too.",
  "rules.fairy.tile":
    "Instead of placing a figure a player may put the fairy on a tile with a follower of his. At the beginning of his turn everybody gets 1 point for each of his figures there; a follower there brings 3 points when what he stands in is scored.",
  "rules.fairy.picture": "Red’s road is complete: 2 points for the road and 3 for the fairy, {red} in all.",
  "rules.fairy.2": "The dragon does not enter her tile. If her follower leaves, she stays there alone and pays nobody.",
  "rules.princess.h": "Princesses",
  "rules.princess.may":
    "Whoever lays a princess in a city with knights may send one of them home, anybody’s, instead of placing a figure. If the tile completes the city, that knight gets no points for it.",
  "rules.princess.must":
    "Whoever lays a princess in a city with knights must send one of them home, anybody’s, instead of placing a figure. If the tile completes the city, that knight gets no points for it.",
  "rules.princess.picture": "The princess sends blue’s knight home: the city is complete, and blue gets {blue} points.",
  "rules.portal.h": "Magic portals",
  "rules.portal.1":
    "Whoever lays a portal may place his follower on this tile, or on any other one: on a road, city, cloister or field in which nobody stands and which is not complete.",
  "rules.portal.picture": "From the portal red’s farmer goes to a field three tiles away.",
};

// The keys of this box's words, for the type of `t`.
type Words = typeof play & typeof learn & typeof replay & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
