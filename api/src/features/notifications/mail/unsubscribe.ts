import {
  type MailKind,
  mailKinds,
  notificationTexts,
} from '../../../../../schema/rules/notifications-texts.ts';
import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { StopAddresses } from '../../../core/letter.ts';
import { oneOfOrNull } from '../../../core/rest-input.ts';
import { readLink, signLink } from '../../../core/signed-link.ts';
import { webAddress } from '../../../core/web-address.ts';
import { lockAccount } from '../../identity/index.ts';
import { changeNotificationSettings } from '../notification-settings.ts';
import type { MailSubscription } from '../notification-settings.types.ts';

/** Says who unsubscribes and from which mails. */
export const unsubscribeToken = (app: App, userId: string, kind: MailKind): string =>
  signLink(app, 'unsubscribe', userId, kind);

/** @throws BAD_USER_INPUT for tokens that this product did not make */
function readToken(app: App, token: string): { userId: string; kind: MailKind } {
  const [userId, kindName, ...more] = readLink(app, 'unsubscribe', token) ?? [];
  const kind = oneOfOrNull(kindName, mailKinds);
  if (!isId(userId) || !kind || more.length > 0) throw badUserInput(notificationTexts.tokenInvalid);
  return { userId, kind };
}

/**
 * Switches a kind of mail off, or on again, for whom the link was made (RFC 8058). Repeated, it
 * changes nothing; when the account is deleted, neither.
 * @throws BAD_USER_INPUT for links that this product did not make
 */
export async function setMailsByLink(
  { app }: Context,
  token: string,
  isOn: boolean,
): Promise<MailSubscription> {
  const { userId, kind } = readToken(app, token);
  await change(app, async (work) => {
    if (await lockAccount(work, userId))
      await changeNotificationSettings(work, userId, { [kind]: isOn });
  });
  return { kind, isOn };
}

/** Where a person stops our mails of a kind. */
export function stopMailsAddresses(app: App, userId: string, kind: MailKind): StopAddresses {
  const token = unsubscribeToken(app, userId, kind);
  return {
    page: webAddress(app.config, pagePaths.stopMails, { token }),
    call: webAddress(app.config, '/api/notifications/unsubscribe', { token }),
  };
}
