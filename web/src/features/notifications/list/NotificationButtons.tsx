import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { Button, LinkButton } from '@/ui';
import { useConnectionRequest } from '../actions/useConnectionRequest';
import classes from './NotificationRow.module.css';

type Props = { notification: NotificationFieldsFragment };

/**
 * What the viewer can answer to a notification: accept or reject a connection request, write to a
 * new connection. Nothing for the others.
 */
export function NotificationButtons({ notification }: Props) {
  const request = useConnectionRequest(notification);
  const { status, kind, type, sender } = notification;
  const isPending = kind === 'connectionAsked' && status === 'pending';
  const chatPath = sender && pagePathOf.chat(sender.id);
  const canChat = type === 'connection' && status === 'accepted' && chatPath;
  /** By ear, the buttons of several rows are told apart by the name. */
  const withName = (label: string) =>
    sender ? { 'aria-label': `${label}: ${sender.fullName}` } : {};

  if (request && isPending)
    return (
      <div className={classes.answers}>
        <Button size="sm" {...withName(notificationTexts.accept)} onClick={request.accept}>
          {notificationTexts.accept}
        </Button>
        <Button
          size="sm"
          variant="default"
          {...withName(notificationTexts.reject)}
          onClick={request.reject}
        >
          {notificationTexts.reject}
        </Button>
      </div>
    );
  if (canChat && sender)
    return (
      <div className={classes.answers}>
        <LinkButton
          size="sm"
          variant="light"
          to={pagePathOf.chat(sender.id)}
          {...withName(notificationTexts.approach)}
        >
          {notificationTexts.approach}
        </LinkButton>
      </div>
    );
  return null;
}
