import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { Link } from 'react-router-dom';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { CheckboxField, RelativeTime, VisuallyHidden } from '@/ui';
import { NotificationMenu } from '../actions/NotificationMenu';
import { useNotificationActions } from '../actions/useNotificationActions';
import { NotificationButtons } from './NotificationButtons';
import { NotificationPicture } from './NotificationPicture';
import classes from './NotificationRow.module.css';

type Props = {
  notification: NotificationFieldsFragment;
  /** null while nothing can be selected. */
  isSelected: boolean | null;
  onSelect: (isSelected: boolean) => void;
};

/** What became of the connection that a notification is about; null where that is not known. */
function connectionState({ type, kind, status }: NotificationFieldsFragment): string | null {
  if (kind === 'connectionAsked' && status === 'accepted') return notificationTexts.accepted;
  return type === 'connection' && status === null ? notificationTexts.parted : null;
}

/** One notification: pressing it opens the page that it is about, and marks it as read. */
export function NotificationRow({ notification, isSelected, onSelect }: Props) {
  const { run } = useNotificationActions();
  const { content, quote, link, read, updatedAt } = notification;
  const state = connectionState(notification);
  return (
    <li className={classes.row} data-unread={!read || undefined}>
      {isSelected !== null && (
        <CheckboxField
          className={classes.checkbox}
          aria-label={`${notificationTexts.select}: ${content}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <NotificationPicture notification={notification} />
      <div className={classes.text}>
        <Link
          to={link}
          className={classes.link}
          onClick={() => {
            if (!read) run('markRead', [notification]);
          }}
        >
          {!read && (
            <>
              <VisuallyHidden>Unread:</VisuallyHidden>{' '}
            </>
          )}
          {content}
        </Link>
        {quote && <p className={classes.quote}>{quote}</p>}
        <p className={classes.when}>
          <RelativeTime at={updatedAt} />
          {state && <span> · {state}</span>}
        </p>
        <NotificationButtons notification={notification} />
      </div>
      <NotificationMenu
        notification={notification}
        onAction={(action) => run(action, [notification])}
        className={classes.menu}
      />
    </li>
  );
}
