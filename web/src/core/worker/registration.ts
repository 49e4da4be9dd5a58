/** A new version that does not take over within so long is left to the next visit. */
const longestWaitMs = 5000;

/** Its service worker; undefined where there is none: without storage, in some private windows. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined; // This browser has no workers, or shuts them off.
  }
}

/** Resolves after a while. */
const tooLong = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
  });

/** Resolves when `event` happens to the target, or after a while. */
const eventOf = (target: EventTarget, event: string): Promise<void> =>
  Promise.race([
    tooLong(),
    new Promise<void>((resolve) => {
      target.addEventListener(event, () => resolve(), { once: true });
    }),
  ]);

/** Lets a version that waits, or that the server has by now, take over. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting) await Promise.race([registration.update(), tooLong()]);
  if (registration.installing) await eventOf(registration.installing, 'statechange');
  if (!registration.waiting) return;
  const changed = eventOf(navigator.serviceWorker, 'controllerchange');
  registration.waiting.postMessage('takeOver');
  await changed;
}

/**
 * Loads the page again, by the newest version that there is. Called when a person presses: forms
 * that would lose something ask first, as whenever a page is left.
 */
export async function reloadAnew(): Promise<void> {
  const registration = await workerRegistration();
  if (registration) await takeOver(registration).catch(() => undefined);
  window.location.reload();
}
