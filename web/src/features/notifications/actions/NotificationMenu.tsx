import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { IconDots } from '@tabler/icons-react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { IconButton, Menu } from '@/ui';
import { actionIcons, actionsFor, type NotificationAction } from './notification-actions';

type Props = {
  notification: NotificationFieldsFragment;
  onAction: (action: NotificationAction) => void;
  className: string | undefined;
};

/** The actions that one notification offers. */
export function NotificationMenu({ notification, onAction, className }: Props) {
  const { content, read, archived } = notification;
  const actions = actionsFor(archived).filter((action) => !(action === 'markRead' && read));
  return (
    <Menu position="bottom-end" width="12rem" withinPortal>
      <Menu.Target>
        <IconButton
          label={notificationTexts.more(content)}
          data-tip={undefined}
          className={className}
        >
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const ActionIcon = actionIcons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<ActionIcon size={18} aria-hidden />}
              onClick={() => onAction(action)}
            >
              {notificationTexts.acts[action]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
