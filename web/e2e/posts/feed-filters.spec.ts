import { expect, test } from '../fixtures.ts';
import { demoExperiences } from '../support/posting.ts';

test('experiences are narrowed down by chips; the address is shared, and Back goes one back', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=experiencia');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  const choices = page.getByRole('dialog', { name: 'Offer' });
  await choices.getByRole('checkbox', { name: /^Not selected/ }).press('Space');
  await expect(page).toHaveURL(/offer=rejected/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Offer: Not selected' })).toBeFocused();
  await expect(demoExperiences(page).first()).toContainText('Not selected');
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Internship/ }).press('Space');
  await expect(page).toHaveURL(/type=intern/);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Type: Internship' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Type', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Offer' }).click();
  await expect(page).toHaveURL(/\/feed\?tab=experiencia$/);
});
