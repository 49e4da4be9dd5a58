import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearToken, signedInId } from '@/core/auth';
import { removePersisted, removePersistedOf } from '@/core/drafts/persisted';
import { forgetFilesOf } from '@/core/drafts/stored-files';
import { forgetPerson } from '@/core/forget-person';
import { forgetShares } from '@/core/share/kept-share';

/**
 * @returns a function that removes the token, what this device stored of the person, and what this
 *   tab stored of a sign-up, a reset or an answer by a mail, and goes to a page for visitors. Where
 *   the server may have ended their session by then, `userId` tells whose things they are
 */
export function useForgetAccount(): (to: string, userId?: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(
    async (to, userId = signedInId()) => {
      clearToken();
      removePersisted('tab', 'identity.');
      removePersisted('tab', 'byLink.');
      if (userId) {
        removePersistedOf(userId);
        await forgetFilesOf(userId);
      }
      await forgetShares();
      await client.clearStore();
      await navigate(to);
      // Nothing on screen asks for them any more.
      await forgetPerson();
    },
    [client, navigate],
  );
}
