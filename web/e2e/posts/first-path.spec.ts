import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { demoExperiences, newCompany, publish } from '../support/posting.ts';

const ask = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(words);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
};
const question = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });
const likes = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Like ${count} likes`) });

test('an alumnus publishes, a student asks, the alumnus answers: each sees the other live, and nothing is lost or doubled', async ({
  arrive,
  troubles,
}) => {
  const [author, reader] = await Promise.all([
    newcomer('alumni', 'Anil Author'),
    verifiedStudent('Riya Reader'),
  ]);
  const company = newCompany();
  const [alumnus, student] = await Promise.all([arrive(author), arrive(reader)]);

  await test.step('the alumnus publishes a crisp post; it stands at the top of the feed', async () => {
    await publish(alumnus, company);
    await alumnus.getByRole('tab', { name: 'Experiencia' }).click();
    // Nothing of the demo college stands above it; what a test beside this one publishes may.
    const cards = alumnus.getByRole('list', { name: 'Experiences' }).getByRole('article');
    const oldest =
      (await demoExperiences(alumnus).first().getByRole('heading').textContent()) ?? '';
    await expect(cards.filter({ hasText: company })).toBeVisible();
    // The list of the first tab goes before that of the chosen one has come.
    await expect(async () => {
      const companies = await cards.getByRole('heading').allTextContents();
      expect(companies).toEqual(expect.arrayContaining([company, oldest]));
      expect(companies.indexOf(company)).toBeLessThan(companies.indexOf(oldest));
    }).toPass();
  });

  await test.step('the student finds it by searching, and opens it; so does the author', async () => {
    await student.goto('/feed');
    await student.getByRole('combobox', { name: /^Search/ }).fill(company);
    await student.keyboard.press('Enter');
    // The page of the company stands above it once its minute has passed.
    await student
      .getByRole('list', { name: 'Experiences' })
      .getByRole('link', { name: company })
      .click();
    await expect(student.getByRole('heading', { name: company })).toBeVisible();
    await alumnus.getByRole('link', { name: company }).first().click();
    await expect(alumnus.getByText('No questions yet')).toBeVisible();
  });

  await test.step('a question: at once for who asks, behind a banner for the other, then in the list without a reload', async () => {
    await ask(student, 'Was the platform round on paper?');
    await expect(question(student, 'Was the platform round on paper?')).toHaveCount(1);
    await expect(alumnus.getByText('1 new question(s) available')).toBeVisible();
    await expect(question(alumnus, 'Was the platform round on paper?')).toHaveCount(1, {
      timeout: 6_000,
    });
    await expect(alumnus.getByText('1 new question(s) available')).toHaveCount(0);
  });

  await test.step('Load New brings the next one before its time', async () => {
    await ask(student, 'How long was the wait?');
    await alumnus.getByRole('button', { name: 'Load New' }).click();
    await expect(question(alumnus, 'How long was the wait?')).toHaveCount(1);
    await expect(alumnus.getByRole('link', { name: '2 questions' })).toBeVisible();
    await expect(student.getByRole('link', { name: '2 questions' })).toBeVisible();
  });

  await test.step("the answer arrives live, marked as the author's", async () => {
    const asked = question(alumnus, 'Was the platform round on paper?');
    await asked.getByRole('button', { name: 'Answer' }).click();
    await asked
      .getByLabel('Your answer to Riya Reader')
      .fill('On a whiteboard, with questions between.');
    await alumnus.keyboard.press('Control+Enter');
    const answer = question(student, 'Was the platform round on paper?').getByRole('listitem');
    await expect(answer).toHaveCount(1);
    await expect(answer).toContainText('On a whiteboard, with questions between.');
    await expect(answer).toContainText('Author');
  });

  await test.step('a like moves the counter on both screens, and back', async () => {
    await student.getByRole('button', { name: /^Like/ }).click();
    await expect(likes(student, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(likes(alumnus, 1)).toHaveAttribute('aria-disabled', 'true');
    await student.getByRole('button', { name: /^Like/ }).click();
    await expect(likes(alumnus, 0)).toBeVisible();
  });

  await test.step('what was missed and what was asked while offline stands there once', async () => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    await student.context().setOffline(true);
    const asked = question(alumnus, 'How long was the wait?');
    await asked.getByRole('button', { name: 'Answer' }).click();
    await asked.getByLabel('Your answer to Riya Reader').fill('Two weeks, to the day.');
    await asked.getByRole('button', { name: 'Answer' }).click();
    await expect(asked.getByText('Two weeks, to the day.')).toHaveCount(1);
    await ask(alumnus, 'What did I leave out?');
    await expect(
      alumnus.getByRole('link', { name: '3 questions' }),
      'the server has it',
    ).toBeVisible();
    await expect(student.getByText('Two weeks, to the day.')).toHaveCount(0);
    await expect(
      student.getByRole('link', { name: '2 questions' }),
      'nothing comes through',
    ).toBeVisible();

    await ask(student, 'Written in a tunnel?');
    const waits = student.getByRole('status').filter({ hasText: '1 thing waits for the internet' });
    await expect(waits).toBeVisible();
    await waits.getByRole('button', { name: 'Show' }).click();
    const sheet = student.getByRole('dialog', { name: 'What waits here' });
    await expect(sheet.getByText('Written in a tunnel?')).toBeVisible();
    await student.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await student.context().setOffline(false);
    await expect(question(student, 'What did I leave out?')).toHaveCount(1, { timeout: 30_000 });
    await expect(
      question(student, 'How long was the wait?').getByText('Two weeks, to the day.'),
    ).toHaveCount(1);
    await expect(question(alumnus, 'Written in a tunnel?')).toHaveCount(1, { timeout: 30_000 });
    await expect(waits).toBeHidden();
    for (const page of [student, alumnus]) {
      await expect(page.getByRole('link', { name: '4 questions' })).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: 'Questions and Answers' })
          .getByRole('heading', { level: 3 }),
      ).toHaveCount(4);
    }
  });

  await test.step('after a reload the same stands there', async () => {
    await student.reload();
    await expect(
      student
        .getByRole('region', { name: 'Questions and Answers' })
        .getByRole('heading', { level: 3 }),
    ).toHaveCount(4);
    await expect(student.getByRole('link', { name: '4 questions' })).toBeVisible();
  });
});
