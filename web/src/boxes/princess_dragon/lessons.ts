// A dragon who eats Robin's knight, a fairy who keeps him off one's own thief, and a portal to what is free then.
import { none, place, put, robin, teach, type Course, type Meant } from "../../learn/course";

const fairy: Meant = { type: "fairy", x: 1, y: 0, feature: "road", at: "E" };
const westward: Meant = { type: "dragon", side: "W" };

export const lessons: Course[] = [
  {
    id: "dragon",
    picture: { tile: "PD17", piece: "dragon" },
    preset: "dragon",
    draw: "U E PD01 W PD16 V PD27 U E V W".split(" "),
    steps: [
      teach("learn.dragon.1", place(1, 0, 0), put("road", "E")),
      robin(place(0, 1, 2), put("city")),
      teach("learn.dragon.2", place(1, 1, 0), fairy),
      robin(place(-1, 0, 0), none),
      teach("learn.dragon.3", place(2, 0, 0), none, westward),
      robin(place(2, 1, 3), none),
      teach("learn.dragon.4", place(3, 0, 0), { ...put("city", "S"), x: 0, y: 1 }),
      robin(place(-1, 1, 1), none),
      teach("learn.dragon.5", place(0, 2, 0), none),
      robin(place(4, 0, 2), none),
      teach("learn.dragon.6", place(3, 1, 1), none),
    ],
  },
];
