import { expect, test } from '../fixtures.ts';
import { violationsOf } from '../support/axe.ts';
import { newcomer } from '../support/people.ts';
import { begin, fillGeneral, newCompany } from '../support/posting.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a story with rounds and files: saved as a draft, gone on with, published, edited and deleted', async ({
  arrive,
}) => {
  const page = await arrive(await newcomer('alumni', 'Sita Story'));
  const company = newCompany();
  const round = (number: number) => page.getByRole('listitem', { name: `Round ${number}` });

  await test.step('half of it is written, with a file, and saved as a draft', async () => {
    await begin(page, company);
    await page.getByRole('radio', { name: 'Story Experience' }).check();
    await fillGeneral(page);
    await page.getByLabel(/^Preparation tips/).fill('Old papers, every Sunday');
    await round(1)
      .getByLabel(/^Round name/)
      .fill('Machine round');
    await page.getByRole('button', { name: /^Study Materials Optional/ }).click();
    await page
      .getByLabel(/Choose files/)
      .setInputFiles([{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page).toHaveURL(/\/feed$/);
    await expect(
      page.getByText(`Draft saved successfully! Your ${company} draft waits`),
    ).toBeVisible();
  });

  await test.step('the draft waits in the career path, stands in the form again, and becomes a post', async () => {
    await page.goto('/career-path');
    await page.getByRole('link', { name: `Continue your draft about ${company}` }).click();
    await expect(page.getByLabel(/^Preparation tips/)).toHaveValue('Old papers, every Sunday');
    await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeVisible();
    await round(1)
      .getByLabel(/^Description/)
      .fill('Four hours, a parser.');
    await page.getByRole('button', { name: 'Add Round' }).click();
    await round(2)
      .getByLabel(/^Round name/)
      .fill('HR');
    await round(2)
      .getByLabel(/^Description/)
      .fill('We talked about trains.');
    await expect(page.getByText('Ready to share')).toBeVisible();
    await page.getByRole('button', { name: 'Add Experience' }).click();
    const preview = page.getByRole('dialog', { name: 'Post Preview' });
    await expect(preview).toContainText('We talked about trains.');
    await expect(preview).toContainText('notes.pdf');
    // The page's own banner is the only one, also with the post's head on it.
    const oneBanner = { type: 'rule' as const, values: ['landmark-no-duplicate-banner'] };
    expect(await violationsOf(page, oneBanner)).toEqual([]);
    await preview.getByRole('button', { name: 'Submit Post' }).click();
    await expect(page).toHaveURL(/\/feed$/);
  });

  await test.step('it is edited from its page', async () => {
    await page.getByRole('link', { name: company }).first().click();
    await page.getByRole('button', { name: 'Edit or delete' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByLabel(/^Company name/)).toHaveValue(company);
    await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toBeVisible();
    await page.getByLabel(/^The company in one line/).fill('Two rounds, and they read your code');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page).toHaveURL(/\/post\//);
    await expect(page.getByText('Two rounds, and they read your code')).toBeVisible();
  });

  await test.step('nothing of the draft is left behind', async () => {
    await begin(page, company, 'Site Engineer');
    await expect(page.getByText('required fields left')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Crisp Details' })).toBeChecked();
  });

  await test.step('and deleted', async () => {
    await page.goto('/feed');
    await page.getByRole('link', { name: company }).first().click();
    await page.getByRole('button', { name: 'Edit or delete' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Post deleted successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: company })).toHaveCount(0);
  });
});
