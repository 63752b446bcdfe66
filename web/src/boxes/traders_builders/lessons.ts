// A builder who brings a second tile, and the wine of a city of Robin's.
import { none, place, put, robin, teach, type Course } from "../../learn/course";

export const lessons: Course[] = [
  {
    id: "builders",
    picture: { tile: "TB15", piece: "builder" },
    preset: "modern",
    options: { traders_builders: true },
    draw: "U TB02 U E U W V E V E".split(" "),
    steps: [
      teach("learn.builders.1", place(1, 0, 0), put("road")),
      robin(place(0, 1, 2), put("city")),
      teach("learn.builders.2", place(2, 0, 0), { ...put("road"), figure: "builder" }),
      robin(place(0, -1, 2), put("city")),
      teach("learn.builders.3", place(3, 0, 0), place(4, 0, 0), none),
      robin(place(5, 0, 0), none),
      teach("learn.builders.4", place(1, 1, 3), none),
      robin(place(-1, 0, 2), none),
      teach("learn.builders.5", place(0, 2, 0), none),
    ],
  },
];
