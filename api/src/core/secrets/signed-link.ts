import { createHmac } from 'node:crypto';
import type { App } from '../context.ts';
import { isId } from '../ids.ts';
import { deriveKey, isSameSecret } from './secrets.ts';

/** What a link is for, most of them in a mail: it opens nothing else. */
export type LinkPurpose =
  | 'job-alert'
  | 'people-alert'
  | 'job-still-open'
  | 'ban-appeal'
  /** Answered to who is refused at the door for a ban: whose account it is, and when. */
  | 'refused-sign-in'
  | 'chat-request'
  | 'stop-mails'
  /** Of a notification that rings: it does something while its call rings. */
  | 'call-decline'
  /** Of a notification on one browser: what a button of it answers, while its session is open. */
  | 'push-answer'
  /** As `stop-mails`, in mails of an earlier form. */
  | 'unsubscribe';

const signatureOf = (app: App, purpose: LinkPurpose, content: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, purpose))
    .update(content)
    .digest('base64url');

/**
 * Says what a link of a mail is about, signed by us: whoever holds it needs not sign in. It does
 * not expire: mails are kept for years.
 * @param parts ids, words and numbers, which have no dots
 */
export function signLink(app: App, purpose: LinkPurpose, ...parts: (string | number)[]): string {
  const content = parts.join('.');
  return `${content}.${signatureOf(app, purpose, content)}`;
}

/**
 * The parts of a link; null for links that this product did not make, or made for something else.
 */
export function readLink(app: App, purpose: LinkPurpose, token: string): string[] | null {
  const end = token.lastIndexOf('.');
  const content = token.slice(0, Math.max(0, end));
  return isSameSecret(token.slice(end + 1), signatureOf(app, purpose, content))
    ? content.split('.')
    : null;
}

/** The id that a link is about, where that is all it says; null as `readLink`. */
export function readIdLink(app: App, purpose: LinkPurpose, token: string): string | null {
  const [id, ...more] = readLink(app, purpose, token) ?? [];
  return isId(id) && more.length === 0 ? id : null;
}
