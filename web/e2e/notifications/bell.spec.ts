import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { begin, fill, newCompany } from '../support/posting.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

test('a question asked in one browser rings in the other, nothing reloaded', async ({ arrive }) => {
  const [author, student] = await Promise.all([
    newcomer('alumni', 'Bela Bell'),
    verifiedStudent('Ravi Ringer'),
  ]);
  const [told, asking] = [await arrive(author), await arrive(student, onPhone)];
  const otherDevice = await arrive(author, onPhone);
  const company = newCompany();

  await begin(told, company);
  await fill(told);
  await told
    .getByRole('dialog', { name: 'Post Preview' })
    .getByRole('button', { name: 'Submit Post' })
    .click();
  await told.getByRole('link', { name: company }).first().click();
  await expect(told).toHaveURL(/\/post\//);
  const address = told.url();
  await told.goto('/notifications');
  await expect(told.getByText('Nothing new yet')).toBeVisible();
  await expect(
    told.getByRole('link', { name: 'Notifications', exact: true }).first(),
  ).toBeVisible();

  await told.goto('/bookmarks');
  await otherDevice.goto('/feed');
  await asking.goto(address);
  await asking.getByLabel('Your question').fill('Were there trees?');

  const words = `Ravi Ringer asked about your ${company} post`;
  const toast = told.getByRole('list', { name: 'Notices' }).getByRole('link', { name: words });
  // A toast that somebody points at stays; looked for before it can have come.
  const held = toast.hover();
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await held;
  await expect(told.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
  // Looked at on the phone, it is news on no device; it stays unread.
  await otherDevice.getByRole('link', { name: 'Notifications, 1 new' }).click();
  await expect(otherDevice.getByRole('link', { name: `Unread: ${words}` })).toBeVisible();
  await expect(
    told.getByRole('link', { name: 'Notifications', exact: true }).first(),
  ).toBeVisible();
  await toast.click();
  await expect(told).toHaveURL(/\/post\/[\w-]+#question-/);
  await expect(told.getByText('Were there trees?')).toBeVisible();
  await expect(
    told.getByRole('link', { name: 'Notifications', exact: true }).first(),
  ).toBeVisible();

  await asking.goto('/notifications');
  await expect(asking.getByText('Nothing new yet')).toBeVisible();
  await expectNoOverflow(asking);
});
