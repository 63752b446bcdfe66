// The rules of the wheel of fortune. Points in captions ({red}, {blue}, {yellow}) come from the engine.
export const rules = {
  "rules.wheel.h": "The wheel of fortune",
  "rules.wheel.1":
    "In the middle lies a board with the wheel. Tiles are laid against it, and the cities, roads and fields printed on it count like any others; each of its sixteen squares is one tile.",
  "rules.wheel.2":
    "Some tiles show a coloured wheel with a number. Draw one, and before you lay it the pig walks that many segments clockwise. The segment where it stops acts; then the followers on its crown spaces are paid. So it is even if the tile then fits nowhere.",
  "rules.wheel.fortune": "Fortune: the player on turn gets 3 points.",
  "rules.wheel.tax":
    "Tax: for each of your knights you get 1 point for every knight of yours and every pennant in his city.",
  "rules.wheel.famine":
    "Famine: for each of your farmers you get 1 point for every completed city at his field, majority or not.",
  "rules.wheel.storm": "Storm: you get 1 point for each follower in your supply.",
  "rules.wheel.inquisition": "Inquisition: you get 2 points for each of your monks.",
  "rules.wheel.plague":
    "Plague: beginning with the player on turn, everybody takes one follower of their own choice back from the landscape.",
  "rules.wheel.3":
    "Instead of on the tile, you may place your follower on a free crown space. When the pig stops at that segment he earns 3 points, or 6 if he is alone where there are two spaces, and comes home. At the end of the game crown spaces pay nothing.",
  "rules.wheel.picture": "The board at the start: the pig waits on Fortune, and crown spaces are free.",
  "rules.wheel.tax_picture":
    "The pig walks on to Tax: red has two knights beside a pennant and gets {red} points, blue one and gets {blue}.",
  "rules.wheel.crown_picture":
    "The pig stops at Famine: red’s follower on its crown space earns {red} points. Blue’s on Storm has to wait.",
};
