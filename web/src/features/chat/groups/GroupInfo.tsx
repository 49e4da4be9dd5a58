import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { IconDoorExit, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, DialogFoot, SlideOver } from '@/ui';
import { PersonPicker } from '../starting/PersonPicker';
import { useChosenPeople } from '../starting/useChosenPeople';
import { GroupHead } from './GroupHead';
import classes from './GroupInfo.module.css';
import { GroupMember } from './GroupMember';
import { LeaveGroupDialog } from './LeaveGroupDialog';
import { type GroupActions, useGroupActions } from './useGroupActions';

type Props = {
  conversation: OpenConversationFieldsFragment;
  viewerId: string;
  onClose: () => void;
};

type AddProps = { actions: GroupActions; memberIds: ReadonlySet<string>; onDone: () => void };

function AddPeople({ actions, memberIds, onDone }: AddProps) {
  const chosen = useChosenPeople();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    if (await actions.add([...chosen.ids])) onDone();
    setBusy(false);
  };
  return (
    <div>
      <PersonPicker chosen={chosen} without={memberIds} />
      <DialogFoot note={chatPageTexts.chosen(chosen.people.length)}>
        <Button variant="default" onClick={onDone}>
          {chatPageTexts.cancel}
        </Button>
        <Button disabled={chosen.people.length === 0} loading={isBusy} onClick={() => void add()}>
          {chatPageTexts.add}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** A group: its picture and name, who is in it, and for admins who joins and leaves. */
export default function GroupInfo({ conversation, viewerId, onClose }: Props) {
  const { id, participants, participantsCount, role } = conversation;
  const actions = useGroupActions(id);
  const [isAdding, setAdding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isAdmin = role === 'admin';
  return (
    <SlideOver opened onClose={onClose} title={chatPageTexts.info}>
      <div className={classes.info}>
        <GroupHead conversation={conversation} actions={actions} />
        {isAdding ? (
          <AddPeople
            actions={actions}
            memberIds={new Set(participants.map(({ user }) => user.id))}
            onDone={() => setAdding(false)}
          />
        ) : (
          <>
            <h3>{chatPageTexts.people(participantsCount)}</h3>
            {isAdmin && (
              <Button
                variant="light"
                leftSection={<IconUserPlus size={18} aria-hidden />}
                onClick={() => setAdding(true)}
              >
                {chatPageTexts.addPeople}
              </Button>
            )}
            <ul role="list" className={classes.members}>
              {participants.map((participant) => (
                <GroupMember
                  key={participant.user.id}
                  participant={participant}
                  canManage={isAdmin && participant.user.id !== viewerId}
                  actions={actions}
                />
              ))}
            </ul>
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconDoorExit size={18} aria-hidden />}
              onClick={() => setLeaving(true)}
            >
              {chatPageTexts.leave}
            </Button>
          </>
        )}
      </div>
      <LeaveGroupDialog
        opened={isLeaving}
        participants={participants}
        viewerId={viewerId}
        actions={actions}
        onClose={() => setLeaving(false)}
      />
    </SlideOver>
  );
}
