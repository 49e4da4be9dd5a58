import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo, newEmail } from '../support/people.ts';

test('an admin announces: an open page tells of it, and once dismissed it stays away', async ({
  arrive,
  student,
}) => {
  const talk = `Talk at nine in hall ${Date.now()}`;
  const words = `${talk}, see https://vie.example/talk.`;
  const reader = await arrive(student);
  await reader.goto('/notifications');
  await expect(reader.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  const admin = await arrive(await demo.superAdmin());
  await admin.goto('/admin/announcements');
  await expect(admin.getByText(/^Reaches [1-9]/)).toBeVisible();
  await admin.getByLabel('Message').fill(words);
  await admin.getByLabel('For', { exact: true }).selectOption('mentee');
  await expectAccessible(admin);
  // The toast goes by itself: whoever reads looks for it before it can have come. One of what was
  // announced before may stand there still.
  const shown = reader
    .getByRole('list', { name: 'Notices' })
    .getByRole('listitem')
    .filter({ hasText: talk })
    .getByRole('link', { name: 'Show' })
    .click();
  await admin.getByRole('button', { name: 'Announce', exact: true }).click();
  await shown;
  await expect(admin.getByRole('table').getByText(talk).first()).toBeVisible();

  const banners = reader.getByRole('region', { name: 'Announcements' });
  await expect(banners.getByText(talk)).toBeVisible();
  await expect(banners.getByRole('link', { name: 'https://vie.example/talk' })).toBeVisible();
  await expectAccessible(reader);
  await banners.getByRole('button', { name: 'Dismiss this announcement' }).first().click();
  await expect(banners.getByText(talk)).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  // The bell has told it too.
  await expect(
    reader.getByRole('link', { name: `The college announces: ${talk}` }).first(),
  ).toBeVisible();
  await expect(banners.getByText(talk)).toHaveCount(0);

  const row = admin.getByRole('row').filter({ hasText: words.slice(0, 30) });
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('Announcement ended')).toBeVisible();
});

test('a super admin imports fifty rows of which three are bad', async ({ arrive }) => {
  const page = await arrive(await demo.superAdmin());
  await page.goto('/admin/import');
  const header = 'fullName,email,mobileNumber,college,stream,yearOfGraduation,role';
  const rows = Array.from({ length: 50 }, (_none, at) => {
    const email = at === 7 ? 'nobody' : newEmail('import.example');
    return `Person ${at},${email},,Ours,${at === 20 ? 'ARTS' : 'CSE'},${at === 33 ? '3000' : '2027'},mentee`;
  });
  await page.getByLabel(/Choose a CSV file/).setInputFiles({
    name: 'fifty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  });
  await expect(page.getByLabel('Column “fullName”')).toHaveValue('fullName');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  const card = page.getByRole('article', { name: 'fifty.csv' }).first();
  await expect(card.getByText('50 rows: 47 good, 3 bad. Nothing is made yet.')).toBeVisible();
  for (const row of ['Row 9', 'Row 22', 'Row 35'])
    await expect(card.getByText(row, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Import 47' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(card.getByText(/^47 accounts made/)).toBeVisible({ timeout: 60_000 });
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: 'Ran an import' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/analytics');
  await expect(page.getByRole('region', { name: 'Sign-ups' })).toBeVisible();
  await expectAccessible(page);
});
