import { expect, type Page } from '@playwright/test';
import { begin, newCompany } from './posting.ts';

/** What the service worker of the page stored, by cache. */
export const stored = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const named: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      named[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return named;
  });

/** An experience that is begun and kept on the device. */
export async function draftIn(page: Page, city: string): Promise<void> {
  await begin(page, newCompany());
  await page.getByLabel(/^Job location/).fill(city);
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Keys and words of all that this browser stores for pages, but for the token. */
export const traces = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [];
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.startsWith('workbox')) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    const entries = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
    const ofPages = entries.filter(([key]) => key !== 'token');
    return JSON.stringify([...found, ofPages]);
  });

/** What this browser has of a person beside their words. */
export const belongings = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const noted = async (): Promise<number> => {
      const name = 'workbox-expiration';
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0;
      const database = await done(indexedDB.open(name));
      const rows = database.transaction('cache-entries').objectStore('cache-entries');
      const all = (await done(rows.getAll())) as { url: string }[];
      database.close();
      return all.filter(({ url }) => url.includes('/files/')).length;
    };
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      token: localStorage.getItem('token') !== null,
      pictures: (await caches.has('pictures'))
        ? (await (await caches.open('pictures')).keys()).length
        : 0,
      /** Addresses of pictures that were looked at, and when. */
      notedPictures: await noted(),
      news: ((await registration?.getNotifications()) ?? []).length,
      isTold: Boolean(await registration?.pushManager.getSubscription()),
    };
  });

/**
 * Gives this page what a member's has: something that is told on the device, and a subscription for
 * more, which no browser of a test gets from a push service.
 */
export const tellHere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let isOn = true;
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/x',
      toJSON: () => ({}),
      unsubscribe: () => {
        isOn = false;
        return Promise.resolve(true);
      },
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve((isOn ? subscription : null) as unknown as PushSubscription | null);
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification('Asha wrote to you', { tag: 'news' });
  });
