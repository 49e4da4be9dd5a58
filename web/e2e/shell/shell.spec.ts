import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { verifiedStudent } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const root = (page: Page) => page.locator('html');

test('theme, text size and contrast are kept over a reload, and seen before the first paint', async ({
  arrive,
}) => {
  // The look is the account's: others who are signed in with it would see it too.
  const page = await arrive(await verifiedStudent('Look Keeper'));
  await page.goto('/feed');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const size = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  await page.getByRole('group', { name: 'Theme' }).getByLabel('Dark').check();
  await page.getByRole('group', { name: 'Text size' }).getByLabel('XL').check();
  await page.getByRole('group', { name: 'Contrast' }).getByLabel('High').check();

  const look = async (): Promise<void> => {
    await expect(root(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(root(page)).toHaveAttribute('data-text-size', 'largest');
    await expect(root(page)).toHaveAttribute('data-contrast', 'high');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      before,
    );
    expect(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBeGreaterThan(size);
  };
  await look();
  // Without the app's code: what is applied now stands before the first paint.
  await page.route('**/assets/*.js', (route) => route.abort('aborted'));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await look();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Contrast' }).getByLabel('High')).toBeChecked();
  await look();
});

test('the device decides until the person does', async ({ arrive, student }) => {
  const page = await arrive(student, { colorScheme: 'dark' });
  await page.goto('/feed');
  await expect(root(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await expect(root(page)).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(root(page)).toHaveAttribute('data-contrast', 'high');
});

test('a device that asks for less motion gets none', async ({ arrive, student }) => {
  const page = await arrive(student, {
    reducedMotion: 'reduce',
    ...onPhone,
  });
  await page.goto('/feed');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test('a page that is not there says so, and shows the ways on', async ({ page, troubles }) => {
  troubles.expect(/^response: 404 GET .*\/no\/such\/page$/);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByText('There is no page here')).toBeVisible();
  await page.getByRole('link', { name: 'Front page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Go to the feed' }).click();
  await expect(page).toHaveURL(/\/feed$/);
});

test('the keyboard: skip link, a visible focus, the menu sheet traps and gives back', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  await page.goto('/feed');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(menu).toBeFocused();
});

test('on a phone the bottom bar leads to the things one does most', async ({ arrive, alumnus }) => {
  const page = await arrive(alumnus, onPhone);
  await page.goto('/feed');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [name, address] of [
    ['Networking', /tab=networking$/],
    ['Messages', /\/chat$/],
    ['Jobs', /\/job-openings$/],
    ['Profile', /\/profile\//],
    ['Home', /\/feed$/],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});
