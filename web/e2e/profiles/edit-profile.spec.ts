import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { newcomer } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#fc0"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer();

test('somebody shows their face on a phone, and others see it without reading anew', async ({
  arrive,
}) => {
  const person = await newcomer('alumni', 'Farah Face');
  const page = await arrive(person, onPhone);
  await page.goto('/edit-profile');
  await page.getByRole('link', { name: 'View profile' }).click();
  const address = page.url();
  const other = await arrive(await newcomer('alumni', 'Vimal Viewer'));
  await other.goto(address);
  await expect(other.getByText('No bio provided')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();

  await test.step('a picture is cut, zoomed by the keyboard, and shows at once', async () => {
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(1200, 800) });
    const zoom = page.getByLabel('Zoom');
    await expect(zoom).toBeVisible();
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    await expect(zoom).not.toHaveValue('1');
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await expect(
      other.getByRole('button', { name: 'Enlarge the picture of Farah Face' }),
    ).toBeVisible();
  });

  await test.step('words are kept over a reload, saved, and told live', async () => {
    await page.getByLabel('Bio').fill('I read every question.');
    await page.reload();
    await expect(page.getByLabel('Bio')).toHaveValue('I read every question.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(other.getByText('I read every question.')).toBeVisible();
  });

  await test.step('the picture opens at full size and shuts by a press', async () => {
    await other.getByRole('button', { name: 'Enlarge the picture of Farah Face' }).click();
    const full = other.getByRole('button', { name: 'Close the picture' });
    await expect(full.getByRole('img')).toHaveJSProperty('complete', true);
    await full.click();
    await expect(full).toBeHidden();
  });
});
