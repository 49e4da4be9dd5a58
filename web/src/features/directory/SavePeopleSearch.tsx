import { peopleFilters } from '@schema/rules/directory/people-filters';
import { peopleSearchWords } from '@schema/rules/directory/people-search-words';
import { peopleTexts } from '@schema/rules/directory/people-texts';
import { filterQuery } from '@schema/rules/lists/filters';
import { pagePaths } from '@schema/rules/pages/page-paths';
import type { Chosen, Counts } from '@/core/filters/chosen';
import { valueLabel } from '@/core/filters/facet-words';
import { SaveSearchButton } from '@/core/saved-searches/SaveSearchButton';
import { SavedPeopleSearchesDocument } from '@/generated/documents';
import { useSavedPeopleSearchesQuery, useSavePeopleSearchMutation } from '@/generated/hooks';
import { filterFor } from './usePeople';

type Props = { chosen: Chosen; counts: Counts | null };

/** Keeps the filters of the directory. Nothing where none is set, or they are kept already. */
export function SavePeopleSearch({ chosen, counts }: Props) {
  const [save, { loading }] = useSavePeopleSearchMutation({
    refetchQueries: [SavedPeopleSearchesDocument],
  });
  const { data } = useSavedPeopleSearchesQuery({ fetchPolicy: 'cache-first' });
  const filter = filterFor(chosen);
  if (!filter) return null;
  const path = `${pagePaths.people}?${filterQuery(peopleFilters, filter)}`;
  if (data?.savedPeopleSearches.some((saved) => saved.path === path)) return null;
  return (
    <SaveSearchButton
      words={peopleSearchWords(filter, (slug) =>
        valueLabel(peopleFilters.company, slug, counts, 'company'),
      )}
      done={peopleTexts.saved}
      loading={loading}
      onSave={(mails) => save({ variables: { filter, mails } })}
    />
  );
}
