// What a server's page links to and this browser makes itself: records, drawings, pictures. A link to such a thing is
// no address; pressing it asks for the thing, and saves it.
import { ask } from "../api/transport";

/** What a link to something that only the worker can answer begins with: no browser follows it. */
export const ANSWERED = "answered:";
/** How many dots a picture has to one of its drawing. */
const FINE = 2;

/** Listens for links to what the worker answers. */
export function saveAnswers(failed: () => void): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(`a[href^="${ANSWERED}"]`);
    if (!link) return;
    event.preventDefault();
    thing(link.getAttribute("href")!.slice(ANSWERED.length)).then((blob) => save(blob, link.download), failed);
  });
}

/** Lets the browser save something as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function thing(path: string): Promise<Blob> {
  const answer = await ask(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.blob();
}

/** A drawing as a picture. */
export async function paint(drawing: Blob): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = FINE * image.naturalWidth;
    canvas.height = FINE * image.naturalHeight;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
