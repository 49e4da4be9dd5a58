import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { issuerAt, oidcClient, signInAtProvider, startOidc } from '../support/oidc.ts';
import { freePort } from '../support/run.ts';
import { serveProduct } from '../support/serve.ts';

const admin = { email: 'head@govindrao.example', password: 'Head-of-college9!' };

test('a super admin adds the accounts of the college, and who signs in with one is verified by the rule', async ({
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
    const page = await arrive(null, { baseURL: address });
    await page.goto('/admin/college');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();

    const part = page.getByRole('region', { name: 'Sign-in', exact: true });
    await expect(part.getByText(`${address}/sign-in-college`)).toBeVisible();
    const secret = part.getByLabel('Client secret');
    const tryIt = part.getByRole('button', { name: 'Try it' });
    await part.getByLabel('Address of the provider (issuer)').fill(issuerAt(oidcPort));
    await part.getByRole('textbox', { name: /^Client ID/ }).fill(oidcClient.id);
    await secret.fill('another secret');
    await tryIt.click();
    await expect(part.getByText(/^The provider answers, but refuses/)).toBeVisible();
    await secret.fill(oidcClient.secret);
    await tryIt.click();
    await expect(part.getByText(/^The provider answers, and takes/)).toBeVisible();
    await part.getByLabel('Name on the button').fill('Govindrao account');
    await part.getByLabel('Their confirmed address ends with').fill('student.govindrao.example');
    await expectAccessible(page);
    await part.getByRole('button', { name: 'Save sign-in' }).click();
    await expect(page.getByText('Saved. The sign-in page offers it from now on.')).toBeVisible();

    // The secret is in nothing that comes back.
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
    });
    await page.reload();
    await expect(part.getByText('One is kept and shown to nobody.')).toBeVisible();
    await expect(secret).toHaveValue('');
    await expect(part.getByLabel('Address of the provider (issuer)')).toHaveValue(
      issuerAt(oidcPort),
    );
    const told = await Promise.all(answers);
    expect(told.join()).toContain(issuerAt(oidcPort));
    expect(told.join()).not.toContain(oidcClient.secret);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(oidcClient.secret);

    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/admin\/signin$/);

    for (const [email, opens] of [
      ['asha@student.govindrao.example', true],
      ['guest@mail.example', false],
    ] as const) {
      const person = await arrive(null, { baseURL: address });
      await person.goto('/signin?redirect=%2Fpeople');
      await signInAtProvider(person, email, 'Govindrao account');
      await expect(person.getByLabel('Email')).toHaveValue(email);
      await person.getByText('Student', { exact: true }).click();
      await person.getByLabel('Degree').selectOption('MBA');
      await person.getByLabel('Year of graduation').fill('2027');
      await person.getByLabel('Specialisation').fill('Finance');
      await person.getByRole('checkbox', { name: /I agree to the/ }).check();
      await person.getByRole('button', { name: 'Register' }).click();
      if (opens) {
        await expect(person, 'open to verified people alone').toHaveURL(/\/people$/);
        await expect(person.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
      } else {
        // The bar above the page offers the same, a moment later.
        const main = person.locator('#main');
        await expect(main.getByRole('link', { name: 'Verify college' })).toBeVisible();
      }
      // What listens would miss the product once it stops.
      await person.context().close();
    }
    await page.context().close();
  } finally {
    await stop();
    stopOidc();
  }
});
