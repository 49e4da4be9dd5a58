import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { newCompany } from '../support/posting.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

/** A page that is blue. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 280]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length 27>>stream\n0 0 1 rg 20 20 160 240 re f\nendstream endobj\ntrailer<</Size 5/Root 1 0 R>>\n%%EOF\n',
);

test('an opening is posted with its paper, heard of at once, read, and gone while it is read', async ({
  arrive,
}) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Pooja Poster'),
    verifiedStudent('Rahul Reader'),
  ]);
  const company = newCompany();
  const posting = await arrive(senior);
  const reading = await arrive(junior, onPhone);

  await reading.goto('/job-openings');
  await expect(reading.getByText(/^\d+ openings$/)).toBeVisible();
  await reading.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await reading.getByRole('searchbox', { name: 'Search', exact: true }).fill(company);
  await expect(reading.getByText('No openings fit')).toBeVisible();
  await expect(reading).toHaveURL(/search=/);
  await reading.getByRole('button', { name: 'Save this search' }).click();
  await reading.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(reading.getByText(/Search saved/)).toBeVisible();

  await posting.goto('/add-job-opening');
  await posting.getByRole('button', { name: 'Post Job' }).click();
  await expect(
    posting.getByText('Company Name, Role, Application Link, and Job Type are required').first(),
  ).toBeVisible();
  await posting.getByLabel('Company Name').fill(company);
  await posting.getByLabel('Role').fill('Compiler Intern');
  await expect(posting.getByLabel('Duration')).toBeHidden();
  await posting.getByLabel('Job Type').selectOption('intern');
  await posting.getByLabel('Duration').fill('6 months');
  await posting.getByLabel('Application Link').fill('https://jobs.example/apply');
  await posting.getByLabel('Job Location').selectOption('onCampus');
  await posting.getByLabel('Specific Location').selectOption('Chennai');
  await posting.getByRole('textbox', { name: 'Job Description' }).fill('Bring patience.');
  await expect(posting.getByText('15/500')).toBeVisible();
  await posting.reload();
  await expect(posting.getByText('Here is what you wrote last time.')).toBeVisible();
  await expect(posting.getByLabel('Company Name')).toHaveValue(company);
  await posting
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'compiler.pdf', mimeType: 'application/pdf', buffer: pdf });
  await posting.getByRole('button', { name: 'Post Job' }).click();
  await expect(posting.getByText('Job posted successfully')).toBeVisible();
  await expect(posting).toHaveURL(/\/job-openings$/);

  await expect(reading.getByText('A new opening')).toBeVisible();
  await expect(reading.getByRole('link', { name: /Notifications, 1 new/ })).toBeVisible();
  await reading.getByRole('button', { name: 'Show', exact: true }).click();
  await reading.getByRole('link', { name: 'Compiler Intern', exact: true }).click();
  await expect(reading.getByRole('heading', { level: 2, name: 'Compiler Intern' })).toBeVisible();
  await reading.getByRole('button', { name: /^Like/ }).click();
  await expect(reading.getByRole('button', { name: 'Like 1 like' })).toBeVisible();
  await expect(reading.getByRole('link', { name: 'Apply' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await reading.getByRole('link', { name: /View attachment/ }).click();
  const page = reading.getByRole('img', { name: /page 1 of 1/ });
  await expect(page).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate((canvas: HTMLCanvasElement) => [
        ...(canvas.getContext('2d')?.getImageData(700, 900, 1, 1).data ?? []),
      ]),
    )
    .toEqual([0, 0, 255, 255]);
  await expect(reading.getByRole('link', { name: /in a new tab/ })).toBeVisible();
  await reading.getByRole('link', { name: 'Back to Job' }).click();
  await expect(reading.getByText('1 went to apply')).toBeHidden();

  await posting.goto(new URL(reading.url()).pathname);
  await posting.getByRole('button', { name: 'Edit, close or delete' }).click();
  await posting.getByRole('menuitem', { name: 'Close (filled)' }).click();
  await posting.getByRole('dialog').getByRole('button', { name: 'Close opening' }).click();
  await expect(reading.getByText(/its poster has filled it/)).toBeVisible();
  await posting.getByRole('button', { name: 'Edit, close or delete' }).click();
  await posting.getByRole('menuitem', { name: 'Delete' }).click();
  await posting.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(posting.getByText('Job deleted successfully')).toBeVisible();
  await expect(reading.getByText('This opening was deleted')).toBeVisible();
  await expectNoOverflow(reading);
});
