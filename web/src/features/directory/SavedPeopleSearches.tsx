import { peopleTexts } from '@schema/rules/directory/people-texts';
import { useNavigate } from 'react-router-dom';
import { personalStore } from '@/core/drafts/persisted';
import { SavedSearchList } from '@/core/saved-searches/SavedSearchList';
import {
  useRemovePeopleSearchMutation,
  useSavedPeopleSearchesQuery,
  useSetPeopleAlertMutation,
} from '@/generated/hooks';

const lastCount = personalStore('saved-people-searches', {
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/** The searches of people that one keeps. */
export function SavedPeopleSearches() {
  const navigate = useNavigate();
  const { data, error, refetch } = useSavedPeopleSearchesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [setAlert] = useSetPeopleAlertMutation();
  const [remove] = useRemovePeopleSearchMutation();
  const loaded = data?.savedPeopleSearches;
  const of = (id: string) => loaded?.find((saved) => saved.id === id);
  return (
    <SavedSearchList
      searches={loaded}
      error={error}
      onReread={() => void refetch().catch(() => undefined)}
      none={peopleTexts.noneSaved}
      lastCount={lastCount}
      onOpen={(id) => {
        const saved = of(id);
        if (saved) void navigate(saved.path);
      }}
      onMails={async (id, mails) => {
        const saved = of(id);
        await setAlert({
          variables: { id, mails },
          ...(saved && { optimisticResponse: { setPeopleAlert: { ...saved, mails } } }),
        });
      }}
      onRemove={(id) =>
        remove({
          variables: { id },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'SavedPeopleSearch', id }) ?? '' });
            cache.gc();
          },
        })
      }
    />
  );
}
