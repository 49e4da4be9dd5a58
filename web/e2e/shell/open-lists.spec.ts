import type { Page } from '@playwright/test';
import { savedSearchTexts } from '../../../schema/rules/bookmarks/saved-search-texts.ts';
import { askedTexts } from '../../../schema/rules/companies/asked-texts.ts';
import { peopleTexts } from '../../../schema/rules/directory/people-texts.ts';
import { filterTexts } from '../../../schema/rules/lists/filter-texts.ts';
import { pagePaths } from '../../../schema/rules/pages/page-paths.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';
import { phoneSize } from '../support/screen.ts';

/** What jobs put together of companies, and of what they ask, is there within a minute or two. */
const goWhere = (page: Page, path: string, text: RegExp | string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });

/** The choices below each of some chips, and on a phone the sheet that has all of them. */
async function expectFiltersAccessible(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await page.getByRole('group', { name: filterTexts.filters }).getByText(label).click();
    await expectOpenAccessible(page, page.getByRole('dialog', { name: label }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize(phoneSize);
  await page.getByRole('main').getByRole('button', { name: filterTexts.filters }).click();
  await expectOpenAccessible(page, page.getByRole('dialog', { name: filterTexts.filters }));
}

test('the dialogs of a company, with which questions are joined, are sound in every theme', async ({
  arrive,
}) => {
  test.slow();
  const page = await arrive(await demo.admin());
  await goWhere(page, '/company/zoho', askedTexts.title);
  await page.getByRole('button', { name: askedTexts.correct.one }).first().click();
  const joined = page.getByRole('dialog', { name: askedTexts.correct.oneTitle });
  await expect(joined.getByRole('listitem').first()).toBeVisible();
  await expectOpenAccessible(page, joined);
});

test('so are the filters of the question bank', async ({ arrive, student }) => {
  test.slow();
  const page = await arrive(student);
  await goWhere(page, pagePaths.questionBank, /^Asked by/);
  await expectFiltersAccessible(page, Object.values(askedTexts.bank.labels));
});

test('so are the filters of the directory, and what keeps a search', async ({
  arrive,
  student,
}) => {
  test.slow();
  const page = await arrive(student);
  await page.goto(`${pagePaths.people}?branch=CSE`);
  await page.getByRole('button', { name: savedSearchTexts.save }).click();
  await expectOpenAccessible(page, page.getByRole('dialog', { name: savedSearchTexts.save }));
  await page.goto(pagePaths.people);
  const { company, batch, topic } = peopleTexts.labels;
  await expectFiltersAccessible(page, [company, batch, topic]);
});

test('so are the filters of the paths to a role', async ({ arrive, student }) => {
  test.slow();
  const page = await arrive(student);
  await page.goto(pagePaths.paths);
  const { company, role, branch, batch } = peopleTexts.labels;
  await expectFiltersAccessible(page, [company, role, branch, batch]);
});
