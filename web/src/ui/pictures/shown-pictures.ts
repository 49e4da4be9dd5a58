/**
 * The addresses of pictures run out after minutes, while a page stays open for hours. What shows
 * pictures tells here which they are; what can fetch new addresses listens.
 */
const shown = new Map<string, number>();
const listeners = new Set<(src: string) => void>();

/** The addresses of all people's pictures that are on the screen. */
export const shownPictures = (): string[] => [...shown.keys()];

/** Notes that a picture is on the screen. @returns a function that ends it */
export function showPicture(src: string): () => void {
  shown.set(src, (shown.get(src) ?? 0) + 1);
  return () => {
    const left = (shown.get(src) ?? 1) - 1;
    if (left > 0) shown.set(src, left);
    else shown.delete(src);
  };
}

/** Called by what could not load a picture. */
export const reportFailedPicture = (src: string): void =>
  listeners.forEach((listener) => listener(src));

/** Calls the listener with the address of each picture that does not load. @returns what ends it */
export function onFailedPicture(listener: (src: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
