import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectOpenAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#0a7a5a"/></svg>`;

test('an admin gives a company a logo, which a student and a visitor see, and takes it back', async ({
  arrive,
  student,
}) => {
  const page = await arrive(await demo.admin(), onPhone);
  await page.goto('/company/zoho');
  const tile = page.getByRole('main').locator('img[src^="/logos/"]');
  const logo = page.getByRole('button', { name: 'Logo of Zoho' });
  await expect(logo).toBeVisible();
  await expect(tile).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });

  const choose = page.getByLabel('Choose a logo for Zoho');
  await choose.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await expect(page.getByText('Only JPEG, PNG, and WebP pictures are allowed')).toBeVisible();
  const png = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 200];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, drawing);
  await logo.click();
  await expect(page.getByRole('menuitem', { name: 'Add a logo' })).toBeVisible();
  await expectOpenAccessible(page, page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await choose.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  });
  const dialog = page.getByRole('dialog', { name: 'The logo of Zoho' });
  await expectOpenAccessible(page, dialog);
  // As small as it gets, all of it is there, on white.
  await dialog.getByLabel('Zoom').press('Home');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Zoho has a new logo.')).toBeVisible();
  // Held by the focus until the others have seen it, however long their pages take.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expect(tile.first()).toHaveAttribute('data-shown');
  const colours = await tile.first().evaluate(async (image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [96, 96];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 96, 96);
    const reds = context?.getImageData(0, 0, 96, 96).data ?? [];
    const isWhite = (x: number, y: number) => (reds[4 * (96 * y + x)] ?? 0) > 200;
    return [isWhite(48, 5), isWhite(48, 90), isWhite(4, 48), isWhite(91, 48)];
  });
  expect(colours, 'white above and below, the picture at both sides').toEqual([
    true,
    true,
    false,
    false,
  ]);

  const reader = await arrive(student);
  await reader.goto('/companies?search=zoho');
  const shown = reader.getByRole('main').locator('img[src^="/logos/"]').first();
  await expect(shown).toHaveAttribute('data-shown');
  const visitor = await arrive(null);
  await visitor.goto('/');
  await visitor.getByLabel('Search by company, name or role').fill('zoho');
  await visitor.getByRole('button', { name: 'Search' }).click();
  await expect(visitor.locator('img[src^="/logos/"]').first()).toHaveAttribute('data-shown');

  await undo.click();
  await expect(page.getByText('The logo of Zoho is as it was')).toBeVisible();
  await expect(tile).toHaveCount(0);
});
