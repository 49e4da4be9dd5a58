import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { codeFor, newcomer, newEmail, post, verifiedStudent } from '../support/people.ts';
import { expectNoOverflow, expectWholeButtons, onPhone } from '../support/screen.ts';

const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const open = async (page: Page, name: string) => {
  await section(page, name).click();
  await expect(section(page, name)).toHaveAttribute('aria-expanded', 'true');
};

test('what is chosen on a laptop holds on the phone; what is changed waits for Save', async ({
  arrive,
}) => {
  const [person, other] = await Promise.all([
    newcomer('alumni', 'Settled Sita'),
    verifiedStudent('Blocked Bala'),
  ]);
  const laptop = await arrive(person);
  const phone = await arrive(person, onPhone);
  await laptop.goto('/feed');
  await laptop.getByRole('button', { name: 'More', exact: true }).click();
  await laptop.getByRole('link', { name: 'Settings' }).click();
  await expect(laptop).toHaveURL(/\/settings$/);
  await expect(laptop.getByText(person.email)).toBeVisible();

  await open(laptop, 'Theme');
  const saved = laptop.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('SaveAppearance'),
  );
  await laptop.getByRole('main').getByLabel('Dark').check();
  await expect(laptop.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await saved;
  await phone.goto('/settings#privacy');
  await expect(phone.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(section(phone, 'Privacy')).toHaveAttribute('aria-expanded', 'true');
  // And while it is open.
  await laptop.getByRole('main').getByLabel('Light').check();
  await expect(phone.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await phone.getByRole('radio', { name: 'Connections' }).check();

  await open(laptop, 'Notifications');
  await laptop.getByRole('checkbox', { name: 'Sound', exact: true }).uncheck();
  await open(laptop, 'Chat Settings');
  await laptop.getByLabel('Messages stay').selectOption('30 days');
  await laptop.getByRole('link', { name: 'Cancel' }).click();
  const leaving = laptop.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await laptop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(laptop.getByText('Settings saved')).toBeVisible();
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText('Settings saved')).toBeVisible();
  await expectNoOverflow(phone);

  await laptop.reload();
  await open(laptop, 'Notifications');
  await expect(laptop.getByRole('checkbox', { name: 'Sound', exact: true })).not.toBeChecked();
  await open(laptop, 'Privacy');
  await expect(laptop.getByRole('radio', { name: 'Connections' })).toBeChecked();

  await open(laptop, 'Blocked Users');
  await laptop.getByLabel('Block somebody').fill(other.id);
  await laptop.getByLabel('Block somebody').press('Enter');
  const blocked = laptop.getByRole('list', { name: 'Blocked people' });
  await expect(blocked.getByText('Blocked Bala')).toBeVisible();
  await blocked.getByRole('button', { name: 'Unblock: Blocked Bala' }).click();
  await expect(laptop.getByText('You have not blocked anybody.')).toBeVisible();
  await laptop.getByRole('link', { name: 'Cancel' }).click();
  await expect(laptop).toHaveURL(/\/profile$/);
});

test('password, address and devices change hands, and the account goes for good', async ({
  arrive,
  troubles,
}) => {
  // The phone was signed out.
  troubles.expect(/^response: 401 /);
  const person = await verifiedStudent('Leaving Lata');
  const { token } = await post<{ token: string }>('/api/auth/signin', person);
  const page = await arrive(person);
  const phone = await arrive({ ...person, token });
  await phone.goto('/settings');
  await page.goto('/settings#sessions');
  const devices = page.getByRole('list', { name: 'Devices that are signed in' });
  await expect(devices.getByRole('listitem')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Log out other sessions' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(phone).toHaveURL(/\/signin/);
  await expect(section(page, 'Chat Settings')).toHaveCount(0);

  const newPassword = 'Another@456';
  await open(page, 'Password Settings');
  await page.getByLabel('Old password').fill('Wrong@123');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Old password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.', { exact: false }).first()).toBeVisible();

  const email = newEmail();
  await open(page, 'Account Actions');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('E-mail address changed')).toBeVisible();
  await open(page, 'Account Overview');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();

  await open(page, 'Data Controls');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByText('Are you sure? This action cannot be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(post('/api/auth/signin', { email, password: newPassword })).rejects.toThrow(
    'answered 401',
  );
});

test('questions are answered on a phone: their buttons are read whole, largest letters too', async ({
  arrive,
}) => {
  const page = await arrive(await verifiedStudent('Clearing Chitra'), onPhone);
  await page.goto('/settings#accessibility');
  for (const next of ['Largest', 'Normal']) {
    await open(page, 'Data Controls');
    for (const [opener, title] of [
      ['Clear chat history', 'Clear all conversations?'],
      ['Delete Account', 'Delete Account'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expectWholeButtons(dialog);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    }
    await section(page, 'Data Controls').click();
    await page.getByRole('group', { name: 'Text size' }).getByLabel(next, { exact: true }).check();
  }
});
