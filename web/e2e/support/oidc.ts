import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';
import { address, run } from './run.ts';

/** By what providers know the products of the run. */
export const oidcClient = { id: 'e2e', secret: 'a-secret-of-the-college' } as const;

/** What a provider at a port is called. */
export const issuerAt = (port: number): string => `http://127.0.0.1:${port}`;

/** What makes the product sign people in with it. */
export const oidcEnvironment = {
  OIDC_ISSUER: issuerAt(run.oidcPort),
  OIDC_CLIENT_ID: oidcClient.id,
  OIDC_CLIENT_SECRET: oidcClient.secret,
  OIDC_NAME: 'VIE account',
  OIDC_VERIFIED: 'domain:student.vie.example',
};

/**
 * Starts a real provider of a college's own accounts, with its own pages to sign in. Everybody has
 * an account there, by their address.
 * @param product the address of the product that it signs people in for
 * @returns what stops it
 */
export async function startOidc(port = run.oidcPort, product = address): Promise<() => void> {
  const provider = new Provider(issuerAt(port), {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [`${product}/sign-in-college`],
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
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

/** Presses the button, signs in on the provider's own pages, and agrees. */
export async function signInAtProvider(
  page: Page,
  email: string,
  accounts = oidcEnvironment.OIDC_NAME,
): Promise<void> {
  // Its pages ask for a font from outside.
  await page
    .context()
    .route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css' }),
    );
  await page.getByRole('button', { name: `Sign in with ${accounts}` }).click();
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
