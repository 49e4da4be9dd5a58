import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonLine } from '@/features/people';
import type { ParticipantFieldsFragment } from '@/generated/documents';
import { Chip, ConfirmDialog, IconButton, Menu } from '@/ui';
import classes from './GroupInfo.module.css';
import type { GroupActions } from './useGroupActions';

type Props = {
  participant: ParticipantFieldsFragment;
  canManage: boolean;
  actions: GroupActions;
};

type Act = 'makeAdmin' | 'removeAdmin' | 'remove';

/** What is asked before each. */
const questions: Record<Act, { label: string; title: (name: string) => string; text: string }> = {
  makeAdmin: {
    label: chatPageTexts.makeAdmin,
    title: chatPageTexts.makeAdminTitle,
    text: chatPageTexts.makeAdminText,
  },
  removeAdmin: {
    label: chatPageTexts.removeAdmin,
    title: chatPageTexts.removeAdminTitle,
    text: chatPageTexts.removeAdminText,
  },
  remove: {
    label: chatPageTexts.removePerson,
    title: chatPageTexts.removeTitle,
    text: chatPageTexts.removeText,
  },
};

/** Somebody in a group, and what an admin may do with them: nothing with who made it. */
export function GroupMember({ participant, canManage, actions }: Props) {
  const { user, role, isCreator } = participant;
  const [asking, setAsking] = useState<Act | null>(null);
  const isAdmin = role === 'admin';
  const acts: Act[] = [isAdmin ? 'removeAdmin' : 'makeAdmin', 'remove'];
  return (
    <li className={classes.member}>
      <PersonLine
        person={user}
        size={40}
        after={isAdmin && <Chip>{isCreator ? chatPageTexts.creator : chatPageTexts.admin}</Chip>}
      />
      {canManage && !(isCreator && isAdmin) && (
        <Menu position="bottom-end" width="14rem" withinPortal>
          <Menu.Target>
            <IconButton label={chatPageTexts.more(user.fullName)}>
              <IconDots size={20} aria-hidden />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {acts.map((act) => (
              <Menu.Item key={act} onClick={() => setAsking(act)}>
                {questions[act].label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmDialog
        about={asking}
        tone={asking === 'makeAdmin' ? 'plain' : 'bad'}
        words={(act) => ({
          title: questions[act].title(user.fullName),
          text: questions[act].text,
          yes: questions[act].label,
        })}
        onYes={(act) => actions[act](user.id)}
        onClose={() => setAsking(null)}
      />
    </li>
  );
}
