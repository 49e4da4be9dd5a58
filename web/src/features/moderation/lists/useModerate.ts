import { useApolloClient } from '@apollo/client/react';
import { useRemoveContentsMutation, useRestoreContentsMutation } from '@/generated/hooks';
import type { ModeratedContentFieldsFragment } from '@/generated/documents';
import { errorText } from '@/core/errors';
import { notify } from '@/ui';
import { moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import {
  type RemovableType,
  removableTypes,
  type RemovalKind,
} from '@schema/rules/moderation-texts';

export type Content = Pick<ModeratedContentFieldsFragment, 'id' | 'type'>;
type Result = { id: string; error?: string | null | undefined };

const lists = ['adminPosts', 'adminComments', 'adminGratitudes', 'adminJobs'] as const;

/** Ids by their type: questions and answers stand in one list. */
const byType = (contents: readonly Content[]): [RemovableType, string[]][] =>
  removableTypes
    .map((type): [RemovableType, string[]] => [
      type,
      contents.filter((one) => one.type === type).map(({ id }) => id),
    ])
    .filter(([, ids]) => ids.length > 0);

const refusedOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ error }) => error ?? []);

/** Hides, deletes and shows again, for one or many; the list is read anew, and the first can be undone. */
export function useModerate() {
  const client = useApolloClient();
  const [remove] = useRemoveContentsMutation();
  const [restore] = useRestoreContentsMutation();

  /** What is on screen is read anew; pages of other filters are forgotten. */
  const readAnew = async () => {
    await client.refetchQueries({
      updateCache: (cache) => {
        for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
  };

  const showAgain = async (contents: readonly Content[]): Promise<void> => {
    try {
      const answers = await Promise.all(
        byType(contents).map(([type, ids]) => restore({ variables: { type, ids } })),
      );
      const [refused] = refusedOf(answers.flatMap(({ data }) => data?.restoreContents ?? []));
      if (refused) notify.error(refused);
      else notify.success(texts.restored(contents.length));
    } catch (error) {
      notify.error(errorText(error, texts.failed));
    }
    await readAnew();
  };

  /** @throws what the api refuses all of them for */
  const takeAway = async (
    contents: readonly Content[],
    kind: RemovalKind,
    reason: string,
  ): Promise<void> => {
    const answers = await Promise.all(
      byType(contents).map(([type, ids]) => remove({ variables: { type, ids, kind, reason } })),
    );
    const results: Result[] = answers.flatMap(({ data }) => data?.removeContents ?? []);
    const refused = refusedOf(results);
    const done = contents.filter(({ id }) => results.some((one) => one.id === id && !one.error));
    if (refused[0]) notify.error(texts.partly(refused.length, refused[0]));
    if (done.length > 0)
      notify.success(texts.removed[kind](done.length), { undo: () => void showAgain(done) });
    await readAnew();
  };

  return { takeAway, showAgain };
}
