import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { GratitudeFieldsFragment } from '@/generated/documents';
import { useHiddenGratitudesQuery } from '@/generated/hooks';
import { Button, ErrorState, ListSkeleton } from '@/ui';
import { gratitudeTexts as texts } from '@schema/rules/gratitudes-texts';
import { GratitudeItem } from './GratitudeItem';
import classes from './Gratitudes.module.css';

type Props = { userId: string; onShow: (gratitude: GratitudeFieldsFragment) => void };

function List({ userId, onShow }: Props) {
  const { data, error, loading, refetch, fetchMore } = useHiddenGratitudesQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.profile.gratitudes;
  if (!list)
    return error ? (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <ListSkeleton count={1} lines={1} />
    );
  if (list.nodes.length === 0) return <p className={classes.quiet}>{texts.hiddenNone}</p>;
  return (
    <>
      <ul role="list" className={classes.list}>
        {list.nodes.map((gratitude) => (
          <GratitudeItem
            key={gratitude.id}
            gratitude={gratitude}
            actions={
              <Button variant="light" size="compact-sm" onClick={() => onShow(gratitude)}>
                {texts.show}
              </Button>
            }
          />
        ))}
      </ul>
      {list.pageInfo.hasNextPage && (
        <Button
          variant="default"
          loading={loading}
          onClick={() =>
            void fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)
          }
        >
          Load More
        </Button>
      )}
    </>
  );
}

/** What the owner took out of the list, to be shown again. Asked for when it is opened. */
export function HiddenGratitudes(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.hidden}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        aria-controls={id}
        rightSection={
          <IconChevronDown
            size={16}
            aria-hidden
            data-open={open || undefined}
            className={classes.chevron}
          />
        }
        onClick={() => setOpen(!open)}
      >
        {texts.hiddenTitle}
      </Button>
      <div id={id} hidden={!open}>
        {open && <List {...props} />}
      </div>
    </section>
  );
}
