import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { firstPost } from '../support/posting.ts';

declare global {
  interface Window {
    /** What asked `Intl` for something, and where. */
    asksOfIntl: string[];
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

test('who comes back sees the feed as they left it before any script has come', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed');
  const company = page.locator('main article h3').first();
  await expect(company).toBeVisible();
  const name = await company.innerText();
  await page.goto('about:blank');
  let comes = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/feed', { waitUntil: 'commit' });
  await expect(company).toBeVisible();
  expect(await company.innerText()).toBe(name);
  const kept = page.locator('[data-first-paint="app"] [data-shell]');
  await expect(kept).toHaveAttribute('inert');

  comes();
  await expect(kept).toHaveCount(0);
  await expect(company).toBeVisible();
  await expect(page.getByRole('link', { name: 'Messages' }).first()).toBeVisible();
});
