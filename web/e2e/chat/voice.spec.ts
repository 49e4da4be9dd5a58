import type { Page } from '@playwright/test';
import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { voiceTexts } from '../../../schema/rules/chat/voice-texts.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { conversationOf, keepCalls, microphonesAreOff } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

const bar = (page: Page) => page.getByRole('group', { name: voiceTexts.bar, exact: true });
const said = (page: Page) =>
  page.getByRole('log').getByRole('group', { name: /^Voice message · / });

test('one records a voice message, hears it, and another one plays it', async ({ arrive }) => {
  test.slow();
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Leela Listener'),
    verifiedStudent('Ravi Recorder'),
  ]);
  const id = await conversationOf(junior, senior);
  const [recording, hearing] = [await arrive(junior, onPhone), await arrive(senior)];
  await keepCalls(recording);
  await Promise.all([recording, hearing].map((page) => page.goto(`/chat/${id}`)));
  const record = recording.getByRole('button', { name: voiceTexts.record });

  await test.step('a microphone that is refused is told with what to do', async () => {
    await record.waitFor();
    await recording.evaluate(() => {
      window.kept.isRefused = true;
    });
    await record.click();
    await expect(bar(recording).getByRole('alert')).toContainText('Allow the microphone');
    await recording.evaluate(() => {
      window.kept.isRefused = false;
    });
    await bar(recording).getByRole('button', { name: voiceTexts.again }).click();
  });

  await test.step('it is recorded, by keyboard as well, and the microphone is off again', async () => {
    await expect(bar(recording).getByRole('timer')).toContainText('0:02');
    await expectAccessible(recording);
    await expectNoOverflow(recording);
    await expect(bar(recording).getByRole('button', { name: voiceTexts.stop })).toBeFocused();
    await recording.keyboard.press('Enter');
    await expect(bar(recording).getByRole('slider')).toBeVisible();
    expect(await microphonesAreOff(recording)).toBe(true);
    await expectAccessible(recording);
    await expectNoOverflow(recording);
  });

  await test.step('it is still there when the page is loaded again, and is heard', async () => {
    await recording.reload();
    await bar(recording).getByRole('button', { name: voiceTexts.play }).click();
    await expect(bar(recording).getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:01 of/);
    await bar(recording).getByRole('button', { name: voiceTexts.send }).click();
    await expect(said(recording)).toBeVisible();
    await expect(record).toBeVisible();
    await expect(recording.getByRole('img', { name: chatPageTexts.ticks.sending })).toHaveCount(0);
    await expectNoOverflow(recording);
  });

  await test.step('the other one sees it in the list, plays it and goes to a place', async () => {
    await expect(
      hearing.getByRole('list', { name: 'Messages' }).getByText(/^Voice message · 0:0\d$/),
    ).toBeVisible();
    const slider = said(hearing).getByRole('slider');
    await said(hearing).getByRole('button', { name: voiceTexts.play }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:01 of 0:0\d$/);
    await said(hearing)
      .getByRole('button', { name: voiceTexts.speedLabel(1) })
      .click();
    await expect(
      said(hearing).getByRole('button', { name: voiceTexts.speedLabel(1.5) }),
    ).toBeVisible();
    await expectAccessible(hearing);
    // At its end it waits at its beginning again.
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 of/);
    await slider.focus();
    await hearing.keyboard.press('ArrowRight');
    await hearing.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:02 of/);
    await said(hearing).getByRole('button', { name: voiceTexts.play }).click();
    await expect(said(hearing).getByRole('button', { name: voiceTexts.pause })).toBeVisible();
  });
});

test('letters twice as large on a phone leave recording and playing usable', async ({ arrive }) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Large Leela'),
    verifiedStudent('Large Ravi'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior, onPhone);
  await page.goto(`/chat/${id}`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: voiceTexts.record }).click();
  await expect(bar(page).getByRole('timer')).toContainText('0:01');
  await expectNoOverflow(page);
  await bar(page).getByRole('button', { name: voiceTexts.stop }).click();
  await expect(bar(page).getByRole('slider')).toBeVisible();
  await expectNoOverflow(page);
  await bar(page).getByRole('button', { name: voiceTexts.send }).click();
  await expect(said(page)).toBeVisible();
  await expectNoOverflow(page);
});
