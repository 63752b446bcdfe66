import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/api/client";
import { takeSeats } from "../../src/api/seats";
import { pushable, renew, subscribe, unsubscribe } from "../../src/notices/push";
import { wishes } from "../../src/notices/wishes.svelte";

const ENDPOINT = "https://push.example/1";
const made = {
  endpoint: ENDPOINT,
  toJSON: (): PushSubscriptionJSON => ({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn(),
};
const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn() };
const serviceWorker = { ready: Promise.resolve({ pushManager }), getRegistration: vi.fn() };
const kept = vi.fn();

function browser(permission: NotificationPermission, secure = true): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("navigator", { languages: ["en"], serviceWorker });
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put: kept }) });
}
beforeEach(() => {
  localStorage.clear();
  takeSeats("g", { "0": "red" });
  browser("granted");
  kept.mockReset();
  made.unsubscribe.mockReset();
  pushManager.getSubscription.mockReset().mockResolvedValue(null);
  pushManager.subscribe.mockReset().mockResolvedValue(made);
  serviceWorker.getRegistration.mockReset().mockResolvedValue({ pushManager });
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "-_8A" });
  vi.spyOn(api, "pushSubscribe").mockResolvedValue({} as never);
  vi.spyOn(api, "pushUnsubscribe").mockResolvedValue({} as never);
});
afterEach(() => {
  wishes.push = false;
  localStorage.clear();
});

test("a device can be called only over a safe address, by a browser that knows how", () => {
  expect(pushable()).toBe(true);
  browser("granted", false);
  expect(pushable()).toBe(false);
  browser("granted");
  vi.stubGlobal("navigator", { languages: ["en"] });
  expect(pushable()).toBe(false);
});

describe("a device that wants to be called", () => {
  test("gives the server its address and its seats, and keeps the words", async () => {
    await subscribe();
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([251, 255, 0]),
    });
    const keys = { p256dh: "p", auth: "a" };
    expect(api.pushSubscribe).toHaveBeenCalledWith({ endpoint: ENDPOINT, keys, tokens: ["red"] });
    const [name, words] = kept.mock.calls[0] as [string, Response];
    expect(name).toBe("/notice-words.json");
    expect(await words.json()).toEqual({
      title: "Your turn",
      against: "With {names}",
      looks: "{name} looks for a game",
      play: "Do you play along?",
    });
  });

  test("goes on with the address it has, and names the newest seats where there are too many", async () => {
    pushManager.getSubscription.mockResolvedValue({ ...made, toJSON: () => ({}) });
    for (let n = 0; n < 201; n++) takeSeats(`game${n}`, { "0": `token${n}` });
    await subscribe();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    const [wanted] = vi.mocked(api.pushSubscribe).mock.calls[0]!;
    expect(wanted).toMatchObject({ endpoint: "", keys: { p256dh: "", auth: "" } });
    expect(wanted.tokens).toHaveLength(200);
    expect([wanted.tokens[0], wanted.tokens.at(-1)]).toEqual(["token1", "token200"]);
  });

  test("is called no more when it says so", async () => {
    pushManager.getSubscription.mockResolvedValue(made);
    await unsubscribe();
    expect(api.pushUnsubscribe).toHaveBeenCalledWith(ENDPOINT);
    expect(made.unsubscribe).toHaveBeenCalledOnce();
  });

  test("has nothing to take back where it was never called", async () => {
    await unsubscribe();
    serviceWorker.getRegistration.mockResolvedValue(undefined);
    await unsubscribe();
    expect(api.pushUnsubscribe).not.toHaveBeenCalled();
  });
});

describe("seats taken since", () => {
  test("are told to the server", async () => {
    wishes.push = true;
    await renew();
    expect(api.pushSubscribe).toHaveBeenCalledOnce();
  });

  test("are not told without the wish, the means or the leave", async () => {
    await renew();
    wishes.push = true;
    browser("granted", false);
    await renew();
    browser("denied");
    await renew();
    expect(api.pushKey).not.toHaveBeenCalled();
  });

  test("do not trouble anybody while the server is away", async () => {
    wishes.push = true;
    vi.mocked(api.pushKey).mockRejectedValue(new api.Refusal({ code: "offline" }));
    await expect(renew()).resolves.toBeUndefined();
    expect(api.pushSubscribe).not.toHaveBeenCalled();
  });
});
