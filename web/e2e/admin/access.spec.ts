import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demo } from '../support/people.ts';
import { onPhone } from '../support/screen.ts';

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });

test('an admin signs in, sets up an authenticator app, and the next session asks for its code', async ({
  arrive,
}) => {
  const admin = await demo.admin();
  const laptop = await arrive();
  await laptop.goto('/admin/settings');
  await expect(laptop).toHaveURL(/\/admin\/signin\?redirect=/);
  await laptop.getByLabel('Email').fill(admin.email);
  await laptop.getByLabel('Password', { exact: true }).fill(admin.password);
  await laptop.getByRole('button', { name: 'Sign In' }).click();
  await expect(laptop.getByRole('heading', { name: 'Admin Settings' })).toBeVisible();
  await expect(laptop.getByRole('link', { name: 'Bulk Import' })).toHaveCount(0);
  await expectAccessible(laptop);

  const factor = laptop.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Set up' }).click();
  const secret = (await factor.locator('code').textContent()) ?? '';
  await factor.getByLabel('Code of your authenticator app').fill(codeOf(secret));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  const recovery = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const codes = await recovery.allTextContents();
  const saved = laptop.waitForEvent('download');
  await factor.getByRole('link', { name: 'Save as a file' }).click();
  const file = await text(await (await saved).createReadStream());
  for (const code of codes) expect(file).toContain(code);
  await factor.getByRole('button', { name: 'I kept them' }).click();
  await expect(factor.getByText('10 recovery codes left')).toBeVisible();

  const phone = await arrive(await demo.admin(), onPhone);
  await phone.goto('/admin/profile');
  await phone.getByLabel('Code of your authenticator app').fill(codes[0] ?? '');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('heading', { name: 'Admin Profile' })).toBeVisible();
  await expect(phone.getByText(admin.email)).toBeVisible();

  await factor.getByRole('button', { name: 'Turn off' }).click();
  await factor.getByLabel('Code of your authenticator app').fill(codes[1] ?? '');
  await factor.getByRole('button', { name: 'Turn off' }).click();
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('others than admins read that the area is closed to them', async ({ arrive, student }) => {
  const page = await arrive(student);
  await page.goto('/admin');
  await expect(page.getByText('Not an admin')).toBeVisible();
  await expectAccessible(page);
});
