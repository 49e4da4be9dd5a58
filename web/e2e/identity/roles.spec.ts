import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';

test('an alumnus adds the student role, switches to it and back, and stays on the screen', async ({
  arrive,
}) => {
  const page = await arrive(await newcomer('alumni', 'Rohan Roles'));
  await page.goto('/feed?tab=networking');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Create Post' })).toBeVisible();

  await menu.getByRole('button', { name: 'Switch to Student' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText("You don't have a mentee account on this email. Create one?");
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByText('Successfully created and switched to mentee role!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/feed\?tab=networking$/);
  await expect(menu.getByRole('link', { name: 'Create Post' })).toHaveCount(0);

  await menu.getByRole('button', { name: 'Switch to Alumni' }).click();
  await expect(page.getByText('You are now here as Alumni.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Create Post' })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Switch to Student' })).toBeVisible();
});

test('a student of a year to come is not offered the alumni role', async ({ arrive }) => {
  const page = await arrive(await newcomer('mentee', 'Mira Early'));
  await page.goto('/feed');
  await expect(page.getByRole('link', { name: 'Your profile, Mira Early' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
});
