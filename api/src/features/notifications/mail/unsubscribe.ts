import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type MailKind,
  mailKinds,
  notificationTexts,
} from '../../../../../schema/rules/notifications-texts.ts';
import { type App, change, type Context } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { oneOfOrNull } from '../../../core/rest-input.ts';
import { deriveKey } from '../../../core/secrets.ts';
import { lockAccount } from '../../identity/index.ts';
import { changeSettings } from '../settings.ts';
import type { MailSubscription } from '../settings.types.ts';

const signatureOf = (app: App, content: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, 'unsubscribe'))
    .update(content)
    .digest('base64url');

/**
 * Says who unsubscribes and from which mails, signed by us. It opens nothing else, and does not
 * expire: mails are kept for years.
 */
export function unsubscribeToken(app: App, userId: string, kind: MailKind): string {
  const content = `${userId}.${kind}`;
  return `${content}.${signatureOf(app, content)}`;
}

/** @throws BAD_USER_INPUT for tokens that this product did not make */
function readToken(app: App, token: string): { userId: string; kind: MailKind } {
  const [userId, kindName, signature, ...more] = token.split('.');
  const kind = oneOfOrNull(kindName, mailKinds);
  const expected = Buffer.from(signatureOf(app, `${userId}.${kindName}`));
  const actual = Buffer.from(signature ?? '');
  if (
    !isId(userId) ||
    !kind ||
    more.length > 0 ||
    expected.length !== actual.length ||
    !timingSafeEqual(expected, actual)
  )
    throw badUserInput(notificationTexts.tokenInvalid);
  return { userId, kind };
}

/**
 * Switches a kind of mail off, or on again, for whom the link was made (RFC 8058). Repeated, it
 * changes nothing; when the account is deleted, neither.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function unsubscribe(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<MailSubscription> {
  const { userId, kind } = readToken(app, token);
  await change(app, async (work) => {
    if (await lockAccount(work, userId)) await changeSettings(work, userId, { [kind]: isOn });
  });
  return { kind, isOn };
}

/** Where a person stops our mails: a page for people, and the call of mail programs (RFC 8058). */
export function stopMailsAddress(
  app: App,
  userId: string,
  kind: MailKind = 'mailDigest',
): { page: string; call: string } {
  const token = encodeURIComponent(unsubscribeToken(app, userId, kind));
  const { publicUrl } = app.config;
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    call: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
  };
}
