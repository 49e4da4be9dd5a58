import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { deviceDraft } from '@/core/drafts/device-draft';
import { useDiscardDraftMutation } from '@/generated/hooks';
import { draftStorageKey, type PostSubject } from '../post-subject';

/** There is one draft for each company and experience type. */
type DraftSubject = Pick<PostSubject, 'companyName' | 'experienceType'>;

function removeFromDrafts(cache: ApolloCache, { companyName, experienceType }: DraftSubject): void {
  cache.modify<{ drafts: { nodes: Reference[] } }>({
    fields: {
      drafts: (list, { readField }) => {
        if (isReference(list)) return list;
        const isOther = (draft: Reference) =>
          readField<string>('companyName', draft)?.toLowerCase() !== companyName.toLowerCase() ||
          readField('experienceType', draft) !== experienceType;
        return { ...list, nodes: (list.nodes as readonly Reference[]).filter(isOther) };
      },
    },
  });
}

/**
 * Discards the draft about an experience, in the account and on this device.
 * @returns the function that does it; it throws what the server refuses, and both drafts stay then
 */
export function useDiscardDraft(userId: string): (draft: DraftSubject) => Promise<void> {
  const [discard] = useDiscardDraftMutation();
  return async (draft) => {
    const { companyName, experienceType } = draft;
    await discard({
      variables: { companyName, experienceType },
      update: (cache) => removeFromDrafts(cache, draft),
    });
    deviceDraft(draftStorageKey(userId, draft)).remove();
  };
}
