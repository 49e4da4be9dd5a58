import { createStore } from '@/ui';
import { signedInId } from '../auth.ts';
import { forgetOthers, forgetOthersThan, forgetPerson } from '../forget-person.ts';
import { site } from '../site.ts';
import { workerRegistration } from './registration.ts';

/** Whether a newer version than that of this page is there. */
export const newVersion = createStore(false);

/** Tabs that stay open for days look for a new version, each time they are looked at. */
const lookAgainMs = 3_600_000;
/** By then the page has all that it needs. */
const storePagesAfterMs = 10_000;

/** Removes the worker of earlier visits, and what it stored. */
async function endWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Follows new versions: they wait until a person presses. */
function followVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first worker of all takes this page over: it is of the page's own version.
  let isControlled = serviceWorker.controller !== null;
  const look = (): void => {
    if (registration.waiting && serviceWorker.controller) newVersion.set(true);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) newVersion.set(true);
    isControlled = true;
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Has the code of other pages stored, unless the person saves data or has a slow line. */
async function storePages(): Promise<void> {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('storePages');
}

async function start(): Promise<void> {
  const sub = signedInId();
  if (sub) void forgetOthersThan(sub);
  else void forgetPerson();
  forgetOthers();
  if (site.worker === 'off') return endWorkers();
  // In development there is none.
  if (site.worker !== 'on') return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await workerRegistration();
  if (!registration) return;
  followVersions(registration);
  setTimeout(() => void storePages(), storePagesAfterMs);
}

let started: Promise<void> | undefined;

/** Starts the service worker, once for a page; without one the product is as it was. */
export function startWorker(): Promise<void> {
  started ??= start().catch(() => undefined);
  return started;
}
