import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo, post } from '../support/people.ts';

const report =
  'mutation ($id: ID!) { report(type: question, id: $id, reason: harassment, note: "Rude") }';

test('a case is decided by an admin, its reader loses the words, and its author reads why', async ({
  arrive,
  alumnus,
  student,
}) => {
  // Three pages are looked at in every look.
  test.slow();
  const words = `You are all fools ${randomUUID().slice(0, 8)}`;
  const reader = await arrive(alumnus);
  await reader.goto('/feed');
  await reader.getByRole('list', { name: 'Experiences' }).getByRole('link').first().click();
  await expect(reader).toHaveURL(/\/post\//);
  const postId = new URL(reader.url()).pathname.split('/').at(-1) ?? '';
  const { data } = await post<{ data: { askQuestion: { id: string } } }>(
    '/graphql',
    {
      query:
        'mutation ($postId: ID!, $content: String!) { askQuestion(postId: $postId, content: $content) { id } }',
      variables: { postId, content: words },
    },
    student.token,
  );
  await reader.goto(`/post/${postId}#questions`);
  await expect(reader.getByText(words)).toBeVisible();
  const { id } = data.askQuestion;
  await post('/graphql', { query: report, variables: { id } }, alumnus.token);

  const admin = await arrive(await demo.superAdmin());
  await admin.goto(`/admin/flagged?search=${encodeURIComponent(words)}`);
  // The list has the first words of what it stands on.
  await admin.getByRole('link', { name: /^Look at it/ }).click();
  await expect(admin.getByRole('region', { name: 'What was reported' })).toContainText(words);
  await expectAccessible(admin);

  await admin.getByRole('link', { name: 'Read all of it' }).click();
  await expect(admin).toHaveURL(/\/admin\/content\/question\//);
  await expect(admin.getByText(words)).toBeVisible();
  await admin.goBack();

  await admin.getByLabel('What is done?').selectOption('Hide it');
  await admin.getByLabel(/^Reason/).fill('Insults have no place here');
  // What is typed is still there after a look elsewhere.
  await admin.reload();
  await admin.getByLabel('What is done?').selectOption('Hide it');
  await expect(admin.getByLabel(/^Reason/)).toHaveValue('Insults have no place here');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByText('It is hidden now.')).toBeVisible();
  await expectAccessible(admin);
  await expect(reader.getByText(words)).toHaveCount(0);

  const author = await arrive(student);
  await author.goto('/moderation');
  const decision = author.getByRole('listitem').filter({ hasText: words });
  await expect(decision.getByText('Insults have no place here')).toBeVisible();

  await admin.getByRole('link', { name: 'Read all of it' }).click();
  const standing = admin.getByRole('region', { name: 'Status' });
  await expect(standing).toContainText('Insults have no place here');
  await expectAccessible(admin);
  await standing.getByRole('button', { name: 'Show again' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  await expect(standing.getByText('Shown', { exact: true })).toBeVisible();
  await expect(reader.getByText(words)).toBeVisible();
});
