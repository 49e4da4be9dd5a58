import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  mailKinds,
  type MailKind,
  notificationTexts,
} from '../../../../schema/rules/notifications-texts.ts';
import type { App, Context } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { badInput, isDangling } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { oneOf } from '../../core/rest-input.ts';
import { deriveKey } from '../../core/secrets.ts';
import type { MailSubscription } from './notifications.types.ts';

const signature = (app: App, said: string): string =>
  createHmac('sha256', deriveKey(app.config.jwtSecret, 'unsubscribe'))
    .update(said)
    .digest('base64url');

/** Says who and which mails, and that we said so. It opens nothing else, and does not expire: mails are kept for years. */
export function unsubscribeToken(app: App, userId: string, kind: MailKind): string {
  const said = `${userId}.${kind}`;
  return `${said}.${signature(app, said)}`;
}

function read(app: App, token: string): { userId: string; kind: MailKind } {
  const [userId, kind, signed, ...more] = token.split('.');
  const known = oneOf(kind, mailKinds);
  const right = Buffer.from(signature(app, `${userId}.${kind}`));
  const given = Buffer.from(signed ?? '');
  if (
    !isId(userId) ||
    !known ||
    more.length > 0 ||
    right.length !== given.length ||
    !timingSafeEqual(right, given)
  )
    throw badInput(notificationTexts.tokenInvalid);
  return { userId, kind: known };
}

const set = (kind: MailKind, column: string) =>
  statement<never>(
    `set_${kind}`,
    `insert into notification_settings (user_id, ${column}) values ($1, $2) on conflict (user_id) do update set ${column} = excluded.${column}`,
  );
const sets: Record<MailKind, ReturnType<typeof set>> = {
  mailAtOnce: set('mailAtOnce', 'mail_at_once'),
  mailDigest: set('mailDigest', 'mail_digest'),
};

/**
 * Switches a kind of mail off, or on again, for whom the link was made (RFC 8058). However often it is pressed.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function unsubscribe(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<MailSubscription> {
  const { userId, kind } = read(app, token);
  await app.db.rows(sets[kind], [userId, isOn]).catch((error: unknown) => {
    // The account is gone, and so are its mails.
    if (!isDangling(error)) throw error;
  });
  return { kind, isOn };
}
