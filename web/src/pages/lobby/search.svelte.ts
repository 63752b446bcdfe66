// Whether this window looks for a game. So little is known everywhere; the rest is loaded when somebody does.
export const KEY = "carcassonne.seeking";
export const search = $state({ on: false });

/** Goes on with the search of before a reload, if there was one. */
export function resumeSearch(): void {
  try {
    if (sessionStorage.getItem(KEY)) void import("./seeking.svelte").then(({ resumeSeeking }) => resumeSeeking());
  } catch {
    // a browser that keeps nothing
  }
}
