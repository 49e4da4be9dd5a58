import { claimsOf, getToken, subscribeToToken } from '../auth.ts';

/** The cache of `web/worker/pictures.ts`. */
const pictureCache = 'pictures';

/** Removes the pictures that the service worker stored: they were a person's to see. */
export async function forgetPictures(): Promise<void> {
  try {
    await caches.delete(pictureCache);
  } catch {
    // No storage: nothing is stored.
  }
}

/** Removes them whenever somebody is signed out, or another person signs in, however it came. */
export function forgetPicturesOfOthers(): void {
  let userId = claimsOf(getToken()).sub;
  subscribeToToken(() => {
    const next = claimsOf(getToken()).sub;
    if (next !== userId) void forgetPictures();
    userId = next;
  });
}
