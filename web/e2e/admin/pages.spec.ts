import { pageEntries, pages } from '../../../schema/rules/pages.ts';
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
