import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { notificationTexts } from '../../../schema/rules/notifications/notifications-texts.ts';
import { pagePathOf, pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { pushTexts } from '../../../schema/rules/push/push-texts.ts';
import { expect, test } from '../fixtures.ts';
import { conversationOf } from '../support/calls.ts';
import { launchOptionsOf } from '../support/launch.ts';
import { newcomer, type Person, post, verifiedStudent } from '../support/people.ts';
import { type Passed, pushFlags, startPushService } from '../support/push/push-service.ts';
import { address, run } from '../support/run.ts';
import { onPhone } from '../support/screen.ts';

/** A phone of somebody: a browser with a profile, for in others nothing is pushed. */
async function aPhone(of: Person): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'experiencia-e2e-profile-'));
  const { args = [], ...options } = launchOptionsOf(run.wholeBrowser);
  const quiet = '--disable-background-networking';
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    ...onPhone,
    serviceWorkers: 'allow',
    // A browser without networking in the background listens to no push service.
    ignoreDefaultArgs: [quiet],
    args: [...args.filter((flag) => flag !== quiet), ...pushFlags],
  });
  await context.grantPermissions(['notifications'], { origin: address });
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate((token) => localStorage.setItem('token', token), of.token);
  await page.close();
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const say = (who: Person, id: string, content: string): Promise<unknown> =>
  post(`/api/chat/${id}/message`, { content, type: 'text' }, who.token);

interface Standing {
  title: string;
  body: string;
  actions: string[];
}
/** What stands on the phone, whose tabs are closed. */
const standing = (worker: Worker): Promise<Standing[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map((one) => ({
      title: one.title,
      body: one.body,
      actions: ((one as Notification & { actions?: { action: string }[] }).actions ?? []).map(
        ({ action }) => action,
      ),
    }));
  });

/** What browsers let nobody press but a person: browsers open no window for a press of a script. */
const press = (worker: Worker, action: string, reply: string | null = null): Promise<string> =>
  worker.evaluate(
    async ([pressed, words]) => {
      const { NotificationEvent, registration, clients } = self as unknown as {
        NotificationEvent: new (type: string, init: object) => Event;
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (link: string) => Promise<null> };
      };
      const [notification] = await registration.getNotifications();
      return new Promise<string>((resolve) => {
        clients.openWindow = (link) => {
          resolve(link);
          return Promise.resolve(null);
        };
        const event = new NotificationEvent('notificationclick', {
          notification,
          action: pressed ?? '',
        });
        if (words !== null) {
          Object.defineProperty(event, 'reply', { value: words });
          resolve('');
        }
        self.dispatchEvent(event);
      });
    },
    [action, reply],
  );

/** Whether somebody's words are what the conversation ends with. */
const lastMessage = async (who: Person, id: string): Promise<string | undefined> => {
  const query = 'query ($id: ID!) { messages(conversationId: $id) { nodes { content } } }';
  const { data } = await post<{ data: { messages: { nodes: { content: string }[] } } }>(
    '/graphql',
    { query, variables: { id } },
    who.token,
  );
  return data.messages.nodes.at(-1)?.content;
};

/** How many notifications somebody has not read, as the server has it. */
const unread = async (who: Person): Promise<number> => {
  const query = '{ notificationCounts { unreadCount } }';
  const { data } = await post<{ data: { notificationCounts: { unreadCount: number } } }>(
    '/graphql',
    { query },
    who.token,
  );
  return data.notificationCounts.unreadCount;
};

async function turnOn(page: Page): Promise<void> {
  await page.goto(pagePaths.notifications);
  await page.getByRole('button', { name: notificationTexts.settings }).click();
  // At a first visit the worker is still being stored by then.
  await page.getByRole('button', { name: pushTexts.turnOn }).click();
  await expect(page.getByText(pushTexts.on)).toBeVisible();
}

const oneOf = (passed: readonly Passed[]): string =>
  passed.map(({ body }) => body.toString()).join();

test('a message reaches a phone whose tabs are closed, is opened and answered there, and leaves it once read elsewhere', async ({
  troubles,
}) => {
  const [reader, writer] = await Promise.all([
    newcomer('alumni', 'Closed Chandni'),
    verifiedStudent('Telling Tarun'),
  ]);
  const id = await conversationOf(writer, reader);
  const service = await startPushService();
  const { context, close } = await aPhone(reader);
  troubles.watch(context);
  try {
    const worker = () => context.serviceWorkers().at(-1) as Worker;
    const told = () => standing(worker());
    // Another site's tab: a browser without any ends.
    const other = context.pages()[0] ?? (await context.newPage());
    const first = await context.newPage();
    await turnOn(first);
    await first.close();

    await test.step('a message is pushed through the service, which reads nothing of it', async () => {
      await say(writer, id, 'Are you at the station?');
      await expect.poll(told, { timeout: 30_000 }).toEqual([
        {
          title: 'Telling Tarun wrote to you',
          body: 'Are you at the station?',
          actions: ['reply'],
        },
      ]);
      expect(service.passed).toHaveLength(1);
      expect(oneOf(service.passed)).not.toMatch(/station|Tarun/);
    });

    await test.step('a press opens the conversation, and what is read stands there no more', async () => {
      const link = await press(worker(), '');
      expect(link).toBe(pagePathOf.chat(id));
      const opened = await context.newPage();
      await opened.goto(link);
      await expect(opened.getByRole('log')).toContainText('Are you at the station?');
      await expect(opened.getByRole('textbox', { name: chatPageTexts.write })).toBeVisible();
      await expect.poll(told).toEqual([]);
      // Until then it is one burst with what comes next, which is told once.
      await expect.poll(() => unread(reader), { timeout: 30_000 }).toBe(0);
      await opened.close();
    });

    await test.step('what is read on another device leaves the phone', async () => {
      await say(writer, id, 'I stand under the clock.');
      await expect.poll(told, { timeout: 30_000 }).toHaveLength(1);
      await post(
        '/graphql',
        { query: 'mutation { markNotificationsRead(ids: []) { ids } }' },
        reader.token,
      );
      await expect.poll(told, { timeout: 30_000 }).toEqual([]);
    });

    await test.step('a message is answered where it stands, with no tab', async () => {
      await say(writer, id, 'Do you see me?');
      await expect.poll(told, { timeout: 30_000 }).toHaveLength(1);
      await press(worker(), 'reply', 'I wave to you.');
      await expect.poll(() => lastMessage(writer, id)).toBe('I wave to you.');
      await expect.poll(told).toEqual([]);
    });
    expect(context.pages()).toEqual([other]);
  } finally {
    await close();
    service.stop();
  }
});
