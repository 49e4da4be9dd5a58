import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { errorText } from '@/core/errors';
import { Card, EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore } from '@/ui';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow';
import type { NotificationListState } from './useNotificationList';
import type { NotificationSelection } from './useNotificationSelection';

type Props = { list: NotificationListState; selection: NotificationSelection };

const feedLink = <LinkButton to={pagePaths.feed}>Go to the feed</LinkButton>;

/** The notifications of a tab, the latest first. */
export function NotificationList({ list, selection: { selectedIds, select } }: Props) {
  const { tab, rows: notifications, cursor, failure, reread, more } = list;
  if (!notifications && failure) {
    return (
      <div className={classes.failed}>
        <ErrorState title={errorText(failure, notificationTexts.loadFailed)} onRetry={reread} />
        <LinkButton to={pagePaths.feed} variant="subtle">
          Go to the feed
        </LinkButton>
      </div>
    );
  }
  if (!notifications) return <ListSkeleton count={5} lines={1} />;
  if (notifications.length === 0 && cursor === null) {
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
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}
