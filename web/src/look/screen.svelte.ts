// Whether the window is narrow or low, as on a phone, so that panels become sheets.
const small = matchMedia("(max-width: 820px), (max-width: 960px) and (max-height: 480px)");
/** Lying on its side it has little height: panels stand beside the board. */
const lying = matchMedia("(max-height: 480px) and (orientation: landscape)");
export const screen = $state({ narrow: small.matches, lying: lying.matches });
small.addEventListener("change", () => (screen.narrow = small.matches));
lying.addEventListener("change", () => (screen.lying = lying.matches));
