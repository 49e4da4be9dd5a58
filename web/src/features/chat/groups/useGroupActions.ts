import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate } from 'react-router-dom';
import { succeeds } from '@/core/data/succeeds';
import {
  useAddToGroupMutation,
  useLeaveGroupMutation,
  useMakeGroupAdminMutation,
  useRemoveFromGroupMutation,
  useRemoveGroupAdminMutation,
  useRenameGroupMutation,
  useSetGroupPictureMutation,
} from '@/generated/hooks';
import { removeConversation } from '../conversation-cache';

/** What one may do with a group. Each resolves to whether it was done. */
export function useGroupActions(id: string) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [add] = useAddToGroupMutation();
  const [remove] = useRemoveFromGroupMutation();
  const [makeAdmin] = useMakeGroupAdminMutation();
  const [removeAdmin] = useRemoveGroupAdminMutation();
  const [rename] = useRenameGroupMutation();
  const [setPicture] = useSetGroupPictureMutation();
  const [leave] = useLeaveGroupMutation();
  const done = (request: Promise<unknown>) => succeeds(request, chatPageTexts.actionFailed);
  return {
    add: (personIds: string[]) => done(add({ variables: { id, personIds } })),
    remove: (personId: string) => done(remove({ variables: { id, personId } })),
    makeAdmin: (personId: string) => done(makeAdmin({ variables: { id, personId } })),
    removeAdmin: (personId: string) => done(removeAdmin({ variables: { id, personId } })),
    /** What the server refuses is thrown. */
    rename: (name: string) => rename({ variables: { id, name } }),
    setPicture: (picture: File) => done(setPicture({ variables: { id, picture } })),
    /** @param successorId who becomes an admin; null: whoever is in it longest, if need be */
    leave: async (successorId: string | null) => {
      const hasLeft = await done(leave({ variables: { id, heirId: successorId } }));
      if (!hasLeft) return false;
      removeConversation(cache, id);
      void navigate(pagePaths.chats, { replace: true });
      return true;
    },
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
