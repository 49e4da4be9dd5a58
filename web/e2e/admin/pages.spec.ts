import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';

/** Everything of the area that a super admin opens. */
const tabs = [
  'verification',
  'posts',
  'comments',
  'gratitudes',
  'jobs',
  'users',
  'announcements',
  'analytics',
  'flagged',
  'admins',
  'audit',
  'import',
  'profile',
  'settings',
];

for (const tab of tabs)
  test(`/admin/${tab}`, async ({ arrive }) => {
    const page = await arrive(await demo.superAdmin());
    await page.goto(`/admin/${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expectAccessible(page);
  });
