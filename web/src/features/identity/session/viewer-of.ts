import { readError } from '@/core/errors';
import type { MeQuery } from '@/generated/documents';
import type { Viewer } from './viewer-context';

/** What is known of who is signed in. */
type Answer = { isSignedIn: boolean; data: MeQuery | undefined; error: unknown };

/** @param retry asks again */
export function viewerOf({ isSignedIn, data, error }: Answer, retry: () => void): Viewer {
  const me = (isSignedIn && data?.me) || null;
  if (me) return { me, status: me.isMember ? 'member' : 'unverified', retry };
  const ended = data?.me === null || readError(error, '').code === 'UNAUTHENTICATED';
  if (!isSignedIn || ended) return { me: null, status: 'visitor', retry };
  return { me: null, status: 'loading', error, retry };
}
