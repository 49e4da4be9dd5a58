import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, type Person, post, verifiedStudent } from '../support/people.ts';

const twoPeople = async () => {
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Ordered Omana'),
    verifiedStudent('Placed Pranav'),
  ]);
  return { alumnus, student, id: await conversationOf(student, alumnus) };
};
const aPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

test('words of a second tab wait for the file of the first, also once that is closed', async ({
  arrive,
}) => {
  test.slow();
  const { alumnus, student, id } = await twoPeople();
  const [first, reading] = [await arrive(student), await arrive(alumnus)];
  const second = await first.context().newPage();
  for (const page of [first, second, reading]) {
    await page.goto(`/chat/${id}`);
    await expect(messageBox(page)).toBeVisible({ timeout: 30_000 });
  }
  // The line of the first tab is slow: its file is on its way until it is closed.
  await first.route('**/graphql', async (route) => {
    const { 'content-type': type = '' } = route.request().headers();
    if (!type.startsWith('multipart/')) await route.continue();
  });
  const chooser = first.waitForEvent('filechooser');
  await first.getByRole('button', { name: 'Attach pictures and PDFs' }).click();
  await (await chooser).setFiles([
    { name: 'resume.pdf', mimeType: 'application/pdf', buffer: aPdf },
  ]);
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(first.getByRole('log').getByText('resume.pdf')).toBeVisible();
  await messageBox(second).fill('There it is');
  await messageBox(second).press('Enter');
  await expect(second.getByRole('img', { name: 'Sending' })).toBeVisible();
  await first.close();
  const heard = reading.getByRole('log').getByRole('article');
  await expect(heard.filter({ hasText: 'There it is' })).toBeVisible();
  const texts = await heard.allInnerTexts();
  const place = (words: string) => texts.findIndex((text) => text.includes(words));
  expect(place('resume.pdf')).toBeGreaterThanOrEqual(0);
  expect(place('resume.pdf')).toBeLessThan(place('There it is'));
});

const send = (person: Person, id: string, content: string) =>
  post(
    '/graphql',
    {
      query:
        'mutation ($id: ID!, $key: ID!, $content: String!) { sendMessage(conversationId: $id, key: $key, content: $content) { id } }',
      variables: { id, key: randomUUID(), content },
    },
    person.token,
  );
/** Where a message stands on the screen. */
const topOf = async (message: Locator): Promise<number> => (await message.boundingBox())?.y ?? NaN;

test('who reads at the top of what is loaded keeps the place when older messages come', async ({
  arrive,
}) => {
  test.slow();
  const { alumnus, student, id } = await twoPeople();
  for (let number = 1; number <= 80; number += 1)
    await send(number % 2 ? alumnus : student, id, `Number ${number} ${'and so on '.repeat(9)}`);
  const page = await arrive(student);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (/"before":\d/.test(route.request().postData() ?? '')) await held;
    await route.continue();
  });
  await page.goto(`/chat/${id}`);
  const log = page.getByRole('log');
  await expect(log.getByText(/^Number 80 /)).toBeVisible();
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByText('Older messages are loading')).toBeVisible();
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBe(0);
  const top = log.getByText(/^Number \d+ /).first();
  const words = await top.innerText();
  const message = log.getByText(words, { exact: true });
  const before = await topOf(message);
  letGo();
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  expect(Math.abs((await topOf(message)) - before)).toBeLessThan(30);
});
