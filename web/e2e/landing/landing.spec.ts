import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { onPhone } from '../support/screen.ts';

const posts = (page: Page) =>
  page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Read more about/ }) });
const search = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Search by company, name or role').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};
const toSearch = async (page: Page): Promise<void> => {
  await page.goto('/');
  // Until the page's code is here its first screen is a picture with links.
  await expect(page.locator('#connect')).toBeAttached();
  await page.getByRole('link', { name: 'Connect', exact: true }).click();
  await expect(posts(page).getByRole('listitem').first()).toBeVisible();
};

test('an empty search shows what is trending, a term what fits, nonsense that there is nothing', async ({
  page,
}) => {
  await toSearch(page);
  await expect(page.getByRole('heading', { name: 'Learn From Experiencia here' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Build Your Network here' })).toBeVisible();
  await expect(posts(page).getByRole('link', { name: /^Read more about/ })).toHaveCount(3);
  const company = (await posts(page).getByRole('heading').first().textContent()) ?? '';
  await search(page, company);
  await expect(posts(page).getByRole('heading', { name: company }).first()).toBeVisible();
  await search(page, 'zzqqxx nobody');
  await expect(page.getByText('No results found. Try different keywords!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Read more about/ })).toHaveCount(0);
});

test('a card and View More ask a visitor to sign in; Cancel stays, Sign In goes', async ({
  page,
}) => {
  await toSearch(page);
  const dialog = page.getByRole('dialog', { name: 'Please sign in' });
  await page
    .getByRole('link', { name: /^Read more about/ })
    .first()
    .click();
  await expect(dialog).toContainText('You need to sign in to view this content.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'View More' }).click();
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin/);
});

test('who has a token goes straight on', async ({ arrive, student }) => {
  const page = await arrive(student);
  await toSearch(page);
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page).toHaveURL(/\/feed$/);
  await page.goBack();
  await page
    .getByRole('link', { name: /^Read more about/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Questions and Answers' })).toBeVisible();
});

test('a card is turned by the keyboard, and its hidden side can not be reached', async ({
  page,
}) => {
  await toSearch(page);
  const card = posts(page).getByRole('listitem').first();
  const turn = card.getByRole('button', { name: 'Show the author' });
  await turn.focus();
  await page.keyboard.press('Enter');
  const back = card.getByRole('button', { name: 'Show the experience' });
  await expect(back).toBeFocused();
  // Its name says what a press does: a pressed state beside it would say the contrary.
  await expect(back).not.toHaveAttribute('aria-pressed');
  const hidden = card.locator('[inert]');
  await expect(hidden.getByRole('heading'), 'what it was like is out of reach').toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(hidden.getByText(/interviewed at/), 'who wrote it is').toHaveCount(1);
});

test('the film plays in its place, and nothing is loaded from elsewhere', async ({ page }) => {
  const strangers: string[] = [];
  await page.goto('/');
  const home = new URL(page.url()).origin;
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== home && !request.url().startsWith('data:'))
      strangers.push(request.url());
  });
  await page.getByRole('button', { name: /^Play the video/ }).click();
  const player = page.getByRole('group', { name: /^Video/ });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect
    .poll(async () => Number(await player.getByLabel('Position').inputValue()))
    .toBeGreaterThanOrEqual(1);
  await page.keyboard.press('Enter');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(strangers).toEqual([]);
});

test('Join Now leads to sign-up, the foot to the pages about the site', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'About Us' })
    .click();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.goBack();
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('on a phone the page snaps section by section, unless the device asks for less motion', async ({
  arrive,
}) => {
  const page = await arrive(null, onPhone);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-snap', '');
  const calm = await arrive(null, { ...onPhone, reducedMotion: 'reduce' });
  await calm.goto('/');
  await expect(calm.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(calm.locator('html')).not.toHaveAttribute('data-snap');
});
