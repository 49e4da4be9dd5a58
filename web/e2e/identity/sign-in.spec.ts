import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { codeFor, newcomer } from '../support/people.ts';
import { demoExperiences } from '../support/posting.ts';

const fill = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

test('a visitor who wants a place in the feed signs in and comes back to it', async ({
  page,
  student,
}) => {
  await page.goto('/feed?tab=experiencia');
  await expect(page.getByRole('heading', { name: 'Sign in to read the feed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await fill(page, student.email, student.password);
  await expect(page).toHaveURL(/\/feed\?tab=experiencia$/);
  await expect(
    page.getByRole('list', { name: 'Experiences' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('a post that was linked to is there after signing in', async ({ page, arrive, student }) => {
  const feed = await arrive(student);
  await feed.goto('/feed?tab=experiencia');
  const path = await demoExperiences(feed).first().getByRole('link').first().getAttribute('href');
  await page.goto(path ?? '');
  // What it is about is there before one signs in.
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fpost%2F/);
  await fill(page, student.email, student.password);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { name: 'Questions and Answers' })).toBeVisible();
});

test('a wrong password is said beside the field and stays until something is typed', async ({
  page,
  student,
  troubles,
}) => {
  troubles.expect(/response: 401 POST .*\/graphql/);
  await page.goto('/signin');
  await fill(page, student.email, 'Wrong@12345');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main')).toContainText('Invalid email or password');
  await expect(page).toHaveURL(/\/signin$/);
  await password.fill('another');
  await expect(page.getByRole('main')).not.toContainText('Invalid email or password');
});

test('an address that nobody has is refused with the very same words', async ({
  page,
  troubles,
}) => {
  troubles.expect(/response: 401 POST .*\/graphql/);
  await page.goto('/signin');
  await fill(page, 'nobody.at.all@mail.example', 'Wrong@12345');
  await expect(page.getByRole('main')).toContainText('Invalid email or password');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/signin');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret@1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('signing in with the keyboard alone', async ({ page, student }) => {
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  const email = page.getByLabel('Email');
  for (
    let presses = 0;
    presses < 8 && !(await email.evaluate((field) => field === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(student.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed$/);
});

test('a forgotten password: from the mailed code to a new one, and the old one is over', async ({
  page,
  troubles,
}) => {
  const person = await newcomer('mentee', 'Nisha Forgets');
  troubles.expect(/response: 401 POST .*\/graphql/);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByText('Please enter your email first')).toBeVisible();

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(
    page.getByText('OTP sent to your email. Please check your inbox (and spam/junk folder).'),
  ).toBeVisible();
  await page.getByLabel('OTP').fill(await codeFor(person.email, 2));
  await page.getByLabel('New password').fill('Changed@123');
  await page.getByLabel('Confirm password').fill('Changed@124');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Changed@123');
  await page.getByRole('button', { name: 'Reset password' }).click();

  await expect(
    page.getByText('Password reset successfully! Please sign in with your new password.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await fill(page, person.email, person.password);
  await expect(page.getByRole('main')).toContainText('Invalid email or password');
  await fill(page, person.email, 'Changed@123');
  await expect(page).toHaveURL(/\/feed$/);
});

test('a mailed link signs in the browser that asked, and no other; the tab that waited goes on', async ({
  page,
  browser,
}) => {
  const person = await newcomer('mentee', 'Ishaan Forgets');
  await page.goto('/signin?redirect=%2Fbookmarks');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  const link = `/sign-in-link?token=${await codeFor(person.email, 2)}`;

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('You asked in another browser')).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sign In' })).toBeHidden();
  await stranger.close();

  // A reload of the tab that waits keeps its place.
  await page.reload();
  await expect(page.getByLabel('6-digit OTP')).toBeVisible();
  const opened = await page.context().newPage();
  await opened.goto(link);
  await expect(opened.getByText(`Sign in as ${person.email}`)).toBeVisible();
  await opened.getByRole('button', { name: 'Sign In' }).click();
  await expect(opened).toHaveURL(/\/bookmarks$/);
  await expect(page).toHaveURL(/\/bookmarks$/);
  await opened.goto(link);
  await expect(opened.getByText('You are signed in')).toBeVisible();
});

test('signing out ends it: the feed is closed again, in the other tab too', async ({ arrive }) => {
  const person = await newcomer('mentee', 'Omkar Leaves');
  const page = await arrive(person);
  await page.goto('/feed');
  const other = await page.context().newPage();
  await other.goto('/feed');
  await expect(other.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other.getByRole('heading', { name: 'Sign in to read the feed' })).toBeVisible();
  await page.goto('/feed');
  await expect(page.getByRole('heading', { name: 'Sign in to read the feed' })).toBeVisible();
});
