// Links that people hand on.
import { t } from "../words";

/** Copies a link and says so; where the browser forbids it the link itself is shown. */
export async function copy(link: string, tell: (text: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    tell(t("table.copied"));
  } catch {
    tell(t("table.copy_failed", { link }));
  }
}

/** Hands a link to the device's own way of sharing. */
export async function share(link: string, tell: (text: string) => void): Promise<void> {
  try {
    await navigator.share({ url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(link, tell);
  }
}
