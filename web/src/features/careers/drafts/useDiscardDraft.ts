import type { ApolloCache, Reference } from '@apollo/client';
import { changeLists } from '@/core/data/lists/cached-lists';
import { deviceDraft } from '@/core/drafts/device-draft';
import { useDiscardDraftMutation } from '@/generated/hooks';
import { draftName, type PostSubject } from '../post-subject';

/** There is one draft for each company and experience type. */
type DraftSubject = Pick<PostSubject, 'companyName' | 'experienceType'>;

function removeFromDrafts(cache: ApolloCache, { companyName, experienceType }: DraftSubject): void {
  changeLists(cache, { field: 'drafts' }, (list, { readField }) => {
    const isOther = (draft: Reference) =>
      String(readField('companyName', draft)).toLowerCase() !== companyName.toLowerCase() ||
      readField('experienceType', draft) !== experienceType;
    return { ...list, nodes: list.nodes.filter(isOther) };
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
    deviceDraft(draftName(userId, draft)).remove();
  };
}
