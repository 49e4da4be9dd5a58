import { errorText } from '@/core/errors';
import { Button, Card, EmptyState, ErrorState, LinkButton, ListSkeleton } from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { NotificationRow } from './NotificationRow';
import type { NotificationListState } from './useNotificationList';
import type { Selection } from './useSelection';
import classes from './NotificationList.module.css';

type Props = { list: NotificationListState; selection: Selection };

const feedLink = <LinkButton to="/feed">Go to the feed</LinkButton>;

/** The notifications of a tab, the latest first. */
export function NotificationList({ list, selection: { selectedIds, select } }: Props) {
  const { tab, notifications, hasMore, error, isLoading, retry, loadMore } = list;
  if (!notifications && error) {
    return (
      <div className={classes.failed}>
        <ErrorState title={errorText(error, notificationTexts.loadFailed)} onRetry={retry} />
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
        {...(tab === 'all' && { action: feedLink })}
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
              isSelected={selectedIds?.has(notification.id) ?? null}
              onSelect={(isSelected) => select(notification.id, isSelected)}
            />
          ))}
        </ul>
      </Card>
      {hasMore && (
        <Button
          variant="default"
          fullWidth
          className={classes.more}
          loading={isLoading}
          onClick={loadMore}
        >
          Load More
        </Button>
      )}
    </>
  );
}
