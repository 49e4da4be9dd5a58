import { adminTexts } from '../../../schema/rules/administration/admin-texts.ts';
import { pageEntries, pages } from '../../../schema/rules/pages/pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';

/** Everything of the area that a super admin opens. */
const paths = pageEntries
  .filter(({ frame, path }) => frame === 'admin' && path !== pages.admin.path)
  .flatMap(({ path }) => (path.includes(':') ? [] : [path]));

for (const path of paths)
  test(path, async ({ arrive }) => {
    const page = await arrive(await demo.superAdmin());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page);
  });

test('the menu shows its last entries on a laptop, and the open one on any window', async ({
  arrive,
}) => {
  const page = await arrive(await demo.superAdmin(), { viewport: { width: 1440, height: 900 } });
  const last = page
    .getByRole('navigation', { name: adminTexts.tabsLabel })
    .getByRole('link')
    .last();
  await page.goto(pages.admin.path);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 600 });
  await last.click();
  await page.reload();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 1 });
});
