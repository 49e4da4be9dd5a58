import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';
import { address, run } from './run.ts';

/** A real provider of the college's own accounts, with its own pages to sign in. */
const issuer = `http://127.0.0.1:${run.oidcPort}`;
const client = { id: 'e2e', secret: 'a-secret-of-the-college' };

/** What makes the product sign people in with it. */
export const oidcEnvironment = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: 'VIE account',
  OIDC_VERIFIED: 'domain:student.vie.example',
};

/** Everybody has an account there, by their address. @returns what stops it */
export async function startOidc(): Promise<() => void> {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${address}/sign-in-college`],
      },
    ],
    cookies: { keys: ['e2e'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: 'Oona Own' }),
    }),
  });
  const answer = provider.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(run.oidcPort, '127.0.0.1', resolve);
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Presses the button, signs in on the provider's own pages, and agrees. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  // Its pages ask for a font from outside.
  await page
    .context()
    .route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css' }),
    );
  await page.getByRole('button', { name: 'Sign in with VIE account' }).click();
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
