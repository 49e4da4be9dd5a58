import type { Page } from '@playwright/test';
import { uiTexts } from '../../../schema/rules/ui-texts.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoOverflow } from '../support/screen.ts';

const phone = { width: 360, height: 740 } as const;

/** What was announced is said in a toast on a device that has not seen it. */
const announced = (page: Page) =>
  page
    .getByRole('list', { name: uiTexts.notices })
    .getByRole('listitem')
    .filter({ hasText: /^Placement season/ });

/** Where it is, once it has its place. */
const placeOf = async (page: Page) => {
  const toast = announced(page);
  await expect(toast).toBeVisible();
  return toast.evaluate(async (one) => {
    await Promise.all(one.getAnimations().map(({ finished }) => finished));
    return one.getBoundingClientRect().toJSON() as DOMRect;
  });
};

test('what was announced covers little of a phone, and nothing once the page is gone on with', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { viewport: phone });
  await page.goto('/feed');
  const { height } = await placeOf(page);
  expect(height).toBeLessThanOrEqual(phone.height / 8);
  // It is closed by going on with the page, long before its time is over.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 40);
        return announced(page).count();
      },
      { timeout: 6000, intervals: [250] },
    )
    .toBe(0);
});

test('a toast with text twice its size is read whole on a phone, and closed at its corner', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, { viewport: phone });
  await page.goto('/feed');
  await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
  const { top, right, left, bottom, height } = await placeOf(page);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(phone.width);
  expect(height).toBeLessThan(phone.height / 2);
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  const cut = await announced(page).evaluate((toast) =>
    [toast, ...toast.querySelectorAll('p, a, button')]
      .filter((one) => {
        const { display, overflowY } = getComputedStyle(one);
        if (display === 'inline') return false;
        const isScrolled = overflowY !== 'visible' && one.scrollHeight > one.clientHeight;
        return isScrolled || one.scrollWidth > one.clientWidth;
      })
      .map((one) => one.outerHTML),
  );
  expect(cut, 'nothing is cut off or scrolls').toEqual([]);
  await expectNoOverflow(page);
  const close = announced(page).getByRole('button', { name: uiTexts.dismiss });
  const corner = await close.boundingBox();
  expect((corner?.y ?? 0) - top).toBeLessThan(40);
  expect(right - (corner?.x ?? 0) - (corner?.width ?? 0)).toBeLessThan(40);
  await close.click();
  await expect(announced(page)).toHaveCount(0);
});
