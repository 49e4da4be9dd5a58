import type { Page } from '@playwright/test';
import { announcementTexts } from '../../../schema/rules/announcements/announcements-texts.ts';
import { expect, test } from '../fixtures.ts';
import { conversationOf } from '../support/calls.ts';
import { post, verifiedStudent } from '../support/people.ts';
import { firstPost, publishedBy } from '../support/posting.ts';
import { appHasCome, onPhone } from '../support/screen.ts';

declare global {
  interface Window {
    /** What asked `Intl` for something, and where. */
    asksOfIntl: string[];
    /** How far what was seen has moved by itself. */
    shifts: number;
  }
}

/** Notes whatever makes the browser read its tables of languages. */
async function watchIntl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asksOfIntl = [];
    const noted = <T extends object>(name: string, asked: T): T => {
      const note = () => window.asksOfIntl.push(`${name} ${new Error().stack?.slice(0, 400)}`);
      return new Proxy(asked, {
        apply: (target, self, given) => {
          note();
          return Reflect.apply(target as never, self, given);
        },
        construct: (target, given) => {
          note();
          return Reflect.construct(target as never, given) as object;
        },
      });
    };
    const wrap = (object: object, names: string[]) => {
      for (const name of names)
        Object.assign(object, { [name]: noted(name, Reflect.get(object, name) as object) });
    };
    wrap(Intl, ['Collator', 'DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'Segmenter']);
    wrap(Number.prototype, ['toLocaleString']);
    wrap(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
    wrap(String.prototype, ['localeCompare']);
  });
}

/** Opens a page anew and waits until it stands. */
async function stands(page: Page, path: string, what: string | RegExp): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByText(what).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.asksOfIntl), path).toEqual([]);
}

test('the first screens write their numbers and times without the tables of the browser', async ({
  arrive,
  student,
}) => {
  const visitor = await arrive();
  await watchIntl(visitor);
  await stands(visitor, '/', /alumni and students/);
  const page = await arrive(student);
  await watchIntl(page);
  await stands(page, '/feed', 'ago');
  await stands(page, await firstPost(page), 'ago');
  await stands(page, '/company/zoho', 'Zoho');
  await stands(page, '/job-openings', 'ago');
  await stands(page, '/chat', 'Choose a conversation');
});

/** Holds the app's scripts back. @returns what lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let comes = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return () => {
    comes();
  };
}

/** What stands before the app has drawn anything. */
const before = (page: Page) => page.locator('[data-first-paint="app"] [data-shell]');

for (const [who, options] of Object.entries({
  'a student on a phone': onPhone,
  'a student on a desktop': {},
  'somebody not verified on a phone': onPhone,
}))
  test(`${who} who comes for the first time sees the feed as the server draws it, and nothing moves when the app has come`, async ({
    arrive,
    alumnus,
    student,
    unverified,
  }) => {
    // The first card is of somebody with a picture.
    const newest = await publishedBy(alumnus);
    const page = await arrive(who.includes('student') ? student : unverified, options);
    const come = await holdScripts(page);
    await page.goto('/feed', { waitUntil: 'commit' });
    const card = page.locator('main article').filter({ has: page.locator(`a[href="${newest}"]`) });
    await expect(card).toBeVisible();
    await expect(before(page)).toHaveAttribute('inert');
    await page.evaluate(() => document.fonts.ready);
    // No picture of somebody yet, nor a frame in its place.
    const faces = card.locator('img:not([src^="/"])');
    await expect(faces.first()).toHaveAttribute('src', /^data:image\/gif/);
    const stood = { words: await card.innerText(), box: await card.boundingBox() };
    const cards = await page.locator('main article h3').allInnerTexts();
    expect(cards).toHaveLength(6);

    come();
    await appHasCome(page);
    expect({ words: await card.innerText(), box: await card.boundingBox() }).toEqual(stood);
    expect((await page.locator('main article h3').allInnerTexts()).slice(0, 6)).toEqual(cards);
  });

for (const who of ['a student', 'its author'])
  test(`an experience on a phone stands there for ${who} as the server draws it, and nothing moves when the app has come`, async ({
    arrive,
    alumnus,
    student,
  }) => {
    const path = await publishedBy(alumnus);
    // Both have been counted before: their view changes no number.
    const query = 'mutation ($id: ID!) { viewPost(id: $id) { views } }';
    const variables = { id: path.split('/').at(-1) };
    await post('/graphql', { query, variables }, student.token);
    // From a link, on a device that knows nothing but who is signed in.
    const page = await arrive(who === 'its author' ? alumnus : student, onPhone);
    const come = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    // What it is about, below where changes are told: as high as the phone.
    const top = page.locator('main article > *').nth(1);
    await expect(top).toBeVisible();
    await expect(before(page)).toHaveAttribute('inert');
    await page.evaluate(() => document.fonts.ready);
    const seen = async () => ({ words: await top.innerText(), box: await top.boundingBox() });
    const stood = await seen();
    expect(stood.words).toContain('Offer');

    come();
    await appHasCome(page);
    expect(await seen()).toEqual(stood);

    // Where the author stands beside it, it is not drawn; nor is one that there is none of.
    const drawn: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/first-screen/')) drawn.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('about:blank');
    await page.goto(path);
    expect(drawn).toEqual([]);
    await page.setViewportSize(onPhone.viewport);
    const none = page.waitForResponse('**/first-screen/post?*');
    await page.goto('/post/00000000-0000-7000-8000-000000000000', { waitUntil: 'commit' });
    expect((await none).status()).toBe(204);
  });

test('what the college announced has its line above an experience from the start, on a phone that has shown it before', async ({
  arrive,
  alumnus,
}) => {
  const path = await publishedBy(alumnus);
  const page = await arrive(await verifiedStudent('Asmita Announced'), onPhone);
  // It comes as a toast, stands above the next page, and is remembered.
  await page.goto('/feed');
  await expect(page.getByText(/^Placement season/).first()).toBeVisible();
  const come = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const offer = page.locator('main article > *').nth(1);
  await expect(offer).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(before(page).getByText(/^Placement season/)).toBeVisible();
  const stood = await offer.boundingBox();

  come();
  await appHasCome(page);
  await expect(page.getByRole('region', { name: announcementTexts.label })).toBeVisible();
  expect(await offer.boundingBox()).toEqual(stood);
});

test('what this device has put away is not drawn; a visitor gets no screen', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.addInitScript(() => {
    localStorage.setItem('hideVideo', '{"value":true}');
  });
  await holdScripts(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Intro video' })).toHaveCount(0);

  const asked = page.waitForRequest('**/first-screen/feed?*');
  await page.reload({ waitUntil: 'commit' });
  const address = (await asked).url();
  const statusFor = async (token: string): Promise<number> =>
    (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await statusFor(student.token)).toBe(200);
  expect(await statusFor('nobody')).toBe(204);
});

test('who comes back sees the feed as they left it before any script has come', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed');
  const company = page.locator('main article h3').first();
  await expect(company).toBeVisible();
  const name = await company.innerText();
  // The page is left in the background, while another already stands there.
  await page.goto('/robots.txt');
  const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('kept-screen:'));
  await expect.poll(() => page.evaluate(keptKeys)).toHaveLength(1);
  const come = await holdScripts(page);
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(company).toBeVisible();
  expect(await company.innerText()).toBe(name);
  await expect(before(page)).toHaveAttribute('inert');

  come();
  await appHasCome(page);
  await expect(company).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages' }).first()).toBeVisible();
});

/** How far what was seen has moved by itself, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

test('a conversation on a phone begins without the head of the product, and nothing moves when it has come', async ({
  arrive,
  student,
  alumnus,
}) => {
  const path = `/chat/${await conversationOf(student, alumnus)}`;
  const page = await arrive(student, onPhone);
  const shifts = await watchShifts(page);
  const come = await holdScripts(page);
  const head = page.locator('header:visible').filter({ has: page.locator('a[href="/feed"]') });
  const own = page.locator('main header:visible');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(before(page)).toBeVisible();
  await expect(head).toHaveCount(0);
  await expect(own).toHaveText('Messages');
  const stood = await own.boundingBox();

  come();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(head).toHaveCount(0);
  await expect(own).toContainText(alumnus.fullName);
  expect(await own.boundingBox()).toEqual(stood);
  expect(await shifts()).toBeLessThanOrEqual(0.02);

  // The list of conversations has it.
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: new RegExp(alumnus.fullName) })).toBeVisible();
  await expect(head).toBeVisible();
});
