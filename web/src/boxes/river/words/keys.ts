// The keys of this box's words, for the type of `t`.
import type { play } from "./en";
import type { rules } from "./en/rules";

type Words = typeof play & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
