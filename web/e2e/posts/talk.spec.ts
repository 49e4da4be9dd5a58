import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { newCompany, publish } from '../support/posting.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

const ask = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your question', exact: true }).fill(words);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(question(page, words)).toHaveCount(1);
};
const question = (page: Page, words: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: words, exact: true }) });
const questions = (page: Page) =>
  page.getByRole('region', { name: 'Questions and Answers' }).getByRole('heading', { level: 3 });
const upvotes = (page: Page, words: string, count: number) =>
  question(page, words)
    .getByRole('button', {
      name: `Upvote ${count} ${count === 1 ? 'upvote' : 'upvotes'}`,
      exact: true,
    })
    .first();
/** Something that is one's own: edits or deletes it through its menu. */
const choose = async (page: Page, words: string, what: 'Edit' | 'Delete'): Promise<void> => {
  await question(page, words).getByRole('button', { name: 'Edit or delete your question' }).click();
  await page.getByRole('menuitem', { name: what }).click();
};
const correct = async (page: Page, from: string, to: string): Promise<void> => {
  await choose(page, from, 'Edit');
  await page.getByRole('textbox', { name: 'Your question, corrected' }).fill(to);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question(page, to)).toHaveCount(1);
};
const remove = async (page: Page, words: string): Promise<void> => {
  await choose(page, words, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(question(page, words)).toHaveCount(0);
};

test('two read one experience: votes, corrections and deletions of one are seen by the other, also those of a time without a line', async ({
  arrive,
  troubles,
}) => {
  test.slow();
  const [author, reader] = await Promise.all([
    newcomer('alumni', 'Anil Author'),
    verifiedStudent('Riya Reader'),
  ]);
  const company = newCompany();
  const [alumnus, student] = await Promise.all([arrive(author), arrive(reader, onPhone)]);
  await publish(alumnus, company);
  await alumnus.getByRole('link', { name: company }).first().click();
  await expect(alumnus.getByText('What readers ask you appears here at once.')).toBeVisible();
  await student.goto(alumnus.url());
  await expect(student.getByText('Be the first to ask.')).toBeVisible();

  await test.step('votes', async () => {
    await ask(student, 'How mny rounds?');
    await ask(student, 'Was there a bond?');
    await expect(questions(alumnus)).toHaveText(['Was there a bond?', 'How mny rounds?']);
    await upvotes(alumnus, 'How mny rounds?', 0).click();
    await expect(upvotes(student, 'How mny rounds?', 1)).toBeVisible();
    await expect(upvotes(alumnus, 'How mny rounds?', 1)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('under Most Relevant they move nothing until one asks for it', async () => {
    await student.getByRole('button', { name: 'Most Relevant' }).click();
    await expect(questions(student)).toHaveText(['How mny rounds?', 'Was there a bond?']);
    await upvotes(alumnus, 'How mny rounds?', 1).click();
    await upvotes(alumnus, 'Was there a bond?', 0).click();
    await expect(upvotes(student, 'Was there a bond?', 1)).toBeVisible();
    await expect(questions(student)).toHaveText(['How mny rounds?', 'Was there a bond?']);
    await student.getByRole('button', { name: 'Votes have changed the order. Sort anew' }).click();
    await expect(questions(student)).toHaveText(['Was there a bond?', 'How mny rounds?']);
    await student.getByRole('button', { name: 'Most Recent' }).click();
  });

  await test.step('a correction, and a deletion', async () => {
    await correct(student, 'How mny rounds?', 'How many rounds?');
    await expect(question(alumnus, 'How many rounds?').getByText('(edited)')).toBeVisible();
    await remove(student, 'Was there a bond?');
    await expect(questions(alumnus)).toHaveText(['How many rounds?']);
    await expect(alumnus.getByRole('link', { name: '1 question' })).toBeVisible();
  });

  await test.step('without a line nothing comes; with it again all of it is there, once', async () => {
    await ask(alumnus, 'Anything you miss here?');
    await expect(questions(student)).toHaveText(['Anything you miss here?', 'How many rounds?']);
    troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    await student.context().setOffline(true);
    await expect(student.getByText('You are offline.')).toBeVisible();
    await upvotes(alumnus, 'How many rounds?', 0).click();
    await question(alumnus, 'How many rounds?').getByRole('button', { name: 'Answer' }).click();
    await question(alumnus, 'How many rounds?')
      .getByRole('textbox', { name: 'Your answer to Riya Reader' })
      .fill('Three, in one day.');
    await question(alumnus, 'How many rounds?').getByRole('button', { name: 'Answer' }).click();
    await remove(alumnus, 'Anything you miss here?');
    await ask(alumnus, 'What did I forget to tell?');
    await expect(questions(student), 'nothing comes through').toHaveText([
      'Anything you miss here?',
      'How many rounds?',
    ]);
    await student.context().setOffline(false);
    await expect(questions(student)).toHaveText(
      ['What did I forget to tell?', 'How many rounds?'],
      { timeout: 30_000 },
    );
    await expect(upvotes(student, 'How many rounds?', 1)).toBeVisible();
    await expect(question(student, 'How many rounds?').getByText('Three, in one day.')).toHaveCount(
      1,
    );
    await expect(student.getByRole('link', { name: '2 questions' })).toBeVisible();
    await expectNoOverflow(student);
  });

  await test.step('what comes after that is live again', async () => {
    await correct(alumnus, 'What did I forget to tell?', 'What did I leave out?');
    await expect(questions(student)).toHaveText(['What did I leave out?', 'How many rounds?']);
  });

  await test.step('when the author takes the experience away, who reads it is told, and where to go', async () => {
    await alumnus.getByRole('button', { name: 'Edit or delete', exact: true }).click();
    await alumnus.getByRole('menuitem', { name: 'Delete' }).click();
    await alumnus.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alumnus).toHaveURL(/\/feed$/);
    await expect(student.getByText('This experience was removed')).toBeVisible();
    await student.getByRole('link', { name: 'Back to the feed' }).click();
    await expect(student).toHaveURL(/\/feed$/);
    await expect(student.getByRole('link', { name: company })).toHaveCount(0);
  });
});
