// How long things move. Who asks for less motion sees the end at once.

/** Whether the device asks for less motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So many milliseconds, or none. */
export function lasting(milliseconds: number, animate = true): number {
  return animate && !calm() ? milliseconds : 0;
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

interface Shown {
  delay?: number;
  duration: number;
  easing: (t: number) => number;
  css: (t: number, u: number) => string;
}

/** A tile lands: from a little larger, about its middle. */
export function land(_node: Element, { animate }: { animate: boolean }): Shown {
  return {
    duration: lasting(180, animate),
    easing: easeOut,
    css: (t) => `transform: scale(${1.06 - 0.06 * t}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A follower drops onto the board. */
export function drop(_node: Element, { animate }: { animate: boolean }): Shown {
  return {
    duration: lasting(220, animate),
    easing: easeOut,
    css: (t, u) => `transform: translateY(${-26 * u}px) scale(${1 + 0.25 * u}); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A follower goes home. */
export function goHome(_node: Element, { animate }: { animate: boolean }): Shown {
  return {
    delay: lasting(700, animate),
    duration: lasting(400, animate),
    easing: (t) => t * t,
    css: (t, u) => `transform: translateY(${-46 * u}px) scale(${1 - 0.3 * u}); opacity: ${t}`,
  };
}

/** Points rise from a feature that has scored. */
export function rise(_node: Element, { animate }: { animate: boolean }): Shown {
  return {
    delay: lasting(150, animate),
    duration: lasting(900, animate),
    easing: easeOut,
    css: (t, u) => `transform: translateY(${24 * u}px); opacity: ${Math.min(1, 3 * t)}`,
  };
}
