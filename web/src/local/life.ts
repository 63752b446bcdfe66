// Whether a worker is still there: nobody is told when a browser ends one. It holds a lock as long as it lives; whoever
// waits for that lock gets it when the worker is gone.

/** Holds a lock for as long as this worker lives. */
export function live(life: string): Promise<void> {
  return new Promise((held) => {
    if (!navigator.locks) return held();
    void navigator.locks.request(life, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

/** Tells of a worker's end, once; call it when the worker has said that it lives. */
export function mourn(life: string, tell: () => void): void {
  void navigator.locks?.request(life, tell).catch(() => undefined);
}
