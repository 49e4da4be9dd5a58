import { expect, test } from '../fixtures.ts';
import { violationsOf } from '../support/axe.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

test('letters twice as large leave the name its line on a phone, and what waits is read well', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK_CHANGED/);
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sarita Senior'),
    verifiedStudent('Reading Rina'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior, onPhone);
  await page.goto(`/chat/${id}`);
  await page.getByRole('textbox', { name: 'Write a message' }).fill('On its way');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Waits for the internet')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page, ['color-contrast', 'label-content-name-mismatch'])).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const name = page.getByRole('main').getByRole('link', { name: 'Sarita Senior' });
  await expect(name).toBeInViewport({ ratio: 1 });
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoOverflow(page);
});

test('words that wait can be marked with a finger; what was sent is held for its menu', async ({
  arrive,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK_CHANGED/);
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Marked Maya'),
    verifiedStudent('Marking Mohan'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior, { ...onPhone, hasTouch: true });
  await page.goto(`/chat/${id}`);
  const box = page.getByRole('textbox', { name: 'Write a message' });
  const log = page.getByRole('log');
  const isMarkable = async (words: string) =>
    (await log.getByText(words).evaluate((one) => getComputedStyle(one).userSelect)) !== 'none';
  await box.fill('It has arrived');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByRole('article').filter({ hasText: 'It has arrived' })).toBeVisible();
  await expect.poll(() => isMarkable('It has arrived')).toBe(false);
  await page.context().setOffline(true);
  await box.fill('It is on its way');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('main').getByText('Waits for the internet')).toBeVisible();
  expect(await isMarkable('It is on its way')).toBe(true);
});
