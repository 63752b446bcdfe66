// The wheel: a monk for the inquisition, a crown space, a plague and a piece of fortune.
import { anywhere, none, place, put, robin, teach, type Course } from "../../learn/course";

export const lessons: Course[] = [
  {
    id: "wheel",
    preset: "wheel-of-fortune",
    draw: "W26 W17 W22 W31:1 W29:3 W17 W29:1 W17 W31:1".split(" "),
    steps: [
      teach("learn.wheel.1", place(4, 1, 0), put("cloister")),
      robin(place(4, 0, 3), put("city")),
      teach("learn.wheel.2", place(5, 0, 1), { type: "crown", segment: "tax" }),
      robin(place(2, -1, 1), none),
      teach("learn.wheel.3", place(2, -2, 0), place(2, -2, 3), put("road")),
      robin(place(0, -1, 2), put("city")),
      teach("learn.wheel.4"),
      robin(anywhere, none),
      teach("learn.wheel.5"),
    ],
  },
];
