import type { Page } from '@playwright/test';
import { type BeginStep, beginPath } from '../../../schema/rules/college/begin.ts';
import { expect, test } from '../fixtures.ts';
import { freePort } from '../support/run.ts';
import { phoneSize } from '../support/screen.ts';
import { serveProduct } from '../support/serve.ts';

const admin = { email: 'head@govindrao.example', password: 'Head-of-college9!' };

/** In pixels: a line of words, as where the path of the files needs two. */
const atMost = 30;

/** The answers that a step waits for, and what stands there once they have come. */
const steps: readonly { step: BeginStep; answers: readonly string[]; labels: readonly string[] }[] =
  [
    {
      step: 'server',
      answers: ['SignInWays', 'CollegeEnvironment'],
      labels: ['Google client ID', 'Files are kept in a folder of the server'],
    },
    { step: 'mail', answers: ['MailServer'], labels: ['Mail server'] },
  ];

/** Keeps these answers back. @returns what lets them go */
async function hold(page: Page, answers: readonly string[]): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName && answers.includes(operationName)) await held;
    await route.continue();
  });
  return letGo;
}

/** How far a step moves what is below it once its answers come, in pixels. */
async function movedBy(page: Page, { step, answers, labels }: (typeof steps)[number]) {
  const letGo = await hold(page, answers);
  await page.goto(beginPath(step));
  const card = page.locator('section[aria-labelledby="begin-step"]');
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const before = await height();
  for (const label of labels) await expect(card.getByLabel(label)).toHaveCount(0);
  letGo();
  for (const label of labels) await expect(card.getByLabel(label)).toBeVisible();
  const moved = Math.abs((await height()) - before);
  await page.unroute('**/graphql');
  return Math.round(moved);
}

/** The layout shift of the first step once the offer to restore a backup comes. */
async function movedByOffer(page: Page): Promise<number> {
  const letGo = await hold(page, ['FirstRestore']);
  await page.goto(beginPath('look'));
  await expect(page.getByRole('textbox', { name: 'Name of the college' })).toBeVisible();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  letGo();
  await expect(page.getByRole('button', { name: 'I have a backup' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.unroute('**/graphql');
  return page.evaluate(() =>
    (window as unknown as { seen: number[] }).seen.reduce((sum, one) => sum + one, 0),
  );
}

test('what stands for a step of setting up is as high as the step, on a phone too', async ({
  arrive,
}) => {
  const port = await freePort();
  const stop = await serveProduct(port, {
    DEMO_DATA: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const page = await arrive(null, { baseURL: `http://localhost:${port}`, viewport: phoneSize });
    await page.goto('/admin');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Step 1 of 10')).toBeVisible();
    await page.setViewportSize({ width: 360, height: phoneSize.height });
    expect(await movedByOffer(page)).toBeLessThanOrEqual(0.02);
    for (const viewport of [phoneSize, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      for (const each of steps)
        expect(
          await movedBy(page, each),
          `${each.step}, ${viewport.width} pixels wide`,
        ).toBeLessThanOrEqual(atMost);
    }
    // What listens would miss the product once it stops.
    await page.context().close();
  } finally {
    await stop();
  }
});
