import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { freePort } from '../support/run.ts';
import { serveProduct } from '../support/serve.ts';

const admin = { email: 'head@govindrao.example', password: 'Head-of-college9!' };

test('the first admin of an empty college sets it up on a phone, to a first announcement', async ({
  arrive,
}) => {
  const port = await freePort();
  const stop = await serveProduct(port, {
    DEMO_DATA: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const page = await arrive(null, {
      baseURL: `http://localhost:${port}`,
      viewport: { width: 360, height: 740 },
    });
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
    await expect(page.getByLabel('They are kept in a folder of the server')).toHaveValue(
      /\/files$/,
    );
    await page.getByRole('link', { name: 'Continue' }).click();
    for (const heading of ['Add a second factor to your account', 'Bring your people']) {
      await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
      await page.getByRole('link', { name: 'Skip for now' }).click();
    }

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
  } finally {
    await stop();
  }
});
