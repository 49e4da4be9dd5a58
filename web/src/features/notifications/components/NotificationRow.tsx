import {
  IconArchive,
  IconArrowBackUp,
  IconCheck,
  IconDots,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { NotificationFieldsFragment } from '@/generated/documents';
import {
  Button,
  CheckboxField,
  IconButton,
  LinkButton,
  Menu,
  RelativeTime,
  VisuallyHidden,
} from '@/ui';
import { notificationTexts } from '@schema/rules/notifications-texts';
import { isWebPath } from '@schema/rules/web-paths';
import { type Act, acts, canAct, useActs } from '../useActs';
import { useAsked } from '../useAsked';
import { KindFace } from './KindFace';
import classes from './NotificationRow.module.css';

export const actIcons: Record<Act, Icon> = {
  markRead: IconCheck,
  archive: IconArchive,
  moveBack: IconArrowBackUp,
  dismiss: IconTrash,
};

type Props = {
  notification: NotificationFieldsFragment;
  /** While some are chosen: whether this one is, and how that changes. */
  choosing?: { isChosen: boolean; choose: (isChosen: boolean) => void } | undefined;
};

/** One notification: pressing it leads to what it tells of, and marks it read. */
export function NotificationRow({ notification, choosing }: Props) {
  const act = useActs();
  const asked = useAsked(notification);
  const { content, quote, link, read, archived, status, kind, type, sender, updatedAt } =
    notification;
  const waits = kind === 'connectionAsked' && status === 'pending';
  const of = (label: string) => (sender ? { 'aria-label': `${label}: ${sender.fullName}` } : {});
  const chat = sender && `/chat/${sender.id}`;
  const canApproach = type === 'connection' && status === 'accepted' && chat && isWebPath(chat);

  return (
    <li className={classes.row} data-unread={!read || undefined}>
      {choosing && (
        <CheckboxField
          className={classes.choose}
          aria-label={`${notificationTexts.select}: ${content}`}
          checked={choosing.isChosen}
          onChange={(event) => choosing.choose(event.currentTarget.checked)}
        />
      )}
      <KindFace notification={notification} />
      <div className={classes.text}>
        <Link
          to={link}
          className={classes.link}
          onClick={() => {
            if (!read) act('markRead', [notification]);
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
          {kind === 'connectionAsked' && status === 'accepted' && (
            <span> · {notificationTexts.accepted}</span>
          )}
          {type === 'connection' && status === null && <span> · {notificationTexts.parted}</span>}
        </p>
        {asked && waits && (
          <div className={classes.answers}>
            <Button size="sm" {...of(notificationTexts.accept)} onClick={asked.accept}>
              {notificationTexts.accept}
            </Button>
            <Button
              size="sm"
              variant="default"
              {...of(notificationTexts.reject)}
              onClick={asked.reject}
            >
              {notificationTexts.reject}
            </Button>
          </div>
        )}
        {canApproach && (
          <div className={classes.answers}>
            <LinkButton size="sm" variant="light" to={chat} {...of(notificationTexts.approach)}>
              {notificationTexts.approach}
            </LinkButton>
          </div>
        )}
      </div>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton
            label={notificationTexts.more(content)}
            data-tip={undefined}
            className={classes.menu}
          >
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {acts
            .filter((one) => canAct(one, archived) && !(one === 'markRead' && read))
            .map((one) => {
              const ActIcon = actIcons[one];
              return (
                <Menu.Item
                  key={one}
                  leftSection={<ActIcon size={18} aria-hidden />}
                  onClick={() => act(one, [notification])}
                >
                  {notificationTexts.acts[one]}
                </Menu.Item>
              );
            })}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
