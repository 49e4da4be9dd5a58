import { jobFilters } from '@schema/rules/jobs-filters';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { SaveSearchButton } from '@/core/saved-searches/SaveSearchButton';
import { SavedJobSearchesDocument } from '@/generated/documents';
import { useSavedJobSearchesQuery, useSaveJobSearchMutation } from '@/generated/hooks';
import { type BoardFilter, filterNames } from './board-address';
import { filterValue } from './filter-words';
import { isSavedFilter, keptFilter } from './saved-filter';

/** Keeps the filters of the board. Nothing where they are kept already. */
export function SaveSearch({ filter }: { filter: BoardFilter }) {
  const [save, { loading }] = useSaveJobSearchMutation({
    refetchQueries: [SavedJobSearchesDocument],
  });
  const wanted = keptFilter(filter);
  const saved = useSavedJobSearchesQuery({ fetchPolicy: 'cache-first' }).data?.savedJobSearches;
  if (!wanted || isSavedFilter(saved ?? [], filter)) return null;
  const names = filterNames.filter((name) => name in wanted);
  return (
    <SaveSearchButton
      words={names
        .map((name) => `${jobFilters[name].label}: ${filterValue(name, filter[name] ?? '')}`)
        .join(' · ')}
      done={jobViewTexts.saved}
      loading={loading}
      onSave={(mails) => save({ variables: { filter: wanted, mails } })}
    />
  );
}
