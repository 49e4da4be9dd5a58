import type { Page } from '@playwright/test';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { begin, firstPost, newCompany } from '../support/posting.ts';

for (const path of [
  pagePaths.landing,
  pagePaths.about,
  pagePaths.contact,
  pagePaths.terms,
  pagePaths.signIn,
  pagePaths.signUp,
  pagePaths.signInByOidc,
  pagePaths.forgotPassword,
  pagePaths.feed,
  '/nowhere/at-all',
]) {
  test(`${path} for a visitor`, async ({ page, troubles }) => {
    troubles.expect(/^response: 404 GET .*\/nowhere\/at-all$/);
    await page.goto(path);
    if (path === pagePaths.landing) await page.locator('#connect').scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });
}

/** Companies are put together by a job, within a minute of the start. */
const toCompanies = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto(pagePaths.companies);
    await expect(page.locator('article').first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });

const places: Record<
  string,
  { who: 'student' | 'alumnus' | 'unverified'; go: (page: Page) => Promise<unknown> }
> = {
  'the feed': { who: 'student', go: (page) => page.goto('/feed') },
  'all experiences': { who: 'student', go: (page) => page.goto('/feed?tab=experiencia') },
  'all people': { who: 'student', go: (page) => page.goto('/feed?tab=networking') },
  'a search without hits': {
    who: 'student',
    go: (page) => page.goto('/feed?tab=experiencia&search=zzqqxx'),
  },
  'a post': { who: 'student', go: async (page) => page.goto(await firstPost(page)) },
  'a post that is not there': {
    who: 'student',
    go: (page) => page.goto('/post/0199aaaa-0000-7000-8000-000000000000'),
  },
  'a post that is closed': {
    who: 'unverified',
    go: async (page) => page.goto(await firstPost(page)),
  },
  'the feed of the unverified': { who: 'unverified', go: (page) => page.goto('/feed') },
  'the career path': { who: 'alumnus', go: (page) => page.goto('/career-path') },
  'the board of openings': { who: 'student', go: (page) => page.goto('/job-openings?type=intern') },
  'an opening': {
    who: 'student',
    go: async (page) => {
      await page.goto('/job-openings');
      await page.locator('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Share Job' }).waitFor();
    },
  },
  'the directory': { who: 'student', go: (page) => page.goto(`${pagePaths.people}?branch=CSE`) },
  'paths to a role': {
    who: 'student',
    go: async (page) => {
      await page.goto(`${pagePaths.paths}?role=Graduate+Engineer+Trainee`);
      await page.getByRole('heading', { name: /went there/ }).waitFor();
    },
  },
  'all companies': {
    who: 'student',
    go: toCompanies,
  },
  'a company': {
    who: 'student',
    go: async (page) => {
      await toCompanies(page);
      await page.locator('article').first().getByRole('link').click();
      await page.getByRole('heading', { name: 'Who works there, or did' }).waitFor();
    },
  },
  'two companies side by side': {
    who: 'student',
    go: async (page) => {
      await toCompanies(page);
      const paths = await page
        .locator('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const [one, other] = paths.map((path) => path.replace('/company/', ''));
      await page.goto(`${pagePaths.compareCompanies}?with=${one},${other}`);
      await page.getByRole('table', { name: 'Facts side by side' }).waitFor();
    },
  },
  'the question bank': {
    who: 'student',
    go: async (page) => {
      // Its questions are grouped a minute after the companies are there.
      await toCompanies(page);
      await expect(async () => {
        await page.goto(pagePaths.questionBank);
        await expect(page.getByText(/^Asked by/).first()).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 90_000 });
    },
  },
  'the form of an opening': { who: 'alumnus', go: (page) => page.goto('/add-job-opening') },
  'a new post': { who: 'alumnus', go: (page) => page.goto('/add-post') },
  'the form of a new post': { who: 'alumnus', go: (page) => begin(page, newCompany()) },
  "an edit of another's post": {
    who: 'student',
    go: async (page) => page.goto((await firstPost(page)).replace('/post/', '/edit-post/')),
  },
  settings: {
    who: 'alumnus',
    go: async (page) => {
      await page.goto('/settings');
      for (const name of [/^Password/, /^Privacy/, /^Chat/, /^Blocked/, /^Session/, /^Access/])
        await page.getByRole('main').getByRole('button', { name, expanded: false }).click();
      await page.getByText('This device').waitFor();
    },
  },
  'an own profile': {
    who: 'alumnus',
    go: async (page) => {
      await page.goto('/feed');
      await page.getByRole('link', { name: /^Your profile/ }).click();
    },
  },
  "a student's profile": {
    who: 'student',
    go: async (page) => {
      await page.goto('/feed');
      await page.getByRole('link', { name: /^Your profile/ }).click();
    },
  },
  'a profile that is not there': {
    who: 'student',
    go: (page) => page.goto('/profile/0199aaaa-0000-7000-8000-000000000000'),
  },
};

for (const [name, { who, go }] of Object.entries(places)) {
  test(name, async ({ arrive, student, alumnus, unverified }) => {
    const page = await arrive({ student, alumnus, unverified }[who]);
    await go(page);
    await expectAccessible(page);
  });
}

test('verification, both ways', async ({ arrive }) => {
  const page = await arrive(await newcomer('alumni', 'Sound Check'));
  await page.goto('/verification');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Document' }).click();
  await expectAccessible(page);
});

test('verified', async ({ arrive }) => {
  const page = await arrive(await verifiedStudent('Sound Verified'));
  await page.goto('/verification');
  await expectAccessible(page);
});
