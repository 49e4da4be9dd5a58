import { deflateSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { newcomer, verifiedStudent } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

/** A PNG of one pixel. */
function pixel(): Buffer {
  const table = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  );
  const crc = (bytes: Buffer): number =>
    (bytes.reduce((c, byte) => (table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^
      0xffffffff) >>>
    0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, 80, 76, 206]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a student fills a vision board on a phone while somebody looks at it', async ({
  arrive,
  alumnus,
}) => {
  const student = await verifiedStudent('Disha Dreamer');
  const page = await arrive(student, onPhone);
  const other = await arrive(alumnus);
  await other.goto(`/profile/${student.id}?tab=vision`);
  await expect(other.getByText('No vision yet')).toBeVisible();

  await test.step('an item with a picture, one without', async () => {
    await page.goto('/vision-board/edit');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel(/^Title/).fill('Flight software at ISRO');
    await page
      .getByLabel(/Choose a picture/)
      .setInputFiles({ name: 'rocket.png', mimeType: 'image/png', buffer: pixel() });
    await page.getByRole('button', { name: 'Save item' }).click();
    await expect(page.getByRole('heading', { name: 'Flight software at ISRO' })).toBeVisible();
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel(/^Title/).fill('A desk by the window');
    await page.getByRole('button', { name: 'Save item' }).click();
  });
  await expect(other.getByRole('heading', { level: 3 })).toHaveText([
    'Flight software at ISRO',
    'A desk by the window',
  ]);
  await expect(other.locator('img[src*="/files/"]').first()).toBeVisible();

  await test.step('another order, by keyboard', async () => {
    await page.getByRole('button', { name: 'Move A desk by the window up' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'A desk by the window',
      'Flight software at ISRO',
    ]);
  });
  await expect(other.getByRole('heading', { level: 3 })).toHaveText([
    'A desk by the window',
    'Flight software at ISRO',
  ]);

  await test.step('one goes', async () => {
    await page.getByRole('button', { name: 'Remove A desk by the window' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Remove A desk by the window' }).click();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'Flight software at ISRO' })).toBeVisible();
  });
  await expect(other.getByRole('heading', { level: 3 })).toHaveText(['Flight software at ISRO']);
});

test('an alumnus hands a project down, and what they do shows on their heat map', async ({
  arrive,
  student,
}) => {
  const senior = await newcomer('alumni', 'Lata Legacy');
  const page = await arrive(senior);
  const junior = await arrive(student);
  await junior.goto(`/profile/${senior.id}?tab=legacy`);
  await expect(junior.getByText('No projects yet')).toBeVisible();
  await page.goto(`/profile/${senior.id}`);
  await page.getByRole('tab', { name: 'Legacy' }).click();
  await page.getByRole('button', { name: 'Add a project' }).click();
  await page.getByLabel(/^Title/).fill('Bus tracker');
  await page.getByLabel('Link').fill('https://github.com/vie/bus');
  await page.getByLabel('I am looking for somebody to carry it on').check();
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('heading', { name: 'Bus tracker' })).toBeVisible();
  await expect(junior.getByRole('heading', { name: 'Bus tracker' })).toBeVisible();
  await expect(junior.getByText('Looking for a successor')).toBeVisible();

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page).toHaveURL(/tab=activity/);
});
