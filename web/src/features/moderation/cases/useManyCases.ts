import { errorText } from '@/core/errors';
import { RefusedError, tellBulkOutcome } from '@/features/admin';
import { useClaimCasesMutation, useDismissCasesMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { actInParts, type Result } from '../lists/in-parts';
import { casePageTexts as texts, moderationPageTexts } from '@schema/rules/moderation-page-texts';

/** Says how many it was done with, and why not with the others. */
function tell(results: readonly Result[], words: (count: number) => string): void {
  const refusals = results.flatMap(({ error }) => error ?? []);
  const done = results.length - refusals.length;
  tellBulkOutcome({
    done: done > 0 ? words(done) : null,
    refusal:
      refusals[0] === undefined ? null : moderationPageTexts.partly(refusals.length, refusals[0]),
  });
}

/** Takes several cases, or closes them because nothing was wrong; the list is read anew. */
export function useManyCases(readAnew: () => Promise<unknown>) {
  const [claimCases] = useClaimCasesMutation();
  const [dismissCases] = useDismissCasesMutation();
  const act = async (
    ids: readonly string[],
    request: (part: string[]) => Promise<readonly Result[]>,
    words: (count: number) => string,
  ): Promise<void> => {
    try {
      tell(await actInParts([{ ids, act: request }], texts.decideFailed), words);
    } catch (error) {
      notify.error(
        error instanceof RefusedError ? error.message : errorText(error, texts.decideFailed),
      );
    }
    await readAnew().catch(() => undefined);
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
