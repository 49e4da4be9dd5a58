import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Experience } from '@/features/careers';
import { PostDraft, type PostDraftFieldsFragment, SaveDraft } from '@/generated/documents';
import { readValues } from './read-values';
import { draftOf } from './rule';
import type { Account } from './useKeeping';
import { emptyPost } from './values';
import type { Version } from './versions';

/** The form does not wait longer than this for the account's draft: a bus goes through tunnels. */
const patience = 6000;

const versionOf = (
  { form, resume, materialFiles, savedAt }: PostDraftFieldsFragment,
  experience: Experience,
): Version => ({
  values: readValues({ ...form, resume, materialFiles }, emptyPost(experience)),
  at: savedAt,
});

/** The account's side of a draft, and its id once there is one: what is published from it ends it. */
export type DraftAccount = Account & { draftId: () => string | null };

/** One draft for each company and experience type. */
export function useAccount(experience: Experience): DraftAccount {
  const client = useApolloClient();
  const draftId = useRef<string | null>(null);
  return useMemo(() => {
    const { companyName, experienceType } = experience;
    return {
      draftId: () => draftId.current,
      load: async () => {
        const { data } = await client.query({
          query: PostDraft,
          variables: { companyName, experienceType },
          fetchPolicy: 'no-cache',
        });
        if (data?.draft) draftId.current = data.draft.id;
        return data?.draft ? versionOf(data.draft, experience) : null;
      },
      save: async (values, basedOn, isLeaving = false) => {
        const { data } = await client.mutate({
          mutation: SaveDraft,
          variables: { basedOn, input: { ...draftOf(values), companyName, experienceType } },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { keepalive: isLeaving } },
        });
        if (!data) throw new Error('The draft was not answered');
        draftId.current = data.saveDraft.id;
        return data.saveDraft.savedAt;
      },
    };
  }, [client, experience]);
}

/** The draft to begin with: null when there is none, undefined when it could not be had. */
export function useFirstVersion(account: Account): {
  ready: boolean;
  version: Version | null | undefined;
} {
  const [answer, setAnswer] = useState<{ version: Version | null | undefined } | null>(null);
  useEffect(() => {
    let left = false;
    const settle = (version: Version | null | undefined) => {
      if (!left) setAnswer((before) => before ?? { version });
    };
    const timer = window.setTimeout(() => settle(undefined), patience);
    // What went wrong helps nobody here: the form begins with what this device holds, and asks again before it saves.
    account.load().then(settle, () => settle(undefined));
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [account]);
  return { ready: answer !== null, version: answer?.version };
}
