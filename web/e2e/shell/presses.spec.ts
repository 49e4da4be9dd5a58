import type { Worker } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { stored } from '../support/device.ts';
import { launchOptionsOf } from '../support/launch.ts';
import { dispatch } from '../support/notifications.ts';
import { run } from '../support/run.ts';

// Notifications are shown, which the usual browser has no place for.
test.use({ launchOptions: launchOptionsOf(run.wholeBrowser) });

/** The worker hands out no scripts of pages until it lets them go. */
const hold = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const match = caches.match.bind(caches);
    const held = new Promise<void>((letGo) => {
      Object.assign(self, { letGo });
    });
    caches.match = async (request, options) => {
      if (/\/assets\/.*\.js$/.test(new Request(request).url)) await held;
      return match(request, options);
    };
  });
const letGo = (worker: Worker): Promise<void> =>
  worker.evaluate(() => (self as unknown as { letGo: () => void }).letGo());

/** A press on what stands there. @returns which tabs were opened, once all is done for it */
const press = (worker: Worker, tag: string): Promise<string[]> =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as {
      NotificationEvent: new (
        type: string,
        init: object,
      ) => Event & { waitUntil: (work: Promise<unknown>) => void };
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (link: string) => Promise<null> };
    };
    const opened: string[] = [];
    scope.clients.openWindow = (link) => {
      opened.push(link);
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications({ tag: pressed });
    const event = new scope.NotificationEvent('notificationclick', { notification, action: '' });
    let done: Promise<unknown> = Promise.resolve();
    event.waitUntil = (work) => {
      done = work;
    };
    self.dispatchEvent(event);
    await done;
    return opened;
  }, tag);

test('a press opens the thing in a page whose code is still on its way, and no second tab', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await stored(page))['code']?.length ?? 0).toBeGreaterThan(20);
  await page.goto('about:blank');
  const told = { kind: 'show', title: 'Asha wrote to you', body: '', link: pagePaths.bookmarks };
  await dispatch(page, 'push', JSON.stringify({ ...told, tag: 'one', at: 1 }));
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no service worker');
  await expect
    .poll(() =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).length;
      }),
    )
    .toBe(1);
  await hold(worker);
  await page.goto(pagePaths.feed, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'endEarlyPresses' in window);
  expect(await press(worker, 'one')).toEqual([]);
  await letGo(worker);
  await expect(page).toHaveURL(pagePaths.bookmarks);
});
