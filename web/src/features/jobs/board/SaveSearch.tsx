import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import type { Chosen, Counts } from '@/core/filters/chosen';
import { SaveSearchButton } from '@/core/saved-searches/SaveSearchButton';
import { SavedJobSearchesDocument } from '@/generated/documents';
import { useSavedJobSearchesQuery, useSaveJobSearchMutation } from '@/generated/hooks';
import { isSavedFilter, keptFilter, keptWords } from './saved-filter';

type Props = { chosen: Chosen; counts: Counts | null };

/** Keeps the filters of the board. Nothing where they are kept already. */
export function SaveSearch({ chosen, counts }: Props) {
  const [save, { loading }] = useSaveJobSearchMutation({
    refetchQueries: [SavedJobSearchesDocument],
  });
  const wanted = keptFilter(chosen);
  const saved = useSavedJobSearchesQuery({ fetchPolicy: 'cache-first' }).data?.savedJobSearches;
  if (!wanted || isSavedFilter(saved ?? [], chosen)) return null;
  return (
    <SaveSearchButton
      words={keptWords(chosen, counts)}
      done={jobViewTexts.saved}
      loading={loading}
      onSave={(mails) => save({ variables: { filter: wanted, mails } })}
    />
  );
}
