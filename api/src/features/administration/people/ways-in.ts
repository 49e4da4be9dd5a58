import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import { administrationTexts as texts } from '../../../../../schema/rules/administration/administration-texts.ts';
import { invitationMailTexts } from '../../../../../schema/rules/imports/imports-mail-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { collegeNames } from '../../../core/college/college-name.ts';
import { type Context, change } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { audit } from '../../audits/index.ts';
import { endOneSession, endSessions, hasSignedIn } from '../../identity/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { mailLater } from '../administration-mails.ts';

/**
 * Ends a session of somebody, or all of them, with their sockets.
 * @param sessionId null: all
 * @returns the person's id
 * @throws NOT_FOUND for unknown people and sessions; FORBIDDEN for those whom this admin may not
 * reach; CONFLICT where nothing is open
 */
export async function endUserSessions(
  ctx: Context,
  id: string,
  sessionId: string | null,
): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  return change(app, async (work) => {
    const { id: personId } = await lockSanctionable(work, id, adminId);
    const one = sessionId === null ? null : parseId(sessionId);
    const ended =
      sessionId === null
        ? await endSessions(app, work, personId)
        : Number(one !== null && (await endOneSession(work, personId, one, at)));
    if (ended === 0)
      throw sessionId === null ? conflict(texts.noSession) : notFound(texts.sessionGone);
    audit(work, {
      adminId,
      action: 'user.signOut',
      targetId: personId,
      changes: { sessions: ended },
      at,
    });
    return personId;
  });
}

/**
 * Mails somebody the way into their account, by a page that mails a code for a new password: the
 * invitation again to those who never signed in. No secret stands in it.
 * @returns the person's id
 * @throws NOT_FOUND; FORBIDDEN for those whom this admin may not reach; CONFLICT for the banned;
 * RATE_LIMITED after three an hour
 */
export async function mailWayIn(ctx: Context, id: string): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  return change(app, async (work) => {
    const account = await lockSanctionable(work, id, adminId);
    if (account.isBanned) throw conflict(texts.bannedNoMail);
    await app.limits.consume('waysInMailed', account.id);
    const { email, fullName, id: personId } = account;
    const came = await hasSignedIn(work, account);
    audit(work, {
      adminId,
      action: came ? 'user.mailReset' : 'user.inviteAgain',
      targetId: personId,
      at,
    });
    const college = collegeNames(app.config);
    await mailLater(work, {
      to: { email, fullName },
      ...(came
        ? mailTexts.wayIn(college, email)
        : { invitedId: personId, ...invitationMailTexts.invited(college, email) }),
    });
    return personId;
  });
}
