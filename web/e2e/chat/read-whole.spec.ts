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
  await expect(page.getByRole('main').getByText('Waits for the line')).toBeVisible();
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
