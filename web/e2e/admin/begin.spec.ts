import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { issuerAt, oidcClient, signInAtProvider, startOidc } from '../support/oidc.ts';
import { freePort } from '../support/run.ts';
import { serveProduct } from '../support/serve.ts';

const admin = { email: 'head@govindrao.example', password: 'Head-of-college9!' };

const student = 'asha@student.govindrao.example';

/** The college's own accounts, tried before they are saved. */
async function addAccounts(page: Page, issuer: string): Promise<void> {
  await page.getByLabel('Address of the provider (issuer)').fill(issuer);
  await page.getByRole('textbox', { name: /^Client ID/ }).fill(oidcClient.id);
  await page.getByLabel('Client secret').fill(oidcClient.secret);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText(/^The provider answers, and takes/)).toBeVisible();
  await page.getByLabel('Name on the button').fill('Govindrao account');
  await page.getByRole('button', { name: 'Save sign-in' }).click();
  await expect(page.getByText('Saved. The sign-in page offers it from now on.')).toBeVisible();
}

/** A file of the office becomes the roster. */
async function bringRoster(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open Bulk Import' }).click();
  await page.getByLabel(/Choose a CSV file/).setInputFiles({
    name: 'final-year.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `fullName,email,mobileNumber,college,stream,yearOfGraduation,role\nAsha Own,${student},,Ours,CSE,2027,mentee\n`,
    ),
  });
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  const card = page.getByRole('article', { name: 'final-year.csv' }).first();
  await card.getByRole('button', { name: 'Import 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(card.getByText(/1 .*on the roster/).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /Back to setting up/ }).click();
  await expect(page.getByText('This is done.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
}

/** Whoever is on the roster signs in with an account of the college, and is in. */
async function arrives(page: Page): Promise<void> {
  await page.goto('/signin?redirect=%2Fpeople');
  await signInAtProvider(page, student, 'Govindrao account');
  await page.getByText('Student', { exact: true }).click();
  await page.getByLabel('Degree').selectOption('B.Tech');
  await page.getByLabel('Stream').selectOption('CSE');
  await page.getByLabel('Year of graduation').fill('2027');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page, 'open to verified people alone').toHaveURL(/\/people$/);
  await page.goto('/feed');
  await expect(page.getByText('Welcome: this is yours now.').first()).toBeVisible();
}

test('the first admin of an empty college sets it up on a phone: sign-in, roster, first announcement', async ({
  arrive,
}) => {
  const [port, oidcPort] = [await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  const stopOidc = await startOidc(oidcPort, address);
  const stop = await serveProduct(port, {
    DEMO_DATA: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }).catch((error: unknown) => {
    stopOidc();
    throw error;
  });
  try {
    const page = await arrive(null, { baseURL: address, viewport: { width: 360, height: 740 } });
    await page.goto('/admin');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();

    // It opens by itself.
    await expect(
      page.getByRole('heading', { name: 'Set up your college', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('Step 1 of 10')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Name of the college').fill('Govindrao College');
    await page.getByLabel('Colour', { exact: true }).fill('#0b6e4f');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Step 2 of 10')).toBeVisible();
    await page.getByLabel('Email address for inquiries').fill('office@govindrao.example');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Step 3 of 10')).toBeVisible();
    await page.getByRole('textbox', { name: 'Branches' }).fill('CSE\nECE\nAI & DS');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    // No mail server is named: it is typed here, and tried before it is saved.
    await expect(page.getByLabel('Mail server')).toHaveValue('');
    await expect(page.getByLabel('Mail server')).toBeEditable();
    await page.getByRole('button', { name: 'Send me a test letter' }).click();
    await expect(page.getByLabel('Mail server')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(page.getByLabel('Files are kept in a folder of the server')).toHaveValue(
      /\/files$/,
    );
    await addAccounts(page, issuerAt(oidcPort));
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(
      page.getByRole('heading', { name: 'Add a second factor to your account', level: 2 }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(page.getByRole('heading', { name: 'Bring your people', level: 2 })).toBeVisible();
    await bringRoster(page);

    await page.getByRole('link', { name: 'Write an announcement' }).click();
    await page.getByLabel('Message').fill('Welcome: this is yours now.');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(
      page.getByRole('table').getByText('Welcome: this is yours now.').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: /Back to setting up/ }).click();
    await expect(page.getByText('This is done.')).toBeVisible();

    // Left, it does not come again; the overview leads to it while something is left.
    await page.getByRole('link', { name: 'Leave for now' }).click();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Go through it step by step' }).click();
    await expect(
      page.getByRole('heading', { name: 'Set up your college', level: 1 }),
    ).toBeVisible();
    await page.goto('/contact-us');
    await expect(page.getByRole('link', { name: 'office@govindrao.example' })).toBeVisible();
    await expect(page.getByText('Govindrao College').first()).toBeVisible();

    const person = await arrive(null, { baseURL: address });
    await arrives(person);
    // What listens would miss the product once it stops.
    await person.context().close();
    await page.context().close();
  } finally {
    await stop();
    stopOidc();
  }
});
