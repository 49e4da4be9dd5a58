import { createHmac, randomBytes } from 'node:crypto';
import { oidcMinutes } from '../../../../../schema/rules/identity/oidc-texts.ts';
import type { App } from '../../../core/context.ts';
import { deriveKey, isSameSecret } from '../../../core/secrets/secrets.ts';
import { oidcOf } from '../../../core/sign-in/sign-in-ways.ts';

/** A sign-in that was begun, and has not come back from the provider yet. */
export interface Flow {
  /** What the browser that began it keeps: without it, what comes back is worth nothing. */
  key: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

type Part = 'seal' | 'state' | 'nonce' | 'verifier';

/**
 * The flow of a seed. All of it follows from the seed and the product's secret, so nothing is
 * stored for visitors who begin and never come back, and no database or backup holds a verifier.
 */
function flowOf(app: App, seed: string): Flow {
  const secret = deriveKey(app.config.jwtSecret, 'oidc-flow');
  const { issuer = '', clientId = '' } = oidcOf(app.config) ?? {};
  const part = (name: Part): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([name, seed, issuer, clientId]))
      .digest('base64url');
  return {
    key: `${seed}.${part('seal')}`,
    state: part('state'),
    nonce: part('nonce'),
    codeVerifier: part('verifier'),
    expiresAt: new Date(Number(seed.slice(0, seed.indexOf('-')))),
  };
}

/** Begins a sign-in. */
export const beginFlow = (app: App): Flow =>
  flowOf(
    app,
    `${app.clock.now().getTime() + oidcMinutes * 60_000}-${randomBytes(24).toString('base64url')}`,
  );

/** The sign-in of a key; null for a key that is not ours, and one that is over. */
export function readFlow(app: App, key: string): Flow | null {
  const seed = /^(\d{1,16}-[\w-]{32})\.[\w-]{43}$/.exec(key)?.[1];
  const flow = seed === undefined ? null : flowOf(app, seed);
  return flow && isSameSecret(key, flow.key) && flow.expiresAt > app.clock.now() ? flow : null;
}
