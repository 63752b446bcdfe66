// How this device likes to be told that it is its turn; kept in the browser.
const KEY = "carcassonne.notices";
export interface Wishes {
  sound: boolean;
  show: boolean;
  push: boolean;
  /** Whether it is called, too, when somebody looks for a game. */
  seeks: boolean;
}

/** A phone rings in company: there sounds are off until somebody wants them. */
function plain(): Wishes {
  return { sound: !matchMedia("(pointer: coarse)").matches, show: false, push: false, seeks: false };
}

function kept(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}

export const wishes = $state<Wishes>({ ...plain(), ...kept() });

/** Changes a wish and remembers it where the browser allows. */
export function wish(name: keyof Wishes, value: boolean): void {
  wishes[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // It holds as long as the page does.
  }
}

/** Asks the browser whether it may notify; true if it may. Only a click may ask. */
export async function allowed(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}
