import { expect, test } from '../fixtures.ts';
import { signInAtProvider } from '../support/oidc.ts';
import { newEmail } from '../support/people.ts';

test('a student signs in with the account of the college, is verified by it, and goes on where they wanted to', async ({
  page,
}) => {
  const email = newEmail('student.vie.example');
  await page.goto('/signin?redirect=%2Fpeople');
  await signInAtProvider(page, email);
  await expect(page).toHaveURL(/\/create-profile\?redirect=%2Fpeople$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Oona Own');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByText('Student', { exact: true }).click();
  await page.getByLabel('Degree').selectOption('MBA');
  await page.getByLabel('Year of graduation').fill('2027');
  await page.getByLabel('Specialisation').fill('Finance');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page, 'open to verified people alone').toHaveURL(/\/people$/);
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});

test('an answer of the provider that this tab did not ask for signs nobody in', async ({
  page,
}) => {
  await page.goto('/sign-in-college?code=stolen&state=foreign');
  await expect(page.getByRole('alert')).toContainText('begun in another browser');
  await expect(page).toHaveURL(/\/sign-in-college$/);
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with VIE account' })).toBeVisible();
});
