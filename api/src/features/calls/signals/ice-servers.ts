import { createHmac } from 'node:crypto';
import { callLimits } from '../../../../../schema/rules/calls/calls-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import type { IceServer } from '../calls.types.ts';

/**
 * Credentials of a TURN server that shares a secret with the product (coturn's `use-auth-secret`):
 * the name holds when they end and whom they are for, the password is its HMAC-SHA1, which that
 * scheme prescribes.
 */
function turnCredentials(secret: string, userId: string, now: Date) {
  const endsAt = Math.floor(now.getTime() / 1000) + callLimits.hours * 3600;
  const username = `${endsAt}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/**
 * The servers that help the viewer's browser to reach others: configured ones, and TURN with
 * credentials for hours.
 */
export function iceServers(ctx: Context): IceServer[] {
  const viewer = requireViewer(ctx, 'member');
  const { iceServers: configured, turn } = ctx.app.config;
  const fixed = configured.map(({ urls, username = null, credential = null }) => ({
    urls: [urls].flat(),
    username,
    credential,
  }));
  if (!turn) return fixed;
  return [
    ...fixed,
    { urls: turn.urls, ...turnCredentials(turn.secret, viewer.id, ctx.app.clock.now()) },
  ];
}
