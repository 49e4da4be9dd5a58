import {
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { demo, type Person } from './support/people.ts';
import { address } from './support/run.ts';
import { appHasCome } from './support/screen.ts';
import { Troubles } from './support/troubles.ts';

interface EachTest {
  /** Fails the test when a browser had trouble that it did not expect. */
  troubles: Troubles;
  /** Opens a browser of its own for somebody; without a person for a visitor. */
  arrive: (person?: Person | null, options?: BrowserContextOptions) => Promise<Page>;
}
interface EachWorker {
  alumnus: Person;
  student: Person;
  unverified: Person;
}

const signedIn = ({ token }: Person): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }],
});

/**
 * Pages are there once the app has come: until then a first screen may stand there, whose elements
 * go. Who looks at that one says until when to wait (`waitUntil: 'commit'`).
 */
function onceTheAppHasCome(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const arrived = async (
    answer: Promise<Response | null>,
    waitUntil?: string,
  ): Promise<Response | null> => {
    await answer;
    if (waitUntil === undefined) await appHasCome(page);
    return answer;
  };
  page.goto = (url, options) => arrived(goto(url, options), options?.waitUntil);
  page.reload = (options) => arrived(reload(options), options?.waitUntil);
  return page;
}

export const test = base.extend<EachTest, EachWorker>({
  troubles: [
    async ({ context }, give) => {
      const troubles = new Troubles();
      troubles.watch(context);
      await give(troubles);
      expect(troubles.unexpected(), 'no trouble in the browser').toEqual([]);
    },
    { auto: true },
  ],
  arrive: async ({ browser, troubles }, give) => {
    const contexts: { close(): Promise<void> }[] = [];
    await give(async (person, options) => {
      const context = await browser.newContext({
        ...(person && { storageState: signedIn(person) }),
        ...options,
      });
      contexts.push(context);
      troubles.watch(context);
      return onceTheAppHasCome(await context.newPage());
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  alumnus: [async ({ browserName: _ }, give) => give(await demo.alumnus()), { scope: 'worker' }],
  student: [async ({ browserName: _ }, give) => give(await demo.student()), { scope: 'worker' }],
  unverified: [
    async ({ browserName: _ }, give) => give(await demo.unverified()),
    { scope: 'worker' },
  ],
});

export { expect };
