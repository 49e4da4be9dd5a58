import { IconDotsVertical } from '@tabler/icons-react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { IconButton, Menu } from '@/ui';
import { notificationTexts, type NotificationTab } from '@schema/rules/notifications-texts';
import { acts, canAct, useActs } from '../useActs';
import { actIcons } from './NotificationRow';

type Props = {
  tab: NotificationTab;
  shown: readonly NotificationFieldsFragment[];
  chosen: readonly NotificationFieldsFragment[];
  onDone: () => void;
};

/** Does it to what was chosen, or, when nothing is, to all of the tab. */
export function BulkMenu({ tab, shown, chosen, onDone }: Props) {
  const act = useActs();
  const some = chosen.length > 0;
  return (
    <Menu position="bottom-end" width="14rem" withinPortal>
      <Menu.Target>
        <IconButton
          label={some ? `${chosen.length} selected` : 'All notifications'}
          disabled={shown.length === 0}
        >
          <IconDotsVertical size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {acts
          .filter((one) => canAct(one, tab === 'archived'))
          .map((one) => {
            const ActIcon = actIcons[one];
            return (
              <Menu.Item
                key={one}
                leftSection={<ActIcon size={18} aria-hidden />}
                onClick={() => {
                  if (some) act(one, chosen);
                  else act(one, shown, tab);
                  onDone();
                }}
              >
                {some
                  ? notificationTexts.selected[one](chosen.length)
                  : notificationTexts.bulk[one]}
              </Menu.Item>
            );
          })}
      </Menu.Dropdown>
    </Menu>
  );
}
