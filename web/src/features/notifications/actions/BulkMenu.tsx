import {
  type NotificationTab,
  notificationTexts,
} from '@schema/rules/notifications/notifications-texts';
import { IconDotsVertical } from '@tabler/icons-react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { IconButton, Menu } from '@/ui';
import { actionIcons, actionsFor, type NotificationAction } from './notification-actions';
import { useNotificationActions } from './useNotificationActions';

type Props = {
  tab: NotificationTab;
  /** The tab's notifications on the page. */
  loaded: readonly NotificationFieldsFragment[];
  selected: readonly NotificationFieldsFragment[];
  onDone: () => void;
};

/** Actions on the selected notifications; where none is selected, on all of the tab. */
export function BulkMenu({ tab, loaded, selected, onDone }: Props) {
  const { run, runOnTab } = useNotificationActions();
  const hasSelection = selected.length > 0;
  const runBulk = (action: NotificationAction) => {
    if (hasSelection) run(action, selected);
    else runOnTab(action, tab, loaded);
    onDone();
  };
  return (
    <Menu position="bottom-end" width="14rem" withinPortal>
      <Menu.Target>
        <IconButton
          label={hasSelection ? `${selected.length} selected` : 'All notifications'}
          disabled={loaded.length === 0}
        >
          <IconDotsVertical size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actionsFor(tab === 'archived').map((action) => {
          const ActionIcon = actionIcons[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<ActionIcon size={18} aria-hidden />}
              onClick={() => runBulk(action)}
            >
              {hasSelection
                ? notificationTexts.selected[action](selected.length)
                : notificationTexts.bulk[action]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
