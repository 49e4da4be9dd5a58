import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { verifiedStudent } from '../support/people.ts';
import { firstPost } from '../support/posting.ts';
import { onPhone } from '../support/screen.ts';

/**
 * Waits until the page scrolls no more and the element has its place: the wheel rolls on for a
 * while.
 */
const standsStill = (page: Page, locator: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const places = [];
      for (let look = 0; look < 2; look++) {
        places.push(
          `${await page.evaluate(() => window.scrollY)} ${(await locator.boundingBox())?.y}`,
        );
        await page.evaluate(
          () => new Promise<void>((resolve) => window.setTimeout(() => resolve(), 250)),
        );
      }
      return places[0] === places[1];
    })
    .toBe(true);

/** Whether a press on its middle reaches it. */
const isReached = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (found === element || element.contains(found));
  });

for (const size of ['normal', 'largest'])
  test(`Feedback and Logout keep out of each other's way with ${size} text`, async ({
    arrive,
    alumnus,
  }) => {
    const page = await arrive(alumnus, { viewport: { width: 1366, height: 768 } });
    await page.addInitScript((textSize) => {
      localStorage.setItem('experiencia.look', JSON.stringify({ textSize }));
    }, size);
    await page.goto('/feed');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const feedback = page.getByRole('button', { name: 'Feedback' });
    await expect(feedback).toBeVisible();
    await menu.getByRole('button', { name: 'More', exact: true }).click();
    const logout = menu.getByRole('button', { name: 'Logout' });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 1 });
    expect(await isReached(logout), 'Logout').toBe(true);
    // However the menu is scrolled, its last line included.
    await menu.evaluate((element) => {
      element.parentElement?.scrollTo(0, element.parentElement.scrollHeight);
    });
    expect(await isReached(feedback), 'Feedback').toBe(true);
    const side = await menu.evaluate(
      (element) => element.parentElement?.getBoundingClientRect().bottom ?? 0,
    );
    expect(side).toBeLessThanOrEqual((await feedback.boundingBox())?.y ?? 0);
  });

test('under a dialog the scrolled page stays as it was, header and side menu too', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const header = page.getByRole('banner').first();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await standsStill(page, header);
  const scrolled = await page.evaluate(() => window.scrollY);
  const before = await Promise.all([header.boundingBox(), menu.boundingBox()]);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await Promise.all([header.boundingBox(), menu.boundingBox()])).toEqual(before);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a page that did not load for want of a network loads when it is back', async ({
  arrive,
  student,
  troubles,
}) => {
  troubles.expect(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|preload CSS|WebSocket/,
  );
  const page = await arrive(student);
  // A page whose code nothing has fetched before.
  await page.goto('/bookmarks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/blocked-people');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByText('This page did not load')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /Blocked people/i })).toBeVisible();
});

/** What reaches over the right edge of the screen, after the page's width: nothing, if all fits. */
const whatIsWider = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 160));
    return [`${scrollWidth}`, ...out.slice(0, 25)];
  });

const twiceTheSize = 'html:root { font-size: 200% !important; }';

for (const [name, go] of Object.entries({
  'the feed': (page: Page) => page.goto('/feed'),
  'all experiences': (page: Page) => page.goto('/feed?tab=experiencia'),
  'all people': (page: Page) => page.goto('/feed?tab=networking'),
  'a post': async (page: Page) => page.goto(await firstPost(page)),
  'the board of openings': (page: Page) => page.goto('/job-openings'),
  connections: (page: Page) => page.goto('/connections'),
  'the directory of people': (page: Page) => page.goto('/people'),
  bookmarks: (page: Page) => page.goto('/bookmarks'),
  'no bookmark': (page: Page) => page.goto('/bookmarks?q=nothing-has-this'),
  'a company': (page: Page) => page.goto('/company/qualcomm'),
  'two companies side by side': (page: Page) =>
    page.goto('/companies/compare?with=amazon,microsoft'),
  'how people got to a company': (page: Page) => page.goto('/paths?company=amazon'),
  'the question bank': (page: Page) => page.goto('/questions'),
}))
  test(`text twice its size does not scroll ${name} sideways on a phone`, async ({
    arrive,
    student,
  }) => {
    const page = await arrive(student, onPhone);
    await go(page);
    await page.addStyleTag({ content: twiceTheSize });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await whatIsWider(page)).toEqual([]);
  });

for (const [name, go] of Object.entries({
  'a question': async (page: Page) => page.goto(await firstPost(page)),
  // Of a student whom nobody else's story makes private, or endorses.
  'an endorsement': async (page: Page) =>
    page.goto(`/profile/${(await verifiedStudent('Lena Links')).id}?tab=endorsements`),
}))
  test(`a long link in ${name} does not scroll a phone sideways`, async ({ arrive, alumnus }) => {
    const page = await arrive(alumnus, onPhone);
    await go(page);
    const box = page.locator('main textarea').first();
    await box.fill(`https://drive.example/${'folder'.repeat(40)}`);
    await expect(box).toBeVisible();
    expect(await whatIsWider(page)).toEqual([]);
  });

test('words of the bar at the foot grow with the text, and none is cut', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  await page.goto('/feed');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  const sizeOf = () =>
    bar
      .getByText('Home', { exact: true })
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await sizeOf();
  await page.addStyleTag({ content: twiceTheSize });
  expect(await sizeOf()).toBeGreaterThanOrEqual(before * 1.5);
  const cut = await bar
    .getByRole('link')
    .locator('span')
    .evaluateAll((words) =>
      words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  const tops = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size, 'all beside each other').toBe(1);
  const { x = NaN, width = NaN } = (await bar.getByRole('link').last().boundingBox()) ?? {};
  expect(x + width, 'the last is on the screen').toBeLessThanOrEqual(360);
});

// The second waits for the reader with the shape of a page in place of the page.
for (const path of ['/feed?tab=networking', '/settings'])
  test(`nor does the header of ${path} while it waits for the picture of who reads`, async ({
    arrive,
    student,
  }) => {
    const page = await arrive(student, onPhone);
    // The answer that names the reader never comes.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"Me"') ? undefined : route.continue(),
    );
    await page.goto(path);
    await page.addStyleTag({ content: twiceTheSize });
    await expect(page.getByRole('link', { name: 'Your profile', exact: true })).toBeVisible();
    expect(await whatIsWider(page)).toEqual([]);
  });
