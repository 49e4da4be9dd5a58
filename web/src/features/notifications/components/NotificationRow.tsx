import { IconArchive, IconCheck, IconDots, IconTrash, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { errorText } from '@/core/errors';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { useRejectAskedMutation } from '@/generated/hooks';
import { Button, CheckboxField, IconButton, LinkButton, Menu, notify, RelativeTime, VisuallyHidden } from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { isWebPath } from '@schema/rules/web-paths';
import { type Act, acts, useActs } from '../useActs';
import { KindFace } from './KindFace';
import classes from './NotificationRow.module.css';

export const actIcons: Record<Act, Icon> = { markRead: IconCheck, archive: IconArchive, dismiss: IconTrash };

type Props = {
  notification: NotificationFieldsFragment;
  /** While some are chosen: whether this one is, and how that changes. */
  choosing?: { isChosen: boolean; choose: (isChosen: boolean) => void } | undefined;
};

/** One notification: pressing it leads to what it tells of, and marks it read. */
export function NotificationRow({ notification, choosing }: Props) {
  const act = useActs();
  const [reject] = useRejectAskedMutation();
  const { content, link, read, archived, status, kind, requestId, sender, updatedAt } = notification;
  const isAsked = kind === 'connectionAsked' && status === 'pending';
  const chat = sender && `/chat/${sender.id}`;
  const canApproach = notification.type === 'connection' && status === 'accepted' && chat && isWebPath(chat);

  // The item goes at once; the request behind it is refused, and says so when it could not be.
  const refuse = () => {
    act('dismiss', [notification]);
    if (requestId) reject({ variables: { requestId } }).catch((error: unknown) => notify.error(errorText(error, notificationTexts.rejectFailed)));
  };

  return (
    <li className={classes.row} data-unread={!read || undefined}>
      {choosing && <CheckboxField className={classes.choose} aria-label={`${notificationTexts.select}: ${content}`} checked={choosing.isChosen} onChange={(event) => choosing.choose(event.currentTarget.checked)} />}
      <KindFace notification={notification} />
      <div className={classes.text}>
        <Link to={link} className={classes.link} onClick={() => { if (!read) act('markRead', [notification]); }}>
          {!read && <><VisuallyHidden>Unread:</VisuallyHidden>{' '}</>}{content}
        </Link>
        <p className={classes.when}>
          <RelativeTime at={updatedAt} />
          {kind === 'connectionAsked' && status === 'accepted' && <span> · {notificationTexts.accepted}</span>}
        </p>
        {isAsked && (
          <div className={classes.answers}>
            <LinkButton size="sm" to="/connections" onClick={() => act('markRead', [notification])}>{notificationTexts.accept}</LinkButton>
            <Button size="sm" variant="default" onClick={refuse}>{notificationTexts.reject}</Button>
          </div>
        )}
        {canApproach && <div className={classes.answers}><LinkButton size="sm" variant="light" to={chat}>{notificationTexts.approach}</LinkButton></div>}
      </div>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target><IconButton label={notificationTexts.more} className={classes.menu}><IconDots size={20} aria-hidden /></IconButton></Menu.Target>
        <Menu.Dropdown>
          {acts.filter((one) => !(one === 'markRead' && read) && !(one === 'archive' && archived)).map((one) => {
            const ActIcon = actIcons[one];
            return <Menu.Item key={one} leftSection={<ActIcon size={18} aria-hidden />} onClick={() => act(one, [notification])}>{notificationTexts.acts[one]}</Menu.Item>;
          })}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
