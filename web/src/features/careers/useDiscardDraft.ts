import { isReference, type Reference } from '@apollo/client';
import { useDiscardDraftMutation } from '@/generated/hooks';
import { forgetLocal } from '@/core/kept-locally';
import { draftStorageKey, type Experience } from './experience';

type Key = Pick<Experience, 'companyName' | 'experienceType'>;

/** Throws a draft away, in the account and on this device; what is refused is thrown. */
export function useDiscardDraft(userId: string) {
  const [discard] = useDiscardDraftMutation();
  return async (draft: Key): Promise<void> => {
    const { companyName, experienceType } = draft;
    await discard({
      variables: { companyName, experienceType },
      update: (cache) => {
        cache.modify<{ drafts: { nodes: Reference[] } }>({
          fields: {
            drafts: (list, { readField }) => {
              if (isReference(list)) return list;
              const stays = (node: Reference) =>
                readField<string>('companyName', node)?.toLowerCase() !==
                  companyName.toLowerCase() || readField('experienceType', node) !== experienceType;
              return { ...list, nodes: (list.nodes as readonly Reference[]).filter(stays) };
            },
          },
        });
      },
    });
    forgetLocal(draftStorageKey(userId, draft));
  };
}
