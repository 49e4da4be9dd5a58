import { signedInId, subscribeToToken } from './auth.ts';
import { removePersistedOfOthers } from './drafts/persisted.ts';
import { forgetFilesOfOthers } from './drafts/stored-files.ts';
import { forgetAnswers } from './offline/kept-answers.ts';
import { forgetScreen } from './offline/kept-screen.ts';
import { forgetWaiting, forgetWaitingOfOthers } from './outbox/kept-for-worker.ts';
import { forgetSharesOfOthers } from './share/kept-share.ts';
import { workerRegistration } from './worker/registration.ts';

/** The cache of `web/worker/pictures.ts`. */
const pictureCache = 'pictures';

/**
 * This browser is told no more, and what it was told leaves the screen. Beside the pictures the
 * worker notes their addresses, which it alone can forget.
 */
async function endWork(): Promise<void> {
  const registration = await workerRegistration();
  if (!registration) return;
  registration.active?.postMessage('forgetPictures');
  for (const notification of await registration.getNotifications()) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Removes what was read (pictures, answers of the api), and being told. */
export async function forgetPerson(): Promise<void> {
  void forgetAnswers();
  forgetScreen();
  void forgetWaiting();
  try {
    await caches.delete(pictureCache);
    await endWork();
  } catch {
    // No storage, or no notifications: there is nothing.
  }
}

/**
 * Removes what this device has of anybody but that person: who signed in where another one's
 * session had ended by itself finds nothing of theirs.
 */
export async function forgetOthersThan(userId: string): Promise<void> {
  removePersistedOfOthers(userId);
  await forgetFilesOfOthers(userId);
  await forgetSharesOfOthers(userId);
  await forgetWaitingOfOthers(userId);
}

/** Does so whenever somebody is signed out, or another person signs in, however it came. */
export function forgetOthers(): void {
  let userId = signedInId();
  subscribeToToken(() => {
    const next = signedInId();
    if (next === userId) return;
    void forgetPerson();
    if (next) void forgetOthersThan(next);
    userId = next;
  });
}
