import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { appHasCome, expectNoOverflow, phoneSize } from './screen.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'];
/** Of a long list the first cards are looked at: the others are like them. */
const alike = 'main li:nth-child(n + 7)';
const looks = [
  { ...phoneSize, colorScheme: 'light' },
  { ...phoneSize, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** Nothing is on its way any more: no skeleton, no picture that is still coming, no motion. */
async function settled(page: Page): Promise<void> {
  await appHasCome(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
}

/** Waits until the page has been drawn in its new look. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What every page owes everybody, in every look. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  await expect(page, 'a title').toHaveTitle(/\S/);
  await expect(page.getByRole('main'), 'one main landmark').toHaveCount(1);
  for (const { width, height, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await painted(page);
    await settled(page);
    await expectNoOverflow(page);
    // Between light and dark only the colours differ.
    const found = await violationsOf(page, colorScheme === 'light' ? rules : ['color-contrast'], {
      exclude: [alike],
    });
    expect(found, `axe at ${width} ${colorScheme}`).toEqual([]);
  }
}

/**
 * The same of what lies open over a page: a menu, a list, a dialog, a call that rings. In light,
 * dark and high contrast.
 */
export async function expectOpenAccessible(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible();
  expect(await violationsOf(page, ['region']), 'all of it stands in a landmark').toEqual([]);
  const root = page.locator('html');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' });
      await expect(root).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expect(root).toHaveAttribute('data-contrast', contrast === 'more' ? 'high' : 'normal');
      await settled(page);
      const found = await violationsOf(page, rules, {
        include: ['[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]'],
      });
      expect(found, `axe, ${colorScheme} ${contrast}`).toEqual([]);
    }
}
