// The lessons that the boxes bring.
import type { Course } from "../learn/course";
import { inOrder } from ".";

export const BOX_COURSES: Course[] = inOrder(
  import.meta.glob<Course[]>("./*/lessons.ts", { eager: true, import: "lessons" }),
).flat();
