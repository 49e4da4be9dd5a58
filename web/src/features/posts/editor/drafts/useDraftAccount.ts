import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepalive } from '@/core/data/keepalive';
import type { PostSubject } from '@/features/careers';
import { mutateSaveDraft, queryPostDraft } from '@/generated/calls';
import { type PostDraftFieldsFragment } from '@/generated/documents';
import { emptyPost, readValues } from '../form/post-values';
import type { DraftAccount } from './account-copy';
import type { Version } from './conflicts/versions';
import { toDraftInput } from './draft-input';

/**
 * The form does not wait longer than this for what the account knows: a bus goes through tunnels.
 */
export const patienceMilliseconds = 6000;

const toVersion = (
  { form, resume, materialFiles, savedAt }: PostDraftFieldsFragment,
  subject: PostSubject,
): Version => ({
  values: readValues({ ...form, resume, materialFiles }, emptyPost(subject)),
  at: savedAt,
});

/** A draft in the account, and its id once there is one: what is published from it ends it. */
export type IdentifiedDraft = DraftAccount & { draftId: () => string | null };

/** The account's draft of an experience: one for each company and experience type. */
export function useDraftAccount(subject: PostSubject): IdentifiedDraft {
  const client = useApolloClient();
  const draftId = useRef<string | null>(null);
  return useMemo(() => {
    const { companyName, experienceType } = subject;
    return {
      draftId: () => draftId.current,
      load: async () => {
        const { data } = await queryPostDraft(client, {
          variables: { companyName, experienceType },
          fetchPolicy: 'no-cache',
        });
        if (data?.draft) draftId.current = data.draft.id;
        return data?.draft ? toVersion(data.draft, subject) : null;
      },
      save: async (values, basedOn, isLeaving = false) => {
        const { data } = await mutateSaveDraft(client, {
          variables: { basedOn, input: { ...toDraftInput(values), companyName, experienceType } },
          fetchPolicy: 'no-cache',
          ...(isLeaving && { context: keepalive }),
        });
        if (!data) throw new Error('The draft was not answered');
        draftId.current = data.saveDraft.id;
        return data.saveDraft.savedAt;
      },
    };
  }, [client, subject]);
}

/**
 * The account's draft to begin with: null when there is none, undefined when it could not be had.
 */
export function useFirstVersion(account: DraftAccount): {
  ready: boolean;
  version: Version | null | undefined;
} {
  const [answer, setAnswer] = useState<{ version: Version | null | undefined } | null>(null);
  useEffect(() => {
    let isOver = false;
    const settle = (version: Version | null | undefined) => {
      if (!isOver) setAnswer((before) => before ?? { version });
    };
    const timer = window.setTimeout(() => settle(undefined), patienceMilliseconds);
    // What went wrong helps nobody here: the form begins with what this device holds, and asks
    // again before it saves.
    account.load().then(settle, () => settle(undefined));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [account]);
  return { ready: answer !== null, version: answer?.version };
}
