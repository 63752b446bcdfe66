// The records that this device has opened: games without a seat of its own, remembered by their ids.
const KEY = "carcassonne.imported";
/** The most that the server looks up at once. */
const MOST = 50;

/** The ids of the imported games, newest first. */
export function importedGames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberImported(id: string): void {
  keep([id, ...importedGames().filter((one) => one !== id)].slice(0, MOST));
}

export function forgetImported(id: string): void {
  keep(importedGames().filter((one) => one !== id));
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage the game is found by its address alone.
  }
}
