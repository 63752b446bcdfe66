// A road with an inn, completed; and a large follower who takes a city from Robin.
import { none, place, put, robin, teach, type Course } from "../../learn/course";

export const lessons: Course[] = [
  {
    id: "inns",
    picture: { tile: "IC15", piece: "large-knight" },
    preset: "modern",
    options: { inns_cathedrals: true },
    draw: "IC15 E W E W V E V N U N".split(" "),
    steps: [
      teach("learn.inns.1", place(1, 0, 0), { ...put("road"), figure: undefined }),
      robin(place(0, -1, 2), put("city")),
      teach("learn.inns.2", place(2, 0, 0), none),
      robin(place(0, 1, 2), { ...put("city"), figure: undefined }),
      teach("learn.inns.3", place(-1, 0, 0), none),
      robin(place(-1, 1, 1), none),
      teach("learn.inns.4", place(1, 1, 2), { ...put("city"), figure: "large" }),
      robin(place(2, 1, 2), none),
      teach("learn.inns.5", place(0, 2, 1), none),
      robin(place(3, 0, 0), none),
      teach("learn.inns.6", place(1, 2, 0), none),
    ],
  },
];
