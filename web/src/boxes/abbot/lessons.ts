// An abbot in a garden, taken back for its points, and sent to a cloister.
import { none, place, put, robin, teach, type Course } from "../../learn/course";

const abbot = (feature: string) => ({ ...put(feature), figure: "abbot" });

export const lessons: Course[] = [
  {
    id: "abbot",
    picture: { tile: "EG", piece: "abbot" },
    preset: "modern",
    options: { abbots: true },
    draw: "EG E U V V E B U V".split(" "),
    steps: [
      teach("learn.abbot.1", place(0, 1, 2), abbot("garden")),
      robin(place(0, -1, 2), put("city")),
      teach("learn.abbot.2", place(1, 0, 0), put("road")),
      robin(place(-1, 0, 3), none),
      teach("learn.abbot.3", place(-1, 1, 1), { type: "take_abbot" }),
      robin(place(0, 2, 0), put("city")),
      teach("learn.abbot.4", place(1, 1, 0), abbot("cloister")),
      robin(place(2, 0, 0), none),
      teach("learn.abbot.5"),
    ],
  },
];
