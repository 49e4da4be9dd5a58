import { moderationPageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import {
  type RemovableType,
  type RemovalKind,
  removableTypes,
} from '@schema/rules/moderation/moderation-texts';
import { errorText } from '@/core/errors';
import { tellBulkOutcome } from '@/features/admin';
import type { ModeratedContentFieldsFragment } from '@/generated/documents';
import {
  useRemoveContentsMutation,
  useRestoreContentsMutation,
  useUndoRemovalsMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { actInParts, type Result } from '../in-parts';

export type Content = Pick<ModeratedContentFieldsFragment, 'id' | 'type'>;

/** Ids by their type: questions and answers stand in one list. */
const byType = (contents: readonly Content[]): [RemovableType, string[]][] =>
  removableTypes
    .map((type): [RemovableType, string[]] => [
      type,
      contents.filter((one) => one.type === type).map(({ id }) => id),
    ])
    .filter(([, ids]) => ids.length > 0);

/** What is said of a failure that the server has no words for. */
const failedText = (contents: readonly Content[]): string =>
  texts.failed(contents[0]?.type ?? 'post');

/**
 * Does one thing with all of them, type by type; the rows that it was done with, and why it was not
 * with the others.
 */
async function actOn<C extends Content>(
  contents: readonly C[],
  act: (type: RemovableType, ids: string[]) => Promise<readonly Result[]>,
) {
  const groups = byType(contents).map(([type, ids]) => ({
    ids,
    act: (part: string[]) => act(type, part),
  }));
  const results = await actInParts(groups, failedText(contents));
  const refusals = results.flatMap(({ error }) => error ?? []);
  return {
    done: contents.filter(({ id }) => results.some((one) => one.id === id && !one.error)),
    refusal: refusals[0] === undefined ? null : texts.partly(refusals.length, refusals[0]),
  };
}

/**
 * Hides, deletes and shows again, for one or many; taking away can be undone.
 * @param readAnew reads what is on the screen, after each of them
 */
export function useModerate(readAnew: () => Promise<unknown>) {
  const [remove] = useRemoveContentsMutation();
  const [restore] = useRestoreContentsMutation();
  const [undoRemovals] = useUndoRemovalsMutation();

  const bringBack = async (
    contents: readonly Content[],
    act: (type: RemovableType, ids: string[]) => Promise<readonly Result[]>,
    words: (count: number) => string,
  ): Promise<boolean> => {
    let isDone = false;
    try {
      const { done, refusal } = await actOn(contents, act);
      isDone = done.length > 0;
      tellBulkOutcome({ done: done.length > 0 ? words(done.length) : null, refusal });
    } catch (error) {
      notify.error(errorText(error, failedText(contents)));
    }
    await readAnew();
    return isDone;
  };

  /** @returns whether any of them are shown again */
  const showAgain = (contents: readonly Content[]): Promise<boolean> =>
    bringBack(
      contents,
      async (type, ids) =>
        (await restore({ variables: { type, ids } })).data?.restoreContents ?? [],
      texts.restored,
    );

  /** What was hidden before it was deleted is hidden again. */
  const undo = (contents: readonly Content[]): Promise<boolean> =>
    bringBack(
      contents,
      async (type, ids) =>
        (await undoRemovals({ variables: { type, ids } })).data?.undoRemovals ?? [],
      texts.undone,
    );

  /** @throws what all of them are refused for */
  const takeAway = async (
    contents: readonly Content[],
    kind: RemovalKind,
    reason: string,
  ): Promise<void> => {
    const { done, refusal } = await actOn(
      contents,
      async (type, ids) =>
        (await remove({ variables: { type, ids, kind, reason } })).data?.removeContents ?? [],
    );
    try {
      tellBulkOutcome({
        done: done.length > 0 ? texts.removed[kind](done.length) : null,
        refusal,
        undo: () => void undo(done),
      });
    } finally {
      await readAnew();
    }
  };

  return { takeAway, showAgain };
}
