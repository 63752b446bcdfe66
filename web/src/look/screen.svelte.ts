// Whether the window is narrow, as on a phone, so that panels become sheets.
const small = matchMedia("(max-width: 820px)");
export const screen = $state({ narrow: small.matches });
small.addEventListener("change", () => (screen.narrow = small.matches));
