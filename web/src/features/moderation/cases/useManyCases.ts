import { errorText } from '@/core/errors';
import { RefusedError, tellBulkOutcome } from '@/features/admin';
import { useClaimCasesMutation, useDismissCasesMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { casePageTexts as texts, moderationPageTexts } from '@schema/rules/moderation-page-texts';

type Result = { id: string; error?: string | null | undefined };

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
    request: () => Promise<readonly Result[]>,
    words: (count: number) => string,
  ): Promise<void> => {
    try {
      tell(await request(), words);
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
        async () => (await claimCases({ variables: { ids: [...ids] } })).data?.claimCases ?? [],
        texts.claimed,
      ),
    dismiss: (ids: readonly string[]) =>
      act(
        async () => (await dismissCases({ variables: { ids: [...ids] } })).data?.dismissCases ?? [],
        texts.dismissed,
      ),
  };
}
