import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectOpenAccessible } from '../support/accessible.ts';
import { conversationOf, hearsMore, keepCalls, microphonesAreOff } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

test('two people call each other: sound arrives, the call moves along, and ends with a reason', async ({
  arrive,
}) => {
  test.slow();
  const [alumnus, student] = await Promise.all([
    newcomer('alumni', 'Anil Answerer'),
    verifiedStudent('Charu Caller'),
  ]);
  const id = await conversationOf(student, alumnus);
  const [calling, called] = [await arrive(student), await arrive(alumnus, onPhone)];
  await Promise.all([keepCalls(calling), keepCalls(called)]);
  await called.goto('/feed');
  await calling.goto(`/chat/${id}`);
  const bar = (page: Page) => page.getByRole('region', { name: 'Audio call' });
  const head = calling.locator('main');
  /** Where the button that ends the call stands, and how much the bar covers. */
  const placeOf = (page: Page) =>
    Promise.all(
      [bar(page).getByRole('button', { name: 'End Call' }), bar(page)].map((one) =>
        one.boundingBox(),
      ),
    );

  await test.step('it rings with name and is answered by keyboard', async () => {
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await expect(bar(calling)).toContainText('Ringing…');
    const ringing = called.getByRole('alertdialog', { name: 'Charu Caller is calling you' });
    await expect(ringing).toBeVisible();
    await expectOpenAccessible(called, ringing);
    await expectNoOverflow(called);
    await called.keyboard.press('Alt+A');
    await expect(bar(called).getByRole('timer')).toBeVisible();
    await expect(bar(calling).getByRole('timer')).toBeVisible();
  });

  await test.step('sound arrives on both sides, also while one moves on', async () => {
    await Promise.all([hearsMore(calling), hearsMore(called)]);
    await called
      .getByRole('navigation', { name: 'Shortcuts' })
      .getByRole('link', { name: 'Messages' })
      .click();
    await expect(called).toHaveURL(/\/chat$/);
    await expect(bar(called).getByRole('timer')).toBeVisible();
    await hearsMore(called);
    const places = await Promise.all([calling, called].map(placeOf));
    for (const page of [calling, called]) {
      await bar(page).getByRole('button', { name: 'Mute' }).click();
      await expect(bar(page)).toContainText('Muted');
      await expect(bar(page)).toContainText('Good line');
    }
    expect(await Promise.all([calling, called].map(placeOf))).toEqual(places);
    await bar(called).getByRole('button', { name: 'Unmute' }).click();
    await bar(calling).getByRole('button', { name: 'Microphone and speaker' }).click();
    const dialog = calling.getByRole('dialog', { name: 'Microphone and speaker' });
    await expect(dialog.getByLabel('Microphone')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it ends for both, the microphones are off, the conversation says how long', async () => {
    await head.getByRole('button', { name: 'End Call' }).click();
    await expect(bar(called).getByRole('alert')).toContainText('Call with Charu Caller ended.');
    await expect(calling.getByRole('log').getByText(/^Call, \d+ s/)).toBeVisible();
    expect(await microphonesAreOff(calling)).toBe(true);
    expect(await microphonesAreOff(called)).toBe(true);
  });

  await test.step('one that is declined, and one that was missed and is called back', async () => {
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await bar(called).getByRole('button', { name: 'Decline' }).click();
    await expect(bar(calling).getByRole('alert')).toHaveText('Anil Answerer declined the call.');
    await head.getByRole('button', { name: 'Audio Call' }).click();
    await expect(called.getByRole('alertdialog')).toBeVisible();
    await head.getByRole('button', { name: 'End Call' }).click();
    await expect(bar(called).getByRole('alert')).toContainText('Missed call from Charu Caller.');
    await bar(called).getByRole('button', { name: 'Call back' }).click();
    await bar(calling).getByRole('button', { name: 'Answer' }).click();
    await expect(bar(called).getByRole('timer')).toBeVisible();
  });

  await test.step('a page that is loaded again says that its call ended, and so does the other', async () => {
    await called.reload();
    await expect(bar(called).getByRole('alert')).toContainText(
      'The call with Charu Caller ended because the page was loaded again.',
    );
    await expect(bar(calling).getByRole('alert')).toContainText('Call with Anil Answerer ended.');
  });

  await test.step('without a microphone it says what to do', async () => {
    await called.goto(`/chat/${id}`);
    for (const page of [calling, called]) {
      await page.evaluate(() => {
        window.kept.isRefused = true;
      });
      await page.locator('main').getByRole('button', { name: 'Audio Call' }).click();
      const words = bar(page).getByRole('alert');
      await expect(words).toContainText('Failed to start audio call. Allow the microphone');
      expect((await words.boundingBox())?.width).toBeGreaterThan(240);
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page)).toHaveCount(0);
    }
  });
});
