import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Tips from "../../src/look/Tips.svelte";
import { freest, placeOf, pressable, shared, type Box } from "../../src/look/tips";

const WINDOW = { width: 1440, height: 900 };
const TIP = { width: 200, height: 40 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });
const placed = (about: Box, ...taken: Box[]): Box => ({ ...placeOf(about, TIP, WINDOW, taken), ...TIP });

test("a tip stands above the middle of what it is about", () => {
  expect(placed(box(500, 400))).toMatchObject({ left: 420, top: 352 });
});

test("a tip goes below where there is no room above", () => {
  expect(placed(box(500, 10))).toMatchObject({ left: 420, top: 58 });
});

test("a tip never leaves the window", () => {
  const phone = { width: 360, height: 640 };
  expect(placeOf(box(0, 400), TIP, phone, []).left).toBe(12);
  expect(placeOf(box(320, 400), TIP, phone, []).left).toBe(148);
});

test("a tip keeps off what can be pressed, and off what it is about", () => {
  const about = box(1100, 400, 300, 40);
  const [undo, confirm] = [box(1100, 350, 100), box(1220, 350, 180)];
  for (const taken of [
    [undo, confirm],
    [undo, confirm, box(1100, 450, 300)],
  ]) {
    const place = placed(about, ...taken);
    for (const one of [...taken, about]) expect(shared(place, one)).toBe(0);
  }
});

test("where everything is taken the place that covers least is chosen", () => {
  const places = [box(0, 0), box(100, 0), box(200, 0)];
  expect(freest(places, [box(0, 0), box(100, 0, 10), box(200, 0, 30)])).toBe(places[1]);
});

test("what can be pressed is what lies on top, without what a tip is about", () => {
  document.body.innerHTML = `<a href="/"><button id="about"><i></i></button></a>
    <button id="free"><b></b></button><button id="under"></button><button id="none"></button>`;
  const of = (name: string): Element => document.querySelector(name)!;
  const boxes: Record<string, DOMRect> = {
    free: new DOMRect(0, 0, 40, 40),
    under: new DOMRect(100, 0, 40, 40),
    none: new DOMRect(),
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxes[this.id] ?? new DOMRect(200, 0, 40, 40);
  });
  const top: Record<number, Element> = { 20: of("b"), 120: of("i"), 220: of("#about") };
  vi.spyOn(document, "elementFromPoint").mockImplementation((x) => top[x] ?? null);
  expect(pressable(of("#about"))).toEqual([boxes["free"]]);
  document.body.innerHTML = "";
});

test("what comes to lie under a resting pointer tells nothing, and what was pressed is quiet", () => {
  vi.useFakeTimers();
  const tips = mount(Tips, { target: document.body });
  flushSync();
  const about = document.createElement("button");
  about.dataset.tip = "What it means";
  document.body.append(about);
  const at = (type: string, x: number, y: number): void =>
    void about.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));
  const told = (): string => {
    vi.advanceTimersByTime(2000);
    return document.getElementById("tip")!.textContent.trim();
  };
  at("pointermove", 5, 5);
  at("pointerover", 5, 5);
  expect(told()).toBe("");
  at("pointerover", 6, 5);
  at("pointerdown", 6, 5);
  expect(told()).toBe("");
  at("pointerover", 9, 5);
  expect(told()).toBe("What it means");
  about.remove();
  void unmount(tips);
  vi.useRealTimers();
});
