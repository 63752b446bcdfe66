// A castle, a bridge and what the castle then gets; and a market day from both sides.
import { anywhere, none, place, put, robin, teach, type Course } from "../../learn/course";

const bid = (points: number) => ({ type: "bid", points }) as const;
const pass = { type: "pass" } as const;

export const lessons: Course[] = [
  {
    id: "castles",
    preset: "bridges-castles-bazaars",
    options: { bazaars: false },
    draw: "E V B W W U E".split(" "),
    steps: [
      teach("learn.castles.1", place(0, -1, 2), put("city"), { type: "castle", build: true }),
      robin(place(1, 0, 0), none),
      teach("learn.castles.2", place(-1, 0, 0), put("bridge")),
      robin(place(1, 1, 1), none),
      teach("learn.castles.3", place(-2, 0, 0), none),
      robin(place(-3, 0, 0), none),
      teach("learn.castles.4"),
    ],
  },
  {
    id: "market",
    picture: { tile: "Z07" },
    preset: "bridges-castles-bazaars",
    options: { bridges: false, castles: false },
    draw: "Z07 E V U B Z09 E N".split(" "),
    steps: [
      teach("learn.market.1", place(0, 1, 0), none, { type: "auction", tile: "E", bid: 1 }, bid(2), { type: "sell" }),
      robin(place(1, 0, 0), none),
      teach("learn.market.2", place(0, -1, 2), put("city")),
      robin(place(-1, 0, 0), put("road")),
      teach("learn.market.3", anywhere, put("cloister")),
      // Robin's turn, but the learner's auction.
      teach(
        "learn.market.4",
        place(-2, 0, 1),
        none,
        { type: "auction" },
        bid(2),
        pass,
        { type: "buy" },
        { type: "sell" },
      ),
      teach("learn.market.5"),
      robin(anywhere, none),
    ],
  },
];
