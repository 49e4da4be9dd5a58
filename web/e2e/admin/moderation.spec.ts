import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo, post } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

test('a question is reported, an admin hides it, readers lose it and its author reads why', async ({
  arrive,
  alumnus,
  student,
}) => {
  const words = `Buy my course ${randomUUID().slice(0, 8)}`;
  const reader = await arrive(alumnus);
  await reader.goto('/feed');
  await reader.getByRole('list', { name: 'Experiences' }).getByRole('link').first().click();
  await expect(reader).toHaveURL(/\/post\//);
  const postId = new URL(reader.url()).pathname.split('/').at(-1) ?? '';
  await post(`/api/auth/post/${postId}/question`, { content: words }, student.token);
  await reader.goto(`/post/${postId}#questions`);
  const question = reader.getByRole('listitem').filter({ hasText: words });
  await question.getByRole('button', { name: 'Report this question' }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel('What is wrong with it?').selectOption('Spam or advertising');
  await expectAccessible(reader);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you. An admin will look at it.')).toBeVisible();

  const admin = await arrive(await demo.superAdmin());
  await admin.goto(`/admin/comments?search=${encodeURIComponent(words)}`);
  const row = admin.getByRole('row').filter({ hasText: words });
  await row.getByRole('button', { name: /^Hide/ }).click();
  const reason = admin.getByRole('dialog');
  await reason.getByRole('textbox').fill('Advertising has no place under an experience');
  await reason.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await expect(reader.getByText(words)).toHaveCount(0);

  const author = await arrive(student, onPhone);
  await author.goto('/moderation');
  const decision = author.getByRole('listitem').filter({ hasText: words });
  await expect(decision.getByText('Removed by moderators')).toBeVisible();
  await expect(decision.getByText('Advertising has no place under an experience')).toBeVisible();
  await expectAccessible(author);

  await row.getByRole('button', { name: /^Show again/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  await expect(reader.getByText(words)).toBeVisible();
});
