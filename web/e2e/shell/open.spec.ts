import { placesTexts } from '../../../schema/rules/pages/places-texts.ts';
import { expect, test } from '../fixtures.ts';
import { expectOpenAccessible } from '../support/accessible.ts';
import { newCompany, publish } from '../support/posting.ts';
import { phoneSize } from '../support/screen.ts';

test('menus and dialogs that lie open are sound in every theme', async ({ arrive, alumnus }) => {
  test.slow();
  const company = newCompany();
  const page = await arrive(alumnus);
  await publish(page, company);
  await page.goto('/feed?tab=experiencia');
  await page.getByRole('link', { name: company }).first().click();

  await page.getByRole('button', { name: 'Edit or delete' }).click();
  await expectOpenAccessible(page, page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectOpenAccessible(page, page.getByRole('dialog', { name: /Delete/ }));
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/feed');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expectOpenAccessible(page, page.getByRole('dialog', { name: 'Tell us what you think' }));

  await page.goto('/feed');
  const places = page.getByRole('dialog', { name: placesTexts.title });
  // Keys are heard once the page has come alive.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(places).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectOpenAccessible(page, places);
  await page.getByRole('combobox', { name: placesTexts.field }).fill('keyb');
  await page.keyboard.press('Enter');
  await expectOpenAccessible(page, page.getByRole('dialog', { name: placesTexts.shortcuts }));
});

test('so are the menus of people and notices, and the sheet of a phone', async ({
  arrive,
  student,
  alumnus,
}) => {
  test.slow();
  const page = await arrive(student);
  await page.goto(`/profile/${alumnus.id}`);
  await page.getByRole('button', { name: /^More about/ }).click();
  await expectOpenAccessible(page, page.getByRole('menu'));
  await page.getByRole('menuitem').last().click();
  await expectOpenAccessible(page, page.getByRole('dialog'));

  await page.goto('/notifications');
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click();
  await expectOpenAccessible(page, page.getByRole('menu'));

  await page.goto('/feed');
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectOpenAccessible(page, page.getByRole('dialog', { name: 'Menu' }));
});
