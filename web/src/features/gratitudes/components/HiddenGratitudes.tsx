import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { MoreButton } from '@/core/data/lists/MoreButton';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { useHiddenGratitudesQuery } from '@/generated/hooks';
import { Button, ErrorState, ListSkeleton } from '@/ui';
import { useHideGratitude } from '../useHideGratitude';
import type { RunMutation } from '../useOwnMutations';
import { GratitudeItem } from './GratitudeItem';
import classes from './Gratitudes.module.css';

type Props = { userId: string; run: RunMutation };

function HiddenList({ userId, run }: Props) {
  const { unhide } = useHideGratitude(run);
  const { rows, cursor, failure, reread, more } = pagedList(
    useHiddenGratitudesQuery({
      variables: { userId },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ profile }) => profile.gratitudes,
    { keepsRows: false },
  );
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, gratitudeTexts.loadFailed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={1} lines={1} />
    );
  if (rows.length === 0) return <p className={classes.note}>{gratitudeTexts.hiddenNone}</p>;
  return (
    <>
      <ul role="list" className={classes.list}>
        {rows.map((gratitude) => (
          <GratitudeItem
            key={gratitude.id}
            gratitude={gratitude}
            actions={
              <Button variant="light" size="compact-sm" onClick={() => void unhide(gratitude)}>
                {gratitudeTexts.show}
              </Button>
            }
          />
        ))}
      </ul>
      {cursor && <MoreButton onMore={more} failed={gratitudeTexts.loadFailed} />}
    </>
  );
}

/** What the owner has hidden, to show it again. It is fetched when it is opened. */
export function HiddenGratitudes(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <section className={classes.hidden}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        rightSection={
          <IconChevronDown
            size={16}
            aria-hidden
            data-open={isOpen || undefined}
            className={classes.chevron}
          />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {gratitudeTexts.hiddenTitle}
      </Button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <HiddenList {...props} />}
      </div>
    </section>
  );
}
