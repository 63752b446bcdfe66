// How this device likes to play; kept in the browser.
const KEY = "carcassonne.table";
/** Where a window has the room, the score track lies open from the first. */
const ROOMY = "(min-width: 821px) and (min-height: 840px)";
const PLAIN = {
  confirm: true,
  animate: true,
  toasts: true,
  emotes: true,
  fields: false,
  holes: false,
  offered: false,
  /** The game at whose end quicker turns were offered: they are offered once. */
  offeredIn: "",
  track: matchMedia(ROOMY).matches,
  /** The colour that whoever plays here likes to have; -1 for none in particular. */
  colour: -1,
};

function kept(): Partial<typeof PLAIN> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<typeof PLAIN>;
  } catch {
    return {};
  }
}

export const settings = $state({ ...PLAIN, ...kept() });

/** Changes a setting and remembers it where the browser allows. */
export function set<K extends keyof typeof PLAIN>(name: K, value: (typeof PLAIN)[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing to do: the setting holds as long as the page does.
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const motion = $state({ reduced: still.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));

/** Whether things may move on the screen. */
export const animated = (): boolean => settings.animate && !motion.reduced;
