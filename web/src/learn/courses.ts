// The lessons, those of the base game first. Each ends with the learner's last tile; a test plays them all.
import { BOX_COURSES } from "./boxes";
import { none, place, put, robin, teach, type Course } from "./course";

const FIRST: Course = {
  id: "first",
  preset: "modern",
  draw: "F E E W U U W V B U E V R U E U N".split(" "),
  steps: [
    teach("learn.first.1", place(0, -1, 1), put("city")),
    robin(place(0, 1, 2), put("city")),
    teach("learn.first.2", place(0, -2, 2), none),
    robin(place(-1, 0, 2), none),
    teach("learn.first.3", place(1, 0, 0), put("road")),
    robin(place(-2, 0, 0), put("road")),
    teach("learn.first.4", place(2, 0, 0), none),
    robin(place(2, 1, 2), none),
    teach("learn.first.5", place(1, 1, 0), put("cloister")),
    robin(place(3, 1, 0), put("road")),
    teach("learn.first.6", place(1, 2, 3), put("city")),
    robin(place(2, 2, 3), none),
    teach("learn.first.7", place(0, 2, 0), none),
    robin(place(3, 0, 0), none),
    teach("learn.first.8", place(-1, 1, 2), put("city")),
    robin(place(4, 0, 0), none),
    teach("learn.first.9", place(-1, 2, 1), none),
  ],
};

const FIELDS: Course = {
  id: "fields",
  preset: "modern",
  draw: "E V U E E U E E N".split(" "),
  steps: [
    teach("learn.fields.1", place(0, -1, 2), put("city")),
    robin(place(-1, 0, 3), put("road")),
    teach("learn.fields.2", place(1, 0, 0), put("field", "NL")),
    robin(place(0, 1, 2), put("field")),
    teach("learn.fields.3", place(1, -1, 0), put("city")),
    robin(place(2, 0, 0), none),
    teach("learn.fields.4", place(1, -2, 2), none),
    robin(place(0, 2, 0), none),
    teach("learn.fields.5"),
  ],
};

export const COURSES: Course[] = [FIRST, FIELDS, ...BOX_COURSES];
export const courseOf = (id: string): Course => COURSES.find((course) => course.id === id) ?? FIRST;
