import type { Page } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { belongings, draftIn, tellHere, traces } from '../support/device.ts';
import { launchOptionsOf } from '../support/launch.ts';
import { demo, newcomer, type Person, post } from '../support/people.ts';
import { run } from '../support/run.ts';

// Notifications are shown, which the usual browser has no place for.
test.use({ launchOptions: launchOptionsOf(run.wholeBrowser) });

const nothing = { token: false, pictures: 0, notedPictures: 0, news: 0, isTold: false };

/** A member's page, with all that a device has of its person by and by. */
async function usedBy(page: Page, person: Person): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await draftIn(page, 'Hubballi');
  // Faces of those who wrote, which the worker keeps.
  await page.goto('/feed?tab=networking');
  await expect.poll(async () => (await belongings(page)).notedPictures).toBeGreaterThan(0);
  await expect.poll(() => traces(page)).toContain(person.id);
  await tellHere(page);
  expect(await belongings(page)).toMatchObject({ token: true, news: 1, isTold: true });
}

async function ban({ id }: Person): Promise<void> {
  const { token } = await demo.superAdmin();
  await post(`/api/admin/users/${id}/ban`, { reason: 'Asked for money' }, token);
}

const options = { serviceWorkers: 'allow', permissions: ['notifications'] as string[] } as const;

test('who is banned while a page is open leaves nothing on the device', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/401|Unauthorized|4401|WebSocket/);
  const person = await newcomer('alumni', 'Banned Bhanu');
  const page = await arrive(person, options);
  await usedBy(page, person);
  await ban(person);
  await expect(page.getByRole('dialog').getByText('Asked for money')).toBeVisible();
  await expect.poll(() => traces(page)).not.toContain(person.id);
  await expect.poll(() => belongings(page)).toEqual(nothing);
});

test('who is banned while no page is open leaves nothing once one is', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/401|Unauthorized|4401|WebSocket/);
  const person = await newcomer('alumni', 'Banned Bela');
  const page = await arrive(person, options);
  await usedBy(page, person);
  await page.goto('about:blank');
  await ban(person);
  await page.goto(pagePaths.feed);
  await expect.poll(() => traces(page)).not.toContain(person.id);
  await expect.poll(() => belongings(page)).toEqual(nothing);
});

test('who signs out leaves no picture’s address behind either', async ({ arrive }) => {
  const person = await newcomer('alumni', 'Leaving Leela');
  const page = await arrive(person, options);
  await usedBy(page, person);
  // How far pages were scrolled is kept by their addresses.
  await page.reload();
  expect(await traces(page)).toContain('/feed?tab=networking');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => belongings(page)).toEqual(nothing);
  await expect.poll(() => traces(page)).not.toContain(person.id);
  expect(await traces(page)).not.toContain('tab=networking');
  await page.reload();
  expect(await traces(page)).not.toContain('tab=networking');
});
