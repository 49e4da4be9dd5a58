import {
  moderationPageTexts,
  casePageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import { errorText } from '@/core/errors';
import { tellBulkOutcome } from '@/features/admin';
import { useClaimCasesMutation, useDismissCasesMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { actInParts, type Result } from '../in-parts';

/**
 * Says how many it was done with, and why not with the others.
 * @returns whether it was done with any
 */
function tell(results: readonly Result[], words: (count: number) => string): boolean {
  const refusals = results.flatMap(({ error }) => error ?? []);
  const done = results.length - refusals.length;
  tellBulkOutcome({
    done: done > 0 ? words(done) : null,
    refusal:
      refusals[0] === undefined ? null : moderationPageTexts.partly(refusals.length, refusals[0]),
  });
  return done > 0;
}

/**
 * Takes several cases, or closes them because nothing was wrong; the list is read anew. Both
 * resolve to whether anything was done.
 */
export function useManyCases(readAnew: () => Promise<unknown>) {
  const [claimCases] = useClaimCasesMutation();
  const [dismissCases] = useDismissCasesMutation();
  const act = async (
    ids: readonly string[],
    request: (part: string[]) => Promise<readonly Result[]>,
    words: (count: number) => string,
  ): Promise<boolean> => {
    let isDone = false;
    try {
      isDone = tell(await actInParts([{ ids, act: request }], texts.decideFailed), words);
    } catch (error) {
      notify.error(errorText(error, texts.decideFailed));
    }
    await readAnew().catch(() => undefined);
    return isDone;
  };
  return {
    claim: (ids: readonly string[]) =>
      act(
        ids,
        async (part) => (await claimCases({ variables: { ids: part } })).data?.claimCases ?? [],
        texts.claimed,
      ),
    dismiss: (ids: readonly string[]) =>
      act(
        ids,
        async (part) => (await dismissCases({ variables: { ids: part } })).data?.dismissCases ?? [],
        texts.dismissed,
      ),
  };
}
