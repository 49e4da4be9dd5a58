import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { linkFor, newcomer, post, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

const ask =
  'mutation ($id: ID!, $note: String) { openConversation(personId: $id, note: $note) { id } }';

test('an alumna answers a request from her mail, on a phone that knows no password', async ({
  arrive,
}) => {
  // Mails leave two minutes after what they tell of, for who has not seen it by then.
  test.setTimeout(300_000);
  const [alumna, student] = await Promise.all([
    newcomer('alumni', 'Mailed Meera'),
    verifiedStudent('Asking Arun'),
  ]);
  const variables = { id: alumna.id, note: 'Which books helped you?' };
  await post('/graphql', { query: ask, variables }, student.token);
  const { pathname, search } = await linkFor(alumna.email, /http\S*\/chat-request\?token=\S+/);
  const link = pathname + search;

  const phone = await arrive(null, onPhone);
  await phone.goto(link);
  await expect(phone.getByText('Which books helped you?')).toBeVisible();
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  const words = 'Write to me after your exams.';
  await phone.getByLabel(chatPageTexts.byLink.firstMessage).fill(words);
  // A scanner that opened the link before her has answered nothing.
  const scanner = await arrive(null);
  await scanner.goto(link);
  await expect(scanner.getByText('Which books helped you?')).toBeVisible();
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByText(chatPageTexts.byLink.accepted)).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('token'))).toBeNull();

  const asking = await arrive(student, onPhone);
  await asking.goto('/chat');
  await asking.getByRole('link', { name: /^Mailed Meera/ }).click();
  await expect(asking.getByRole('log')).toContainText(words);

  // Used once, it does nothing more, whoever has it.
  await scanner.reload();
  await expect(scanner.getByText(chatPageTexts.byLink.wasAccepted)).toBeVisible();
  await expect(scanner.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
