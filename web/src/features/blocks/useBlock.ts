import type { ApolloCache } from '@apollo/client/cache';
import { blockTexts } from '@schema/rules/blocks/blocks';
import { succeeds } from '@/core/data/succeeds';
import { forgetScreen } from '@/core/offline/kept-screen';
import { useBlockUserMutation, useUnblockUserMutation } from '@/generated/hooks';
import { notify } from '@/ui';

/**
 * Who is blocked goes from every list at once; lists in which they, or oneself, would stand are
 * asked anew when they are next looked at.
 */
function forget(cache: ApolloCache, userId: string): void {
  // A profile that is open lacks something now, and asks whether it may still be read.
  cache.evict({ id: `Profile:${userId}`, fieldName: 'viewer' });
  for (const typename of ['ProfileCard', 'RelatedProfile', 'ConnectedPerson', 'BlockedPerson'])
    cache.evict({ id: `${typename}:${userId}` });
  for (const fieldName of ['feedProfiles', 'blockedPeople', 'bookmarks'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
  forgetScreen();
}

/**
 * Blocks a person, or takes it back. Not before the server has done it: who feels safe must be.
 * Both resolve to whether it was done, and say so.
 */
export function useBlock(userId: string, onDone?: () => void) {
  const [block, blocking] = useBlockUserMutation();
  const [unblock, unblocking] = useUnblockUserMutation();
  const announce = async (sent: Promise<unknown>, done: string, failed: string) => {
    if (!(await succeeds(sent, failed))) return false;
    notify.success(done);
    onDone?.();
    return true;
  };
  const change = { variables: { userId }, update: (cache: ApolloCache) => forget(cache, userId) };
  return {
    isBusy: blocking.loading || unblocking.loading,
    block: () => announce(block(change), blockTexts.done, blockTexts.blockFailed),
    unblock: () => announce(unblock(change), blockTexts.undone, blockTexts.unblockFailed),
  };
}
