import { claimsOf, getToken, subscribeToToken } from '../auth.ts';
import { workerRegistration } from './registration.ts';

/** The cache of `web/worker/pictures.ts`. */
const pictureCache = 'pictures';

/** This browser is told no more, and what it was told leaves the screen. */
async function endPush(): Promise<void> {
  const registration = await workerRegistration();
  if (!registration) return;
  for (const notification of await registration.getNotifications()) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Removes what the service worker keeps of a person: pictures, and being told. */
export async function forgetPerson(): Promise<void> {
  try {
    await caches.delete(pictureCache);
    await endPush();
  } catch {
    // No storage, or no notifications: there is nothing.
  }
}

/** Does so whenever somebody is signed out, or another person signs in, however it came. */
export function forgetOthers(): void {
  let userId = claimsOf(getToken()).sub;
  subscribeToToken(() => {
    const next = claimsOf(getToken()).sub;
    if (next !== userId) void forgetPerson();
    userId = next;
  });
}
