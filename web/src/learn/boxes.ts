// The lessons that the boxes bring.
import type { Course } from "./course";
import { inOrder } from "../boxes";

export const BOX_COURSES: Course[] = inOrder(
  import.meta.glob<Course[]>("../boxes/*/lessons.ts", { eager: true, import: "lessons" }),
).flat();
