import { disk } from '../../program/disk.ts';

/**
 * What is left to the embedded database on its disk: it ends with its process when its log finds no
 * room, and its next start needs some.
 */
const reservedBytes = 64 * 1024 * 1024;
/** Room that has to be there again: what is written meanwhile would use up less at once. */
const enoughBytes = reservedBytes + 16 * 1024 * 1024;
const lookMilliseconds = 1000;

/**
 * Looks at the room on the disk of a folder while something is written there. Where the system does
 * not say how much there is, nothing is kept from writing.
 * @param asked another number whenever something was committed
 * @param setFull hears when the room runs out, and when there is enough again; again a second later
 *   where it failed
 * @returns ends it
 */
export function watchRoom(
  folder: string,
  asked: () => number,
  setFull: (isFull: boolean) => Promise<unknown>,
): () => void {
  let isFull = false;
  let last = { asked: -1, looks: 0 };
  let isBusy = false;
  const look = async (): Promise<void> => {
    const free = await disk.freeBytes(folder).catch(() => Infinity);
    const isFullNow = free < (isFull ? enoughBytes : reservedBytes);
    if (isFullNow === isFull) return;
    await setFull(isFullNow);
    isFull = isFullNow;
  };
  const timer = setInterval(() => {
    // Others write to the disk too: now and then it is looked at all the same.
    const looks = (last.looks + 1) % 5;
    const isDue = isFull || looks === 0 || last.asked !== asked();
    last = { asked: asked(), looks };
    if (!isDue || isBusy) return;
    isBusy = true;
    void look()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, lookMilliseconds).unref();
  return () => {
    clearInterval(timer);
  };
}
