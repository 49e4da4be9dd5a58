import type { Page } from '@playwright/test';
import { announcementTexts } from '../../../schema/rules/announcements/announcements-texts.ts';
import { savedSearchTexts } from '../../../schema/rules/bookmarks/saved-search-texts.ts';
import { jobTexts } from '../../../schema/rules/jobs/jobs-texts.ts';
import { expect, test } from '../fixtures.ts';
import { type Person, post, verifiedStudent } from '../support/people.ts';

/** A phone that shows as little as any. */
const smallPhone = { width: 360, height: 640 } as const;

const firstCard = (page: Page) =>
  page.getByRole('list', { name: jobTexts.title }).getByRole('article').first();

/** Everything has its place, but for what is held back. */
async function settled(page: Page): Promise<void> {
  await expect(firstCard(page)).toBeVisible();
  await expect(page.getByText(/^\d+ openings$/)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

const topOf = async (page: Page): Promise<number> =>
  (await firstCard(page).boundingBox())?.y ?? NaN;

test('the first screen of a small phone has what one decides by of an opening, below an announcement', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { viewport: smallPhone });
  // What the college announces comes as a toast first, and stands above the next page.
  await page.goto('/feed');
  await expect(page.getByText(/^Placement season/).first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: 'Jobs' }).click();
  await settled(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: announcementTexts.label })).toBeVisible();
  const foot = (await bar.boundingBox())?.y ?? NaN;
  const card = firstCard(page);
  // Company and pay stand between the two.
  for (const part of [card.getByRole('heading'), card.getByRole('list', { name: 'Facts' })]) {
    const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(foot);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Somebody who keeps an eye on two searches. */
async function aWatcher(): Promise<Person> {
  const person = await verifiedStudent('Wasim Watcher');
  const query =
    'mutation ($filter: JobFilterInput!) { saveJobSearch(filter: $filter, mails: never) { id } }';
  for (const filter of [{ skill: 'sql' }, { type: 'intern' }])
    await post('/graphql', { query, variables: { filter } }, person.token);
  return person;
}

/** Keeps the answer of the saved searches back. @returns lets it come */
async function holdBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SavedJobSearches"')) await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

for (const viewport of [smallPhone, { width: 1440, height: 900 }])
  test(`openings stay where they are when saved searches come, at ${viewport.width} px`, async ({
    arrive,
  }) => {
    const page = await arrive(await aWatcher(), { viewport });
    // On a device that knows of none, and on one that has shown them before.
    for (const known of [false, true]) {
      const letCome = await holdBack(page);
      await page.goto('/job-openings');
      await settled(page);
      const before = await topOf(page);
      letCome();
      const arrived = known && viewport !== smallPhone ? 'sql' : `${savedSearchTexts.list} (2)`;
      await expect(page.getByRole('button', { name: arrived, exact: true })).toBeVisible();
      expect(await topOf(page), known ? 'a device that knows them' : 'a new device').toBe(before);
      await page.unrouteAll();
    }
  });

test('the first screen of a laptop has what one decides by of an opening', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { viewport: { width: 1280, height: 800 } });
  await page.goto('/job-openings');
  await settled(page);
  const facts = firstCard(page).getByRole('list', { name: 'Facts' });
  const { y = NaN, height = NaN } = (await facts.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(800);
  // What narrows the board down stands above it, each choice with how many it has.
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Intern\s*\d+$/ }).click();
  await expect(page).toHaveURL(/\?type=intern$/);
});

for (const { path, list, unfold, field } of [
  { path: '/people', list: 'People', unfold: 'Search', field: 'Name' },
  { path: '/questions', list: 'Question Bank', unfold: 'Search', field: 'Search questions' },
])
  test(`the filters of ${path} are folded on a phone, below one line of saved searches`, async ({
    arrive,
    student,
  }) => {
    const page = await arrive(student, { viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const first = page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await first.boundingBox())?.y ?? NaN).toBeLessThan(370);
    const typed = page.getByLabel(field, { exact: true });
    await expect(typed).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: unfold }).click();
    await expect(typed).toBeVisible();
  });
