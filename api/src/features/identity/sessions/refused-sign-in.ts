import type { App } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { readLink, signLink } from '../../../core/secrets/signed-link.ts';

/** Stands for somebody who proved whose account it is, and is refused for a ban. */
export const refusedSignInToken = (app: App, userId: string): string =>
  signLink(app, 'refused-sign-in', userId, app.clock.now().getTime());

/** Who was refused, and when; null for anything but a token made for that. */
export function refusedSignInOf(app: App, token: string): { userId: string; endedAt: Date } | null {
  const [userId, at] = readLink(app, 'refused-sign-in', token) ?? [];
  return isId(userId) && at ? { userId, endedAt: new Date(Number(at)) } : null;
}
