import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../support/screen.ts';

/** How many pixels of a column a thumb has that aims at the middle of something. */
const met = (thing: Locator): Promise<number> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { top, height, left, width } = element.getBoundingClientRect();
    const at = (y: number) =>
      element.contains(document.elementFromPoint(left + width / 2, y)) ? 1 : 0;
    return Array.from({ length: 60 }, (_, y) => at(top + height / 2 - 30 + y + 0.5)).reduce<number>(
      (sum, one) => sum + one,
      0,
    );
  });

test('a thumb meets what one looks for people, companies and experiences with', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { ...onPhone, hasTouch: true, isMobile: true });
  await page.goto('/feed?tab=experiencia');
  const post = await page.locator('a[href^="/post/"]').first().getAttribute('href');
  for (const [path, name] of [
    ['/feed?tab=experiencia', /^Filters/],
    ['/feed?tab=experiencia', 'Overview'],
    ['/feed?tab=experiencia', 'Sort by'],
    [post ?? '', /^All about/],
    ['/company/zoho', 'Follow Zoho'],
    ['/company/zoho', /^Where it stands/],
    ['/people', /^Connect/],
    ['/questions', /^Filters/],
    ['/questions', 'Zoho'],
  ] as const) {
    await page.goto(path);
    const thing = (['button', 'link', 'tab', 'combobox'] as const)
      .map((role) => page.getByRole(role, { name }))
      .reduce((all, one) => all.or(one), page.locator('summary', { hasText: name }))
      .first();
    await expect(async () => {
      expect(await met(thing), `${path}: ${String(name)}`).toBeGreaterThanOrEqual(44);
    }).toPass({ timeout: 10_000 });
  }
});
