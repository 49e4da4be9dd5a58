import type { Page } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';
import { begin, newCompany } from '../support/posting.ts';

/** What the service worker of the page stored, by cache. */
const stored = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const named: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      named[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return named;
  });

/** What browsers do when a release has another script: a script of another address is one. */
const release = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?next');
  });

/** Notes, beyond a reload, that another script takes over; and what tells a reload. */
const noteTakeOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      sessionStorage.setItem('tookOver', 'yes'),
    );
  });
const tookOver = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('tookOver'));

/** Hands the service worker an event of the browser's, made of its name and what it carries. */
const dispatch = (page: Page, name: 'push' | 'press', text: string): Promise<void> | undefined =>
  page
    .context()
    .serviceWorkers()
    .at(-1)
    ?.evaluate(
      async ([kind, given]) => {
        const { PushEvent, NotificationEvent, registration } = self as unknown as {
          PushEvent: new (type: string, init: object) => Event;
          NotificationEvent: new (type: string, init: object) => Event;
          registration: ServiceWorkerRegistration;
        };
        const [notification] = await registration.getNotifications({ tag: given });
        self.dispatchEvent(
          kind === 'push'
            ? new PushEvent('push', { data: given })
            : new NotificationEvent('notificationclick', { notification }),
        );
      },
      [name, text],
    );

/** What stands on the device, by its tag. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ tag }) => tag);
  });

test('pages open without a line, a new version waits for a press, news is shown, and who leaves leaves nothing', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await arrive(await newcomer('alumni', 'Wahida Reads'), {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(page, newCompany());
  await page.getByLabel(/^Job location/).fill('Mysuru');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await test.step('without a line: the page, and what waits on the device', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
    await expect(page.getByLabel(/^Job location/)).toHaveValue('Mysuru');
    await page.context().setOffline(false);
  });

  await test.step('nothing of the api, and no page but the shell, is stored', async () => {
    const paths = Object.values(await stored(page)).flat();
    expect(paths.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(20);
    const others = paths.filter((path) => !/^\/(?:assets|files)\//.test(path));
    expect(others.sort()).toEqual(['/', '/favicon.svg', '/theme.js']);
  });

  await test.step('a new version waits until somebody presses', async () => {
    await page.goto(pagePaths.feed);
    await noteTakeOver(page);
    await release(page);
    const notice = page.getByRole('status').filter({ hasText: 'A new version is here' });
    await expect(notice).toBeVisible();
    expect(await tookOver(page)).toBeNull();
    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isSamePage' in window));
    expect(await tookOver(page)).toBe('yes');
  });

  await test.step('what is pushed stands there, and a press opens it in the tab that is there', async () => {
    const told = { kind: 'show', title: 'Asha wrote to you', body: '', link: pagePaths.bookmarks };
    await page.goto('about:blank');
    for (const tag of ['one', 'two'])
      await dispatch(page, 'push', JSON.stringify({ ...told, tag, at: 1 }));
    await page.goto(pagePaths.feed);
    await expect(page.getByRole('heading', { name: 'Experiencia' }).first()).toBeVisible();
    await expect.poll(async () => (await shown(page)).sort()).toEqual(['one', 'two']);
    await dispatch(page, 'press', 'one');
    await expect(page).toHaveURL(pagePaths.bookmarks);
    expect(await shown(page)).toEqual(['two']);
  });

  await test.step('who signs out leaves no picture and no notification', async () => {
    await page.evaluate(async () => {
      const picture = new Response('of somebody', { headers: { 'content-type': 'image/webp' } });
      await (await caches.open('pictures')).put('/files/of-somebody?e=9999999999', picture);
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await stored(page))['pictures'] ?? []).toEqual([]);
    await expect.poll(() => shown(page)).toEqual([]);
  });
});
