import type { Locator } from '@playwright/test';
import { adminTexts } from '../../../schema/rules/administration/admin-texts.ts';
import { moderationPageTexts } from '../../../schema/rules/moderation/moderation-page-texts.ts';
import { expect, test } from '../fixtures.ts';
import { demo } from '../support/people.ts';
import { phoneSize } from '../support/screen.ts';

/** Where it begins and ends on the screen, once it has its place. */
async function spanOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  await locator.evaluate((one) =>
    Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const { y = NaN, height = NaN } = (await locator.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

for (const { width, height } of [{ width: 1366, height: 600 }, phoneSize])
  test(`a toast stands above the bar of what is selected, at ${width} px`, async ({ arrive }) => {
    const page = await arrive(await demo.superAdmin(), { viewport: { width, height } });
    await page.goto('/admin/comments');
    const shown = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Hide/ }) })
      .first();
    await shown.getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: adminTexts.list.selected(1) });
    // The list is longer than the screen: the bar stands at its foot.
    expect(height - (await spanOf(bar)).bottom).toBeLessThan(120);
    await bar.getByRole('button', { name: moderationPageTexts.restoreThem }).click();
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: moderationPageTexts.noneToAct.restore });
    await expect(toast).toBeVisible();
    expect((await spanOf(toast)).bottom).toBeLessThanOrEqual((await spanOf(bar)).top);
    // What can be pressed in either is reached.
    await bar.getByRole('button', { name: adminTexts.list.unselect }).click({ trial: true });
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
  });
