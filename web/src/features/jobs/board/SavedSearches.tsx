import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { personalStore } from '@/core/drafts/persisted';
import type { Chosen } from '@/core/filters/chosen';
import { SavedSearchList } from '@/core/saved-searches/SavedSearchList';
import {
  useRemoveJobSearchMutation,
  useSavedJobSearchesQuery,
  useSetJobAlertMutation,
} from '@/generated/hooks';
import { keptWords, toChosen } from './saved-filter';

type Props = { onOpen: (chosen: Chosen) => void };

const lastCount = personalStore('saved-searches', {
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/** The searches of openings that one keeps. */
export function SavedSearches({ onOpen }: Props) {
  const { data, error, refetch } = useSavedJobSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const [setAlert] = useSetJobAlertMutation();
  const [remove] = useRemoveJobSearchMutation();
  const loaded = data?.savedJobSearches;
  const of = (id: string) => loaded?.find((saved) => saved.id === id);
  return (
    <SavedSearchList
      searches={loaded?.map((saved) => ({ ...saved, words: keptWords(toChosen(saved), null) }))}
      error={error}
      onReread={() => void refetch().catch(() => undefined)}
      none={jobViewTexts.noneSaved}
      lastCount={lastCount}
      onOpen={(id) => {
        const saved = of(id);
        if (saved) onOpen(toChosen(saved));
      }}
      onMails={async (id, mails) => {
        const saved = of(id);
        await setAlert({
          variables: { id, mails },
          ...(saved && { optimisticResponse: { setJobAlert: { ...saved, mails } } }),
        });
      }}
      onRemove={(id) =>
        remove({
          variables: { id },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'SavedJobSearch', id }) ?? '' });
            cache.gc();
          },
        })
      }
    />
  );
}
