import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chatPageTexts } from '../../../schema/rules/chat/chat-page-texts.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectOpenAccessible } from '../support/accessible.ts';
import { conversationOf } from '../support/calls.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { begin, fill, newCompany } from '../support/posting.ts';
import { expectNoOverflow, onPhone } from '../support/screen.ts';

const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f9b7a' } })
    .png()
    .toBuffer();

/** A page that is empty. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 280]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\n%%EOF\n',
);

/** Besides the page's own, what lies open is no banner. */
async function hasOneBanner(page: Page): Promise<void> {
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(1);
}

test('a conversation with a picture, a PDF and a quote is sound, and so is each preview', async ({
  arrive,
}) => {
  test.slow();
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sarita Senior'),
    verifiedStudent('Filing Fatima'),
  ]);
  const id = await conversationOf(junior, senior);
  const page = await arrive(junior);
  await page.goto(`/chat/${id}`);
  const log = page.getByRole('log');

  await test.step('it is sent', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: chatPageTexts.attach }).click();
    await (await chooser).setFiles([
      { name: 'board.png', mimeType: 'image/png', buffer: await aPicture() },
      { name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]);
    await page.getByRole('button', { name: chatPageTexts.send, exact: true }).click();
    await expect(log.getByRole('button', { name: /offer\.pdf/ }).first()).toBeVisible();
    await expect(log.getByRole('img', { name: chatPageTexts.ticks.sending })).toHaveCount(0);
    const message = log.getByRole('article').filter({ hasText: 'offer.pdf' });
    await message.hover();
    await message.getByRole('button', { name: chatPageTexts.moreMessage }).click();
    await page.getByRole('menuitem', { name: chatPageTexts.reply }).click();
    await page.getByRole('textbox', { name: chatPageTexts.write }).fill('Have a look at it');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Have a look at it')).toBeVisible();
  });

  const picture = log.getByRole('button', { name: chatPageTexts.showPicture('board') });
  const document = log.getByRole('button', { name: /^Open offer\.pdf/ });
  const quote = log.getByRole('button', { name: /^Go to the message that is answered/ });

  await test.step('names hold the words that are seen', async () => {
    await expect(picture).toBeVisible();
    await expect(document).toHaveAccessibleName(/offer\.pdf.*PDF/);
    await expect(quote).toHaveAccessibleName(/Filing Fatima.*offer\.pdf/);
    await expectAccessible(page);
    await hasOneBanner(page);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, opener] of [
    ['board', picture],
    ['offer', document],
  ] as const)
    await test.step(`the preview of the ${name}`, async () => {
      await opener.click();
      const preview = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
      await expectOpenAccessible(page, preview);
      await hasOneBanner(page);
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
    });
});

test('the preview of a post is no second banner', async ({ arrive, alumnus }) => {
  const page = await arrive(alumnus);
  await begin(page, newCompany());
  await fill(page);
  await expectOpenAccessible(page, page.getByRole('dialog', { name: 'Post Preview' }));
  await hasOneBanner(page);
});

test('what is said about a picture goes with it: one message, with its words, for both and after a reload', async ({
  arrive,
}) => {
  const [senior, junior] = await Promise.all([
    newcomer('alumni', 'Sarita Senior'),
    verifiedStudent('Captioning Chetan'),
  ]);
  const id = await conversationOf(junior, senior);
  const [writing, reading] = await Promise.all([arrive(junior, onPhone), arrive(senior, onPhone)]);
  await Promise.all([writing, reading].map((page) => page.goto(`/chat/${id}`)));
  const caption = 'The board after the second round';
  const chooser = writing.waitForEvent('filechooser');
  await writing.getByRole('button', { name: chatPageTexts.attach }).click();
  await (await chooser).setFiles({
    name: 'board.png',
    mimeType: 'image/png',
    buffer: await aPicture(),
  });
  const box = writing.getByRole('textbox', { name: chatPageTexts.write });
  await expect(box).toHaveAttribute('placeholder', chatPageTexts.caption);
  await box.fill(caption);
  await writing.getByRole('button', { name: chatPageTexts.send, exact: true }).click();
  await expect(box).toHaveValue('');
  await expect(box).toHaveAttribute('placeholder', chatPageTexts.write);

  const isWhole = async (page: Page) => {
    const message = page.getByRole('log').getByRole('article').filter({ hasText: caption });
    await expect(message).toHaveCount(1);
    await expect(
      message.getByRole('button', { name: chatPageTexts.showPicture('board') }),
    ).toBeVisible();
    await expectNoOverflow(page);
  };
  await isWhole(writing);
  await isWhole(reading);
  await reading.reload();
  await isWhole(reading);
});
