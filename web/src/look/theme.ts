// Light or dark: as the system has it, or as chosen on this device. /art/theme.css holds the colours of both.

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];
const STORED = "carcassonne.theme";

/** What was chosen on this device. */
export function theme(): Theme {
  const found = stored();
  return found === "light" || found === "dark" ? found : "system";
}

/** Choose a theme and remember it. */
export function setTheme(chosen: Theme): void {
  try {
    if (chosen === "system") localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, chosen);
  } catch {
    // Private browsing may forbid storage; the choice then lasts as long as the page.
  }
  show(chosen);
}

/** Show the stored choice; call once when the page starts. */
export function startTheme(): void {
  show(theme());
}

function show(chosen: Theme): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
