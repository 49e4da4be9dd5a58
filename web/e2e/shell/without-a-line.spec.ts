import type { Page } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { draftIn, stored, traces } from '../support/device.ts';
import { launchOptionsOf } from '../support/launch.ts';
import { dispatch, shown } from '../support/notifications.ts';
import { demo, newcomer, post } from '../support/people.ts';
import { run } from '../support/run.ts';

// Notifications are shown, which the usual browser has no place for.
test.use({ launchOptions: launchOptionsOf(run.wholeBrowser) });

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

test('pages open without a line, a new version waits for a press, news is shown, and who leaves leaves nothing', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const person = await newcomer('alumni', 'Wahida Reads');
  const page = await arrive(person, {
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await draftIn(page, 'Mysuru');

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
    expect(others.sort()).toEqual(['/', '/favicon.svg']);
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
    await page.goto(pagePaths.feed, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await shown(page)).sort()).toEqual(['one', 'two']);
    // What was kept of the feed stands there first: a press is heard of under it, too.
    await dispatch(page, 'press', 'one');
    await expect(page).toHaveURL(pagePaths.bookmarks);
    expect(await shown(page)).toEqual(['two']);
  });

  await test.step('a call rings until it is declined, without a tab, or taken back', async () => {
    const told = {
      kind: 'show',
      title: 'Asha is calling you',
      body: '',
      link: pagePaths.bookmarks,
    };
    const ring = (n: number) => ({ ...told, tag: `call-${n}`, at: n, call: { decline: `t${n}` } });
    const calls = async () => (await shown(page)).filter((tag) => tag.startsWith('call-')).sort();
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    for (const n of [1, 2]) await dispatch(page, 'push', JSON.stringify(ring(n)));
    const worker = page.context().serviceWorkers().at(-1);
    await worker?.evaluate(() => {
      const sent: unknown[] = [];
      Object.assign(self, {
        sent,
        fetch: (path: string, { body }: { body: string }) => {
          sent.push([path, JSON.parse(body).variables]);
          return Promise.resolve(new Response('{}'));
        },
      });
    });
    // A page that nobody controls, so that the worker answers none of its requests.
    await page.goto(`${origin}/favicon.svg`);
    await expect.poll(calls).toEqual(['call-1', 'call-2']);
    await dispatch(page, 'decline', 'call-1');
    await expect.poll(calls).toEqual(['call-2']);
    expect(await worker?.evaluate(() => (self as unknown as { sent: unknown }).sent)).toEqual([
      ['/graphql', { token: 't1' }],
    ]);
    await dispatch(page, 'push', JSON.stringify({ kind: 'takeBack', tag: 'call-2' }));
    await expect.poll(calls).toEqual([]);
    await worker?.evaluate(() => Reflect.deleteProperty(self, 'fetch'));
    await page.goto(pagePaths.feed);
  });

  await test.step('who signs out leaves no words, no answers, no picture and no notification', async () => {
    expect(await traces(page)).toContain(person.id);
    await page.evaluate(async () => {
      const picture = new Response('of somebody', { headers: { 'content-type': 'image/webp' } });
      await (await caches.open('pictures')).put('/files/of-somebody?e=9999999999', picture);
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(async () => (await stored(page))['pictures'] ?? []).toEqual([]);
    await expect.poll(() => shown(page)).toEqual([]);
    await expect.poll(() => traces(page)).not.toContain(person.id);
  });
});

test('what was read is read without a line, and says how old it is; nothing is left of who makes way', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401|Unauthorized|4401|WebSocket/);
  const first = await newcomer('alumni', 'Farida Reads');
  const second = await newcomer('alumni', `Gopal Reads ${Date.now() % 100_000}`);
  const page = await arrive(first, { serviceWorkers: 'allow' });
  page.on('dialog', (dialog) => void dialog.accept());
  const age = page.getByText(/^As of .*, offline$/);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('main a[href^="/post/"]').first().click();
  await expect(page).toHaveURL(/\/post\//);
  const read = (await title.textContent()) ?? '';
  const address = page.url();

  await test.step('an experience and the feed, after a reload', async () => {
    await expect.poll(() => traces(page)).toMatch(/PostPage.*FeedPosts|FeedPosts.*PostPage/);
    expect(await traces(page)).not.toMatch(/\/files\/[^"]*\?/);
    await expect.poll(async () => (await stored(page))['code']?.join(' ')).toContain('PageAge');
    await page.context().setOffline(true);
    await page.reload();
    await expect(title).toHaveText(read);
    await expect(age).toBeVisible();
    await page.goto(pagePaths.feed);
    await expect(page.locator('main a[href^="/post/"]').first()).toBeVisible();
    await expect(age).toBeVisible();
    await page.context().setOffline(false);
    await expect(age).toBeHidden();
  });

  await test.step('another account finds nothing of the one before', async () => {
    await draftIn(page, 'Mysuru');
    expect(await traces(page)).toContain(first.id);
    await page.goto('about:blank');
    await page.goto(`${new URL(address).origin}/favicon.svg`);
    await page.evaluate((token) => localStorage.setItem('token', token), second.token);
    await page.goto(address);
    await expect(title).toHaveText(read);
    await expect.poll(() => traces(page)).not.toContain(first.id);
    await expect.poll(() => traces(page)).toContain(second.id);
  });

  await test.step('who is banned leaves nothing', async () => {
    await draftIn(page, 'Hubballi');
    const { token } = await demo.superAdmin();
    await post(`/api/admin/users/${second.id}/ban`, { reason: 'Asked for money' }, token);
    await expect(page.getByRole('dialog').getByText('Asked for money')).toBeVisible();
    await expect.poll(() => traces(page)).not.toContain(second.id);
  });
});

test('who deletes their account leaves nothing on the device', async ({ arrive, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401|Unauthorized|4401|WebSocket/);
  const person = await newcomer('alumni', 'Deleting Deepa');
  const page = await arrive(person, { serviceWorkers: 'allow', permissions: ['notifications'] });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await draftIn(page, 'Mangaluru');
  await page.goto(pagePaths.feed);
  await expect.poll(() => traces(page)).toMatch(new RegExp(`${person.id}.*FeedPosts`));
  await page.evaluate(async () => {
    const picture = new Response('of somebody', { headers: { 'content-type': 'image/webp' } });
    await (await caches.open('pictures')).put('/files/of-somebody?e=9999999999', picture);
  });
  // Another device of theirs.
  const tablet = await arrive(person, { serviceWorkers: 'allow' });
  await draftIn(tablet, 'Udupi');
  expect(await traces(tablet)).toContain(person.id);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Data Controls' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect.poll(async () => (await stored(page))['pictures'] ?? []).toEqual([]);
  await expect.poll(() => traces(page)).not.toContain(person.id);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => traces(tablet)).not.toContain(person.id);
});
