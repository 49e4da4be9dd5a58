import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demo } from '../support/people.ts';
import { expectNoOverflow, expectNothingCut, onPhone, phoneSize } from '../support/screen.ts';

test('in letters twice their size the ways out of an empty list stay on the screen of a phone', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  for (const [path, words] of [
    ['/company/zoho?type=intern', /^Without “Internship”/],
    ['/paths', 'Graduate Engineer Trainee'],
  ] as const) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
    const way = page.getByRole('button', { name: words });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport();
    await expectNoOverflow(page);
  }
});

test('in letters twice their size the menu of an admin stays on the screen of a phone', async ({
  arrive,
}) => {
  const page = await arrive(await demo.superAdmin(), onPhone);
  await page.goto('/admin/users');
  await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
  const own = page.getByRole('button', { name: /^Your menu/ });
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeInViewport({ ratio: 1 });
});

test('in letters twice their size what can be done about people stays on the screen of a phone', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student, onPhone);
  const { id } = await demo.alumnus();
  for (const [path, what] of [
    [`/profile/${id}`, page.getByRole('button', { name: /^More about/ })],
    ['/notifications', page.getByRole('link', { name: /^Approach/ }).first()],
    ['/edit-profile', page.getByRole('button', { name: 'Change picture' })],
  ] as const) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
    // To scroll there would move what is cut off into sight.
    await expect
      .poll(() => what.evaluate((one) => one.getBoundingClientRect().right), path)
      .toBeLessThanOrEqual(phoneSize.width);
    await expectNoOverflow(page);
  }
});

/** Each page is whole once its part is there: what is cut off is told for all of them at once. */
async function expectWhole(page: Page, parts: (readonly [string, Locator])[]): Promise<void> {
  for (const [path, part] of parts) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html:root { font-size: 200% !important; }' });
    await expect(part.first()).toBeVisible();
    await expectNothingCut(page);
    await expectNoOverflow(page);
  }
}

test('in letters twice their size nothing of an admin’s pages is cut off on a phone', async ({
  arrive,
}) => {
  const page = await arrive(await demo.superAdmin(), onPhone);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await expectWhole(page, [
    ['/admin', page.getByRole('link', { name: /People who joined/ })],
    ['/admin/import', button(/bad rows?$/)],
    ['/admin/announcements', button('Announce')],
    ['/admin/health', button('Download a support packet')],
    ['/admin/begin', page.getByRole('textbox', { name: 'Name of the college' })],
  ]);
});

test('in letters twice their size nothing that decides about people is cut off on a phone', async ({
  arrive,
}) => {
  const page = await arrive(await demo.superAdmin(), onPhone);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await expectWhole(page, [
    ['/admin/verification', button(/^Approve/)],
    ['/admin/admins', button(/^Make plain admin/)],
    ['/admin/companies', button(/^Logo/)],
    ['/admin/analytics', page.locator('.recharts-surface')],
    ['/admin/college', button('Add a degree')],
    ['/admin/backups', page.getByRole('link', { name: 'Set up an authenticator app' })],
    ['/admin/settings', button('Change password')],
  ]);
});

test('in letters twice their size nothing that a member presses is cut off on a phone', async ({
  arrive,
  alumnus,
}) => {
  const page = await arrive(alumnus, onPhone);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await expectWhole(page, [
    ['/add-job-opening', button(/^Post/)],
    ['/career-path', button('Continue')],
    ['/bookmarks', page.getByRole('heading', { level: 1 })],
    ['/people', button(/^Connect/)],
  ]);
});
