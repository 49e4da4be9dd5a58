import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../web/e2e/support/chromium.ts';
import type { Measure } from '../bench.ts';
import { median, percentile, plainRow, type Row } from '../figures.ts';
import { freePort, openStart, signIn, startBuilt, stopBuilt } from './built.ts';
import { pause } from './sockets.ts';

/** As many first and second visits; the minute is walked once. */
const visits = 3;
/** A phone on slow 4G, as Lighthouse has it: round trips, kilobits both ways, the processor. */
const phone = { latency: 150, down: 1638, up: 750, slower: 4 } as const;
const minuteMs = 60_000;

/** What the page notes of itself, from its first moment on. */
interface Noted {
  largestPaint: number;
  shifts: number;
  /**
   * How long somebody waited for what they pressed or typed to show, in milliseconds by the number
   * of the interaction: those of 16 and more.
   */
  waits: Record<string, number>;
  /** When the first post of the feed stood there, and the scripts that had come by then. */
  content: number;
  scriptBytes: number;
}
/** What is asked of a page. */
interface InPage {
  noted: Noted;
  navigator: { serviceWorker: { controller: object | null } };
}

/** Runs in each page, and notes it there. */
const noting = join(import.meta.dirname, 'flow-in-page.js');

/** A page of a cheap phone on a slow line. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = (kilobits: number): number => (kilobits * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytes(phone.down),
    uploadThroughput: bytes(phone.up),
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  await page.addInitScript({ path: noting });
  return page;
}

const notedOf = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as InPage).noted);

async function visit(page: Page, address: string): Promise<Noted> {
  await page.goto('about:blank');
  // The page that was left keeps its screen in the background, while another already stands there.
  await pause(1000);
  await page.goto(`${address}/feed`);
  await page.waitForFunction(() => (globalThis as unknown as InPage).noted.content > 0, undefined, {
    timeout: 60_000,
  });
  // What paints and moves late counts.
  await pause(3000);
  return notedOf(page);
}

/** A first visit in a browser that knows nothing but the session, and the one after it. */
async function twoVisits(
  folder: string,
  address: string,
  token: string,
): Promise<{ first: Noted; second: Noted }> {
  const context = await openBrowser(folder);
  try {
    const page = await slowPage(context);
    await openStart(page, address, token);
    const first = await visit(page, address);
    await page.waitForFunction(
      () => (globalThis as unknown as InPage).navigator.serviceWorker.controller !== null,
    );
    // The worker stores the code of pages ten seconds after a page is there.
    await pause(20_000);
    return { first, second: await visit(page, address) };
  } finally {
    await context.close();
  }
}

async function openBrowser(folder: string): Promise<BrowserContext> {
  const { executablePath, env } = await findChromium();
  return chromium.launchPersistentContext(await mkdtemp(join(folder, 'profile-')), {
    executablePath,
    env: { ...process.env, ...env },
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    args: ['--no-sandbox'],
  });
}

/** What somebody does in a minute: reads the feed and a post, likes, searches, looks at a chat. */
async function walk(page: Page, address: string): Promise<Noted> {
  await visit(page, address);
  const end = Date.now() + minuteMs;
  const post = page.locator('main article a[href^="/post/"]');
  while (Date.now() < end) {
    for (let n = 0; n < 4; n += 1) {
      await page.mouse.wheel(0, 500);
      await pause(400);
    }
    await post.first().scrollIntoViewIfNeeded();
    await post.first().click();
    const like = page.getByRole('button', { name: /^Like/ }).first();
    await like.click();
    await pause(1000);
    await like.click();
    await page.getByRole('textbox', { name: 'Your question' }).pressSequentially('How long?', {
      delay: 120,
    });
    await page.getByRole('textbox', { name: 'Your question' }).fill('');
    await page.goBack();
    const bar = page.getByRole('navigation').last();
    await bar.getByRole('link', { name: /^Messages/ }).click();
    await pause(1500);
    await page.goBack();
    await post.first().waitFor();
  }
  return notedOf(page);
}

/** What there was of first and second visits. */
function visitRows(both: readonly { first: Noted; second: Noted }[]): Row[] {
  const of = (take: (one: (typeof both)[number]) => number): number => median(both.map(take));
  const post = { atMost: 2500 };
  return [
    plainRow(
      'feed, first visit: largest paint',
      of(({ first }) => first.largestPaint),
      post,
      'ms',
    ),
    plainRow(
      'feed, first visit: a post stands there',
      of(({ first }) => first.content),
      post,
      'ms',
    ),
    plainRow(
      'feed, first visit: scripts by then, compressed',
      of(({ first }) => first.scriptBytes / 1000),
      { atMost: 170 },
      'kB',
    ),
    plainRow(
      'feed, second visit: a post stands there',
      of(({ second }) => second.content),
      { atMost: 1000 },
      'ms',
    ),
    plainRow(
      'feed, both visits: shifts',
      of(({ first, second }) => Math.max(first.shifts, second.shifts)),
      { atMost: 0.02 },
    ),
  ];
}

async function minuteRows(folder: string, address: string, token: string): Promise<Row[]> {
  const context = await openBrowser(folder);
  try {
    const page = await slowPage(context);
    await openStart(page, address, token);
    const { waits, shifts } = await walk(page, address);
    const sorted = Object.values(waits).sort((a, b) => a - b);
    console.log(`    interactions that took 16 ms or more: ${sorted.length}`);
    return [
      plainRow('a minute of use: interaction, p75', percentile(sorted, 75), { atMost: 150 }, 'ms'),
      plainRow('a minute of use: slowest interaction', sorted.at(-1) ?? 0, { atMost: 150 }, 'ms'),
      plainRow('a minute of use: shifts', shifts, { atMost: 0.02 }),
    ];
  } finally {
    await context.close();
  }
}

/** First and second visits, and a minute of use, on a cheap phone with a slow line. */
export const flow: Measure = {
  name: 'flow',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'experiencia-flow-'));
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const product = await startBuilt(port, join(folder, 'data'));
    try {
      const { token } = await signIn(address);
      const both: { first: Noted; second: Noted }[] = [];
      for (let n = 0; n < visits; n += 1) both.push(await twoVisits(folder, address, token));
      return [...visitRows(both), ...(await minuteRows(folder, address, token))];
    } finally {
      await stopBuilt(product);
      await rm(folder, { recursive: true, force: true });
    }
  },
};
