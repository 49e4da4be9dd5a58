import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { run } from './run.ts';

/**
 * A stand-in for Google, at the two places where the product meets it: the keys that the server
 * fetches, the script that the page loads.
 */
export const clientId = 'e2e.apps.googleusercontent.example';
export const certsUrl = `http://127.0.0.1:${run.googlePort}/certs`;

/** Serves the keys, and credentials signed with them. @returns what stops it */
export async function startGoogle(): Promise<() => void> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'e2e', alg: 'RS256', use: 'sig' }],
  });
  const credential = (email: string, name: string): Promise<string> =>
    new SignJWT({ email, email_verified: true, name })
      .setProtectedHeader({ alg: 'RS256', kid: 'e2e' })
      .setSubject(`google-${email}`)
      .setIssuer('https://accounts.google.com')
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', certsUrl);
    if (pathname === '/certs')
      return void response.setHeader('content-type', 'application/json').end(keys);
    void credential(searchParams.get('email') ?? '', searchParams.get('name') ?? '').then((token) =>
      response.end(token),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(run.googlePort, '127.0.0.1', resolve);
  });
  return () => server.close();
}

const script = (credential: string): string => `
  window.google = { accounts: { id: {
    initialize({ callback }) { this.callback = callback; },
    renderButton(place) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Continue with Google';
      button.onclick = () => this.callback({ credential: ${JSON.stringify(credential)} });
      place.append(button);
    },
    prompt() {},
    cancel() {},
  } } };`;

/** In this browser Google's button signs in this person. */
export async function signsInWithGoogle(
  context: BrowserContext,
  person: { email: string; name: string },
): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${run.googlePort}/credential?${new URLSearchParams(person)}`,
  );
  const credential = await answer.text();
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script(credential) }),
  );
}
