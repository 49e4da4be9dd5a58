import { useApolloClient } from '@apollo/client/react';
import { succeeds } from '@/core/data/succeeds';
import type { EndorsementFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { addEndorsement, removeEndorsement } from './endorsement-cache';

type Removal = {
  /** Sent once it can't be undone any more. */
  send: () => Promise<unknown>;
  /** Shown with the way to undo it. */
  success: string;
  /** Shown when it was refused, and the endorsement is back. */
  failure: string;
};

/** Removes an endorsement from the screen at once, and from the server unless it is undone. */
export function useUndoableRemoval() {
  const { cache } = useApolloClient();
  return (endorsement: EndorsementFieldsFragment, { send, success, failure }: Removal): void => {
    const restore = () => addEndorsement(cache, endorsement);
    removeEndorsement(cache, endorsement.menteeId, endorsement.id);
    notify.success(success, {
      undo: restore,
      commit: () => void succeeds(send(), failure).then((isRemoved) => isRemoved || restore()),
    });
  };
}
