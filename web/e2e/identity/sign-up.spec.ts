import type { Page } from '@playwright/test';
import { collegeYear } from '../../../schema/rules/text/days.ts';
import { expect, test } from '../fixtures.ts';
import { codeFor, newEmail, strongPassword } from '../support/people.ts';

/** Fills the form of sign-up up to the mailed code. @returns the address that was given */
async function upToTheCode(page: Page, role: 'Student' | 'Alumni', year: string): Promise<string> {
  const email = newEmail();
  await page.goto('/signup');
  const register = page.getByRole('button', { name: 'Register' });
  await expect(register).toBeDisabled();
  await page.getByLabel('Full name').fill('Tara Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(strongPassword);
  await page.getByLabel('Password again').fill(strongPassword);
  await expect(page.getByLabel('College')).toBeDisabled();
  await page.getByText(role, { exact: true }).click();
  await page.getByLabel('Degree').selectOption('B.Tech');
  await page.getByLabel('Year of graduation').fill(year);
  await page.getByLabel('Stream').selectOption('CSE');
  await expect(register).toBeDisabled();
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await register.click();
  await expect(page.getByText('OTP sent to your email. Please verify it.')).toBeVisible();
  return email;
}

async function enterTheCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('6-digit OTP').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP verified. Choose an action to proceed')).toBeVisible();
}

test('a student signs up with the mailed code and registers: to the feed', async ({ page }) => {
  const email = await upToTheCode(page, 'Student', '2028');
  await enterTheCode(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration completed! Redirecting to feed...')).toBeVisible();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByRole('complementary', { name: 'Verification' })).toContainText(
    'Verify your college',
  );
});

test('an alumnus signs up and goes on to verify the college', async ({ page }) => {
  const email = await upToTheCode(page, 'Alumni', '2018');
  await enterTheCode(page, email);
  await page.getByRole('button', { name: 'Verify college' }).click();
  await expect(page).toHaveURL(/\/verification$/);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('a wrong code is refused and the right one still works', async ({ page, troubles }) => {
  troubles.expect(/response: 4\d\d POST .*\/graphql/);
  const email = await upToTheCode(page, 'Student', '2027');
  const code = await codeFor(email);
  await page.getByLabel('6-digit OTP').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Invalid OTP').first()).toBeVisible();
  await enterTheCode(page, email);
});

test('what is wrong with the form is said with the documented words', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Tara Newcomer');
  await page.getByLabel('Email').fill('tara@');
  await page.getByLabel('Password', { exact: true }).fill(strongPassword);
  await page.getByLabel('Password again').fill('other');
  await page.getByText('Alumni', { exact: true }).click();
  await page.getByLabel('Degree').selectOption('MBA');
  await expect(page.getByLabel('Stream')).toHaveCount(0);
  await page.getByLabel('Specialisation').fill('Finance');
  await page.getByLabel('Year of graduation').fill(String(collegeYear(new Date()) + 1));
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  for (const text of [
    'Invalid email format',
    "Passwords don't match",
    'Alumni must have graduated by now',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});
