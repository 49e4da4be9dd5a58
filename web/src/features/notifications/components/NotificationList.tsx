import type { NotificationFieldsFragment } from '@/generated/documents';
import { Button, Card, EmptyState, ErrorState, LinkButton, ListSkeleton } from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import type { NotificationListState } from '../useNotificationList';
import { NotificationRow } from './NotificationRow';
import classes from './NotificationList.module.css';

type Props = {
  list: NotificationListState;
  /** The ids that are chosen, while some are. */
  chosen: ReadonlySet<string> | null;
  choose: (notification: NotificationFieldsFragment, isChosen: boolean) => void;
};

/** What a tab holds, the latest first. */
export function NotificationList({
  list: { tab, notifications, hasMore, error, loading, retry, loadMore },
  chosen,
  choose,
}: Props) {
  if (!notifications && error) {
    return (
      <div className={classes.failed}>
        <ErrorState title={notificationTexts.loadFailed} onRetry={retry} />
        <LinkButton to="/feed" variant="subtle">
          Go to the feed
        </LinkButton>
      </div>
    );
  }
  if (!notifications) return <ListSkeleton count={5} lines={1} />;
  if (notifications.length === 0 && !hasMore) {
    const { title, text } = notificationTexts.empty[tab];
    return (
      <EmptyState
        drawing={tab === 'connection' ? 'people' : 'questions'}
        title={title}
        text={text}
        {...(tab === 'all' && { action: <LinkButton to="/feed">Go to the feed</LinkButton> })}
      />
    );
  }
  return (
    <>
      <Card padding="none" className={classes.card}>
        <ul role="list" aria-label={notificationTexts.tabs[tab]}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              choosing={
                chosen
                  ? {
                      isChosen: chosen.has(notification.id),
                      choose: (isChosen) => choose(notification, isChosen),
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      </Card>
      {hasMore && (
        <Button
          variant="default"
          fullWidth
          className={classes.more}
          loading={loading}
          onClick={loadMore}
        >
          Load More
        </Button>
      )}
    </>
  );
}
