import type { Page } from '@playwright/test';
import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { waitingStore } from '../../../schema/rules/device/waiting-store.ts';
import { pagePathOf, pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, type Person, post, verifiedStudent } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';
import { onPhone } from '../support/screen.ts';

/** How many things the service worker would send. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains(store)) {
            result.close();
            resolve(0);
            return;
          }
          const reading = result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            result.close();
            const all = reading.result as { things: unknown[] }[];
            resolve(all.reduce((sum, { things }) => sum + things.length, 0));
          };
        };
      }),
    { database: waitingStore.database, store: waitingStore.store },
  );

const messagesIn = async (person: Person, id: string): Promise<string[]> => {
  const query = 'query ($id: ID!) { messages(conversationId: $id) { nodes { content } } }';
  const { data } = await post<{ data: { messages: { nodes: { content: string }[] } } }>(
    '/graphql',
    { query, variables: { id } },
    person.token,
  );
  return data.messages.nodes.map(({ content }) => content);
};

test('what was written without a line goes while no tab is open, once and in its order', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  // Playwright looks at pages from a world of its own, whose requests pass the worker by.
  troubles.expect(/^console warning: .*(?:cross-world service worker|was preloaded using link)/);
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Bus Bhavana'),
    verifiedStudent('Riding Rohit'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior, { ...onPhone, serviceWorkers: 'allow' });
  const context = page.context();
  await page.goto(pagePaths.feed);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/feed?tab=experiencia');
  await demoExperiences(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/post\//);
  const address = new URL(page.url()).pathname;
  await expect(page.getByLabel('Your question')).toBeVisible();
  const chat = await context.newPage();
  await chat.goto(pagePathOf.chat(id));
  const box = chat.getByRole('textbox', { name: chatPageTexts.write });
  await expect(box).toBeVisible();

  await context.setOffline(true);
  const question = `Was there a bus to the venue, ${Date.now()}?`;
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  for (const words of ['First', 'Second']) {
    await box.fill(words);
    await box.press('Enter');
  }
  await expect.poll(() => kept(chat), { timeout: 40_000 }).toBe(3);
  const worker = context.serviceWorkers().at(-1);
  const before = await messagesIn(senior, id);
  await page.close();
  await chat.close();
  await context.setOffline(false);
  // What browsers do once there is a line; with the tools of a test they do it when they like.
  await worker?.evaluate((tag) => {
    const { SyncEvent } = self as unknown as {
      SyncEvent: new (type: string, init: object) => Event;
    };
    self.dispatchEvent(new SyncEvent('sync', { tag }));
  }, waitingStore.tag);
  await expect
    .poll(async () => (await messagesIn(senior, id)).filter((one) => !before.includes(one)))
    .toEqual(['First', 'Second']);

  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByRole('heading', { name: question })).toHaveCount(1);
  await expect.poll(() => kept(later)).toBe(0);
  await later.goto(pagePathOf.chat(id));
  await expect(later.getByRole('log').getByText('Second', { exact: true })).toHaveCount(1);
  expect(await messagesIn(senior, id)).toEqual([...before, 'First', 'Second']);
});
