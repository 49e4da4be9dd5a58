import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from './context.ts';
import { isId } from './ids.ts';
import { deriveKey } from './secrets.ts';

/** What a link in a mail is for: it opens nothing else. */
export type LinkPurpose = 'job-alert' | 'job-still-open' | 'ban-appeal';

const signatureOf = (app: App, purpose: LinkPurpose, id: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, purpose)).update(id).digest('base64url');

/** Says what a link of a mail is about, signed by us: whoever holds it needs not sign in. It does not expire. */
export const linkToken = (app: App, purpose: LinkPurpose, id: string): string =>
  `${id}.${signatureOf(app, purpose, id)}`;

/** The id that a link is about; null for links that this product did not make, or made for something else. */
export function readLinkToken(app: App, purpose: LinkPurpose, token: string): string | null {
  const [id, signature = '', ...more] = token.split('.');
  if (!isId(id) || more.length > 0) return null;
  const expected = Buffer.from(signatureOf(app, purpose, id));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null;
}
