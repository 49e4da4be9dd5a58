import { expect, test } from '../fixtures.ts';
import { expectOpenAccessible } from '../support/accessible.ts';
import { demoExperiences, newCompany } from '../support/posting.ts';

test('going back from a post finds the list where it was left', async ({ arrive, student }) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=experiencia&sort=mostViewed');
  const cards = demoExperiences(page);
  await expect(cards.nth(19)).toBeAttached();
  await page.keyboard.press('End');
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const card = cards.nth(24);
  await card.scrollIntoViewIfNeeded();
  const company = await card.getByRole('heading').textContent();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Questions and Answers' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'a new page begins at its top').toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/feed\?tab=experiencia&sort=mostViewed$/);
  await expect(cards.nth(24).getByRole('heading')).toHaveText(company ?? '');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(50);
});

test('the address says where one is: tab, sort and search survive a reload and the back button', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed');
  await page.getByRole('tab', { name: 'Networking' }).click();
  await expect(page).toHaveURL(/tab=networking/);
  await page.getByLabel('Sort by').selectOption({ label: 'Most Viewed' });
  await expect(page).toHaveURL(/sort=mostViewed/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Networking' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('Sort by')).toHaveValue('mostViewed');
  await expect(
    page.getByRole('list', { name: 'People' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the search of the header: from anywhere by /, hits, no hits, and cleared again', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=experiencia&sort=mostViewed');
  const first = demoExperiences(page).first();
  const company = (await first.getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /^Search/ });
  await expect(box).toBeFocused();
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed\?tab=experiencia&sort=mostViewed&search=/);
  await expect(page.getByLabel('Sort by')).toHaveValue('mostViewed');
  await expect(page.getByText(`Results for “${company}”`)).toBeVisible();
  await expect(first.getByRole('heading')).toHaveText(company);
  await box.fill(newCompany().replace('Kaveri ', 'zz'));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('No experiences found. Explore other companies or roles!'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Networking' }).click();
  await expect(
    page.getByText('No profiles found. Connect with alumni to expand your network!'),
  ).toBeVisible();
  await box.fill('');
  await expect(page).toHaveURL(/\/feed\?tab=networking&sort=mostViewed$/);
  await expect(
    page.getByRole('list', { name: 'People' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.goBack();
  await expect(box).not.toHaveValue('');
  await page
    .getByRole('list', { name: 'People' })
    .or(page.getByText('No profiles found.'))
    .first()
    .waitFor();
  await page.goto('/connections');
  // Until the page's code is here its first screen is a picture.
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed\?search=[^&]+$/);
  await page.getByRole('banner').getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/connections$/);

  await page.keyboard.press('/');
  await box.fill('asha r');
  const suggested = page.getByRole('option', { name: /^Asha Rao/ });
  await expect(suggested).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggested).toHaveAttribute('aria-selected', 'true');
  await expectOpenAccessible(page, page.getByRole('listbox'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Asha Rao/ })).toBeVisible();
});

test('a profile: from the card to the person, their posts and path', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/feed?tab=networking&sort=mostViewed');
  const link = page.getByRole('list', { name: 'People' }).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Career path' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeVisible();
});

test('a student does not write experiences: the form leads to the feed', async ({
  arrive,
  student,
}) => {
  const page = await arrive(student);
  await page.goto('/add-post');
  await expect(page).toHaveURL(/\/feed$/);
  await expect(page.getByText('Experiences are shared by alumni')).toBeVisible();
});
