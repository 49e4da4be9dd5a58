import { expect, test } from '../fixtures.ts';
import { codeFor, instituteDomain, newcomer, newEmail } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';

const pdf =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const document = { name: 'college-id.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };

test('a student proves the institute address: everything is open', async ({ arrive, troubles }) => {
  troubles.expect(/response: 4\d\d POST .*\/graphql/);
  const page = await arrive(await newcomer('mentee', 'Vani Verifies'));
  await page.goto('/verification');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  const box = page.getByLabel('Institute email');
  await box.fill('vani@gmail.example');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  const email = newEmail(instituteDomain);
  await box.fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('OTP sent to your institute email')).toBeVisible();
  await page.getByLabel('6-digit OTP').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Verification complete! Redirecting to feed...')).toBeVisible();
  await expect(page).toHaveURL(/\/feed$/);
  await page.getByRole('tab', { name: 'Experiencia' }).click();
  await demoExperiences(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Questions and Answers' })).toBeVisible();
});

test('one document is handed in and waits for an admin', async ({ arrive }) => {
  const page = await arrive(await newcomer('mentee', 'Devi Document'));
  await page.goto('/verification');
  await page.getByRole('tab', { name: 'Document' }).click();
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(page.getByText('Please select a document to upload').first()).toBeVisible();
  await page
    .getByLabel('Choose a document')
    .setInputFiles({ ...document, name: 'notes.txt', mimeType: 'text/plain' });
  await expect(page.getByText('Only JPEG, PNG, and PDF files are allowed').first()).toBeVisible();
  await page.getByLabel('Choose a document').setInputFiles(document);
  await expect(page.getByText('File selected successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Upload document' }).click();
  await expect(
    page.getByText('Document uploaded successfully. Pending admin approval.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending admin approval' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload document' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Your verification is pending admin approval')).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Feed' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByRole('complementary', { name: 'Verification' })).toContainText(
    'pending admin approval',
  );
});

test('an alumnus may verify later', async ({ arrive }) => {
  const page = await arrive(await newcomer('alumni', 'Lata Later'));
  await page.goto('/verification');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'But Why?' }).click();
  await expect(page.getByRole('dialog', { name: 'Why verify your college?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Verify Me Later' }).click();
  await expect(page).toHaveURL(/\/career-path$/);
});

test('who is verified already is thanked', async ({ arrive, student }) => {
  const page = await arrive(student);
  await page.goto('/verification');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are verified');
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL(/\/feed$/);
});

test('without a token it says so and goes to sign-in', async ({ page }) => {
  await page.goto('/verification');
  await expect(page.getByText('Please sign in to continue').first()).toBeVisible();
  await expect(page).toHaveURL(/\/signin/);
});

test('an unverified student is told why a post is closed, and the way in', async ({
  arrive,
  unverified,
}) => {
  const page = await arrive(unverified);
  await page.goto('/feed?tab=experiencia');
  await demoExperiences(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Verification Required' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Questions and Answers' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'Verify Now' }).click();
  await expect(page).toHaveURL(/\/verification$/);
});
