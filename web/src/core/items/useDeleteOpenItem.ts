import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { succeeds } from '../data/succeeds';
import { useIsMounted } from '../useIsMounted';
import { noteDeletedHere, noteDeletingHere } from './deleted-here';

type Options = {
  id: string;
  send: () => Promise<unknown>;
  /** Said where the server gives no reason why it was not deleted. */
  failed: string;
  /** The page that comes after, for who is still here. */
  next: string;
  /** Told before, and when it was refused: live news of the deletion may come before the answer. */
  onDeleting: (isDeleting: boolean) => void;
  /** Takes it out of the cache and says so: once its page is left, which would ask for it again. */
  onDeleted: () => void;
};

/**
 * Deletes the item whose page is open, and leaves that page.
 * @returns the function that does it, which resolves to whether it was deleted; it says why not
 */
export function useDeleteOpenItem({ id, send, failed, next, onDeleting, onDeleted }: Options) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return async (): Promise<boolean> => {
    onDeleting(true);
    // Before the answer, which may be lost with the line: what is gone then was deleted by this.
    noteDeletingHere(client, id);
    if (!(await succeeds(send(), failed))) {
      onDeleting(false);
      return false;
    }
    noteDeletedHere(client, id);
    if (isMounted()) await navigate(next, { replace: true });
    onDeleted();
    return true;
  };
}
