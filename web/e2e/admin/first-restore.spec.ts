import { expect, test } from '../fixtures.ts';
import { freePort } from '../support/run.ts';
import { serveProduct } from '../support/serve.ts';

const before = { email: 'head@govindrao.example', password: 'Head-of-college9!' };
const after = { email: 'new@govindrao.example', password: 'Head-of-college8!' };
const settings = ({ email, password }: typeof before) => ({
  DEMO_DATA: 'off',
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
});

test('a machine burns: on a new one the downloaded backup brings everything back', async ({
  arrive,
  troubles,
}, info) => {
  test.setTimeout(240_000);
  // A machine that is gone, and one that starts anew with what was restored.
  troubles.expect(/ERR_CONNECTION_REFUSED|WebSocket connection|response: (401|503)/);
  const archive = info.outputPath('college.tar');
  const signIn = async (port: number, { email, password }: typeof before) => {
    const page = await arrive(null, { baseURL: `http://localhost:${port}` });
    await page.goto('/admin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Step 1 of 10')).toBeVisible();
    return page;
  };

  const port = await freePort();
  const burn = await serveProduct(port, settings(before));
  try {
    const page = await signIn(port, before);
    await page.getByLabel('Name of the college').fill('Govindrao College');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByLabel('Email address for inquiries').fill('office@govindrao.example');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Step 3 of 10')).toBeVisible();
    await page.goto('/admin/backups');
    await page.getByRole('button', { name: 'Back up now' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download experiencia-/ }).click({ timeout: 60_000 });
    await (await download).saveAs(archive);
  } finally {
    await burn();
  }

  const next = await freePort();
  const stop = await serveProduct(next, settings(after));
  try {
    const page = await signIn(next, after);
    await page.getByRole('button', { name: 'I have a backup' }).click();
    await page.locator('input[type="file"][accept*=".tar"]').setInputFiles(archive);
    await page.getByRole('button', { name: 'Look into it' }).click();
    await expect(page.getByText('Govindrao College')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Restore it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore it' }).click();
    await expect(page).toHaveURL(/\/signin/, { timeout: 90_000 });

    await page.goto('/admin/signin');
    await page.getByLabel('Email').fill(before.email);
    await page.getByLabel('Password', { exact: true }).fill(before.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).not.toHaveURL(/signin/);
    await page.goto('/admin/college');
    await expect(page.getByLabel('Name of the college')).toHaveValue('Govindrao College');
    await expect(page.getByLabel('Email address for inquiries')).toHaveValue(
      'office@govindrao.example',
    );
  } finally {
    await stop();
  }
});
