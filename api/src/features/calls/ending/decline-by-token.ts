import { callTexts } from '../../../../../schema/rules/calls/calls-texts.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { readLink, signLink } from '../../../core/secrets/signed-link.ts';
import { lockCallById } from '../open-calls.ts';
import { endIfOver, endLocked } from './call-endings.ts';

/**
 * What declines one call for who is called, without a session: it stands in what rings on their
 * device, where no tab is. It does nothing else, and nothing once the call rings no more.
 */
export const declineToken = (app: App, callId: string, calleeId: string): string =>
  signLink(app, 'call-decline', callId, calleeId);

/** @throws BAD_USER_INPUT for tokens that this product did not make */
function readDeclineToken(app: App, token: string): { callId: string; calleeId: string } {
  const [callId, calleeId, ...more] = readLink(app, 'call-decline', token) ?? [];
  if (!isId(callId) || !isId(calleeId) || more.length > 0)
    throw badUserInput(callTexts.declineInvalid);
  return { callId, calleeId };
}

/**
 * Declines a call that rings, as its token says and for whom it was made.
 * @returns whether it did: one that was answered, is over or gone stays as it is
 * @throws BAD_USER_INPUT for tokens that this product did not make
 */
export async function declineByToken({ app }: Context, token: string): Promise<boolean> {
  const { callId, calleeId } = readDeclineToken(app, token);
  const now = app.clock.now();
  return change(app, async (work) => {
    const call = await lockCallById(work, callId);
    if (!call || call.calleeId !== calleeId || call.state !== 'ringing') return false;
    if (await endIfOver(work, { call, own: { userId: calleeId } }, now)) return false;
    await endLocked(work, call, 'declined', now);
    return true;
  });
}
