import {
  type MailKind,
  mailKinds,
  notificationTexts,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { StopAddresses } from '../../../core/mail/letter.ts';
import { oneOfOrNull } from '../../../core/rest/rest-input.ts';
import { readLink, signLink } from '../../../core/secrets/signed-link.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { lockAccount } from '../../identity/index.ts';
import { changeNotificationSettings } from '../settings/notification-settings.ts';
import type { MailSubscription } from '../settings/notification-settings.types.ts';

/** Says who unsubscribes and from which mails. */
export const unsubscribeToken = (app: App, userId: string, kind: MailKind): string =>
  signLink(app, 'stop-mails', userId, kind);

/**
 * Who unsubscribes from what. Links of an earlier form did not tell mails of the college from the
 * weekly one: they mean both.
 * @throws BAD_USER_INPUT for tokens that this product did not make
 */
function readToken(
  app: App,
  token: string,
): { userId: string; kind: MailKind; switches: readonly MailKind[] } {
  const parts = readLink(app, 'stop-mails', token);
  const [userId, kindName, ...more] = parts ?? readLink(app, 'unsubscribe', token) ?? [];
  const kind = oneOfOrNull(kindName, mailKinds);
  if (!isId(userId) || !kind || more.length > 0) throw badUserInput(notificationTexts.tokenInvalid);
  const meansBoth = parts === null && kind === 'mailDigest';
  return { userId, kind, switches: meansBoth ? ['mailDigest', 'mailCollege'] : [kind] };
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
  const { userId, kind, switches } = readToken(app, token);
  await change(app, async (work) => {
    if (await lockAccount(work, userId))
      await changeNotificationSettings(
        work,
        userId,
        Object.fromEntries(switches.map((name) => [name, isOn])),
      );
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
