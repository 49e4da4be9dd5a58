import { alertFrequencies, jobLabels, jobViewTexts } from '@schema/rules/jobs-texts';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { personalStore } from '@/core/drafts/persisted';
import { errorText } from '@/core/errors';
import type { JobAlertFrequency, SavedJobSearchFieldsFragment } from '@/generated/documents';
import {
  useRemoveJobSearchMutation,
  useSavedJobSearchesQuery,
  useSetJobAlertMutation,
} from '@/generated/hooks';
import { Button, Card, IconButton, notify, SelectField, useIsNarrow } from '@/ui';
import { type BoardFilter, filterNames } from './board-address';
import { filterValue } from './filter-words';
import classes from './SavedSearches.module.css';
import { toBoardFilter } from './saved-filter';

type Props = { onOpen: (filter: BoardFilter) => void };

const filterText = (filter: BoardFilter): string =>
  filterNames
    .flatMap((name) => (filter[name] ? [filterValue(name, filter[name])] : []))
    .join(' · ');

/** A choice with what it is about, for nothing stands beside the field: `Mails: Weekly`. */
const mailWords = (mails: JobAlertFrequency): string =>
  mails === 'never' ? jobLabels.mails.never : `Mails: ${jobLabels.mails[mails]}`;

function SavedSearch({
  saved,
  onOpen,
}: Props & {
  saved: SavedJobSearchFieldsFragment;
}) {
  const [setAlert] = useSetJobAlertMutation();
  const [remove, { loading }] = useRemoveJobSearchMutation({
    variables: { id: saved.id },
    update: (cache) => {
      cache.evict({ id: cache.identify(saved) ?? '' });
      cache.gc();
    },
  });
  const filter = toBoardFilter(saved);
  const failed = (error: unknown) => notify.error(errorText(error, jobViewTexts.saveFailed));
  const change = (mails: JobAlertFrequency) =>
    void setAlert({
      variables: { id: saved.id, mails },
      optimisticResponse: { setJobAlert: { ...saved, mails } },
    }).catch(failed);
  return (
    <li className={classes.saved}>
      <Button variant="subtle" className={classes.name} onClick={() => onOpen(filter)}>
        {filterText(filter)}
      </Button>
      <SelectField
        aria-label={`Mails of ${filterText(filter)}`}
        value={saved.mails}
        data={alertFrequencies.map((value) => ({ value, label: mailWords(value) }))}
        onChoose={change}
      />
      <IconButton
        label={`Remove ${filterText(filter)}`}
        disabled={loading}
        onClick={() => void remove().then(() => notify.success(jobViewTexts.removedSearch), failed)}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/** How many there were on this device: their space is kept until they are loaded. */
const lastCount = personalStore('saved-searches', {
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/**
 * What one keeps an eye on: folded on a phone, where openings come first. Nothing where nothing is
 * kept. Until that is known it has the height that it had last, and on a device that never knew one
 * line of its own, so that nothing below it moves.
 */
export function SavedSearches({ onOpen }: Props) {
  const isNarrow = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const { data, error, refetch } = useSavedJobSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const [expected] = useState(() => lastCount.read());
  const [atFirst, setAtFirst] = useState<number | null>(null);
  const loaded = data?.savedJobSearches;
  const searches = loaded ?? [];
  const count = loaded?.length ?? expected;
  if (loaded && atFirst === null) setAtFirst(loaded.length);
  // What this device has not known before comes into one line, on wide screens too.
  const isFirstVisit = expected === null;
  const isFolding = isNarrow || (isFirstVisit && atFirst !== 0);
  useEffect(() => {
    if (loaded) lastCount.write(loaded.length);
  }, [loaded]);
  if (count === 0 && !isFirstVisit && !error) return null;
  const foldAndOpen = (filter: BoardFilter) => {
    setUnfolded(false);
    onOpen(filter);
  };
  return (
    <Card as="section" aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={classes.title}>
        {isFolding && count !== 0 ? (
          <Button
            variant="subtle"
            className={classes.fold}
            aria-expanded={isUnfolded}
            rightSection={<IconChevronDown size={18} aria-hidden className={classes.chevron} />}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {jobViewTexts.savedSearches}
            {count !== null && ` (${count})`}
          </Button>
        ) : (
          jobViewTexts.savedSearches
        )}
        {count === 0 && <span className={classes.none}>{jobViewTexts.noneSaved}</span>}
      </h2>
      {error && (
        <p role="alert" className={classes.failed}>
          {errorText(error, jobViewTexts.savedFailed)}{' '}
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => void refetch().catch(() => undefined)}
          >
            {jobViewTexts.again}
          </Button>
        </p>
      )}
      {!loaded && !error && !isFolding && (
        <ul aria-hidden className={classes.list}>
          {Array.from({ length: expected ?? 0 }, (_, index) => (
            <li key={index} className={classes.expected} />
          ))}
        </ul>
      )}
      {searches.length > 0 && (isUnfolded || !isFolding) && (
        <ul role="list" className={classes.list}>
          {searches.map((saved) => (
            <SavedSearch key={saved.id} saved={saved} onOpen={foldAndOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}
