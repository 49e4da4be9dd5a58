import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { adminTexts } from '../../../schema/rules/administration/admin-texts.ts';
import { placementTexts as texts } from '../../../schema/rules/analytics/placements-texts.ts';
import { pages } from '../../../schema/rules/pages/pages.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';

/** A sheet of A4 between its margins, in pixels of paper. */
const sheet = { width: 703, height: 1017 };

/** What of a page would end with its box, beside or below what is seen of it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        return (
          (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) ||
          (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) ||
          box.getBoundingClientRect().right > window.innerWidth + 1
        );
      })
      .map((box) => box.outerHTML.slice(0, 80)),
  );

/** The words of each sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  const printed = await getDocument({ data: new Uint8Array(bytes) }).promise;
  return Promise.all(
    Array.from({ length: printed.numPages }, async (_none, at) => {
      const { items } = await (await printed.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

test('placements are printed whole, under the head of the college', async ({ arrive }) => {
  const page = await arrive(await demo.superAdmin(), { colorScheme: 'dark' });
  await page.goto(pages.adminPlacements.path);
  const table = page.getByRole('group', { name: texts.sections.cells });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const rows = await table.getByRole('row').allTextContents();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(page.getByText('Vidyasagar Institute of Engineering').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: adminTexts.tabsLabel })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await cutOff(page)).toEqual([]);

  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  const words = sheets.join(' ').replace(/\s+/g, '');
  for (const row of rows) expect(words).toContain(row.replace(/\s+/g, ''));
  // The table goes on with its head where a sheet ends.
  const heads = sheets.filter((text) => text.includes(texts.columns.share)).length;
  expect(heads).toBe(sheets.filter((text) => /\d%|fewer than 3/.test(text)).length);
});

test('analytics are printed whole', async ({ arrive }) => {
  const page = await arrive(await demo.superAdmin());
  await page.goto(pages.adminAnalytics.path);
  const missing = page.getByRole('region', { name: 'Companies without an experience, table' });
  await expect(missing.getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(page.getByRole('navigation', { name: adminTexts.tabsLabel })).toBeHidden();
  expect(await cutOff(page)).toEqual([]);
});
