// The keys of this box's words, for the type of `t`.
import type { learn } from "./en/learn";
import type { play } from "./en";
import type { rules } from "./en/rules";

type Words = typeof learn & typeof play & typeof rules;
declare module "../../../words/language.svelte" {
  interface BoxWords extends Words {}
}
