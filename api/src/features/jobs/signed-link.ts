import { createHmac, timingSafeEqual } from 'node:crypto';
import { jobTexts } from '../../../../schema/rules/jobs-texts.ts';
import type { App } from '../../core/context.ts';
import { badUserInput } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { deriveKey } from '../../core/secrets.ts';

/** What a link in a mail is for: it opens nothing else. */
type Purpose = 'job-alert' | 'job-still-open';

const signatureOf = (app: App, purpose: Purpose, id: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, purpose)).update(id).digest('base64url');

/** Says what a link of a mail is about, signed by us: whoever holds it needs not sign in. It does not expire. */
export const linkToken = (app: App, purpose: Purpose, id: string): string =>
  `${id}.${signatureOf(app, purpose, id)}`;

/** The id that a link is about. @throws BAD_USER_INPUT for links that this product did not make */
export function readLinkToken(app: App, purpose: Purpose, token: string): string {
  const [id, signature = '', ...more] = token.split('.');
  if (!isId(id) || more.length > 0) throw badUserInput(jobTexts.linkInvalid);
  const expected = Buffer.from(signatureOf(app, purpose, id));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
    throw badUserInput(jobTexts.linkInvalid);
  return id;
}
