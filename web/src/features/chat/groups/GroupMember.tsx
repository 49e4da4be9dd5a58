import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonLine } from '@/features/people';
import type { ParticipantFieldsFragment } from '@/generated/documents';
import { Chip, ConfirmDialog, IconButton, Menu } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import type { GroupActions } from './useGroupActions';
import classes from './GroupInfo.module.css';

type Props = {
  participant: ParticipantFieldsFragment;
  canManage: boolean;
  actions: GroupActions;
};

/** Somebody in a group, and what an admin may do with them. */
export function GroupMember({ participant: { user, role }, canManage, actions }: Props) {
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <li className={classes.member}>
      <PersonLine
        person={user}
        size={40}
        after={role === 'admin' && <Chip>{chatPageTexts.admin}</Chip>}
      />
      {canManage && (
        <Menu position="bottom-end" width="14rem" withinPortal>
          <Menu.Target>
            <IconButton label={chatPageTexts.more(user.fullName)}>
              <IconDots size={20} aria-hidden />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {role !== 'admin' && (
              <Menu.Item onClick={() => void actions.makeAdmin(user.id)}>
                {chatPageTexts.makeAdmin}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => setRemoving(user.fullName)}>
              {chatPageTexts.removePerson}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmDialog
        about={removing}
        words={(name) => ({
          title: chatPageTexts.removeTitle(name),
          text: chatPageTexts.removeText,
          yes: chatPageTexts.removePerson,
        })}
        onYes={() => actions.remove(user.id)}
        onClose={() => setRemoving(null)}
      />
    </li>
  );
}
