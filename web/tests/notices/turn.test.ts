import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { called, mark, notify } from "../../src/notices/turn.svelte";
import { allowed, wish, wishes } from "../../src/notices/wishes.svelte";

const ICON = "data:image/svg+xml,%3Csvg%3E%3C/svg%3E";
beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="${ICON}">`;
});
afterEach(() => {
  mark(false);
  localStorage.clear();
  vi.unstubAllGlobals();
});
const icon = (): string => document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href;

test("my turn marks the icon and the title, and the mark goes again", () => {
  mark(true);
  expect(called()).toBe(true);
  expect(icon()).toContain("circle");
  mark(true);
  expect(icon().match(/circle/g)).toHaveLength(1);
  mark(false);
  expect(called()).toBe(false);
  expect(icon()).toBe(ICON);
});

test("wishes are remembered", () => {
  wish("show", true);
  expect(wishes.show).toBe(true);
  expect(JSON.parse(localStorage.getItem("carcassonne.notices")!)).toMatchObject({ show: true });
  wish("show", false);
});

describe("a notification", () => {
  const game = { id: "g", names: ["Anna", "Bram", "Clara"], mine: new Map([[0, "token"]]) };
  function browser(permission: string, worker: object | undefined): ReturnType<typeof vi.fn> {
    const shown = vi.fn();
    class Shown {
      static permission = permission;
      static requestPermission = () => Promise.resolve();
      constructor(title: string, said: object) {
        shown(title, said);
      }
    }
    vi.stubGlobal("Notification", Shown);
    vi.stubGlobal("navigator", {
      languages: ["en"],
      serviceWorker: { getRegistration: () => Promise.resolve(worker) },
    });
    return shown;
  }

  test("names the others", async () => {
    const shown = browser("granted", undefined);
    await notify(game);
    expect(shown).toHaveBeenCalledWith("Your turn", { body: "With Bram and Clara", tag: "g" });
  });

  test("is shown by the service worker where there is one", async () => {
    const showNotification = vi.fn();
    const shown = browser("granted", { showNotification });
    await notify(game);
    expect(shown).not.toHaveBeenCalled();
    expect(showNotification.mock.calls[0]![0]).toBe("Your turn");
  });

  test("needs leave", async () => {
    const shown = browser("denied", undefined);
    await notify(game);
    expect(shown).not.toHaveBeenCalled();
    expect(await allowed()).toBe(false);
  });
});
