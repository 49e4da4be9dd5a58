import { expect, test } from '../fixtures.ts';
import { signsInWithGoogle } from '../support/google.ts';
import { newEmail } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';

test('a new person from Google completes the profile, and is led there until then', async ({
  page,
}) => {
  const email = newEmail('gmail.example');
  await signsInWithGoogle(page.context(), { email, name: 'Gita Google' });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Gita Google');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).toBeDisabled();

  await page.goto('/feed?tab=experiencia');
  await demoExperiences(page).first().getByRole('link').first().click();
  await expect(page, 'posts are closed to an incomplete profile').toHaveURL(
    /\/create-profile\?redirect=%2Fpost/,
  );
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Complete it' }).click();

  await page.getByText('Student', { exact: true }).click();
  await page.getByLabel('Degree').selectOption('M.Tech');
  await page.getByLabel('Year of graduation').fill('2027');
  await page.getByLabel('Stream').selectOption('ECE');
  await page.getByLabel('Specialisation').fill('VLSI');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration completed! Redirecting to feed...')).toBeVisible();
  await expect(page).toHaveURL(/\/feed$/);
  await page.goto('/create-profile');
  await expect(page).toHaveURL(/\/feed$/);
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/feed$/);
});

test('without a token it is the sign-in page that comes, and then this one again', async ({
  page,
}) => {
  await page.goto('/create-profile');
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fcreate-profile$/);
});
