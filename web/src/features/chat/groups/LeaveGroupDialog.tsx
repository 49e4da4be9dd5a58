import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useState } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, DialogFoot, Modal, SelectField } from '@/ui';
import type { GroupActions } from './useGroupActions';

type Props = {
  opened: boolean;
  participants: OpenConversationFieldsFragment['participants'];
  viewerId: string;
  actions: Pick<GroupActions, 'leave'>;
  onClose: () => void;
};

/** Asks before a group is left. The last admin says who is one next, if they like. */
export function LeaveGroupDialog({ opened, participants, viewerId, actions, onClose }: Props) {
  const [successorId, setSuccessorId] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isAdmin = (id: string) =>
    participants.some(({ user, role }) => user.id === id && role === 'admin');
  const others = participants.filter(({ user }) => user.id !== viewerId);
  const isLastAdmin = isAdmin(viewerId) && !others.some(({ user }) => isAdmin(user.id));
  const leave = async () => {
    setBusy(true);
    const hasLeft = await actions.leave(successorId || null);
    setBusy(false);
    if (hasLeft) onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={chatPageTexts.leaveTitle}>
      <p>{chatPageTexts.leaveText}</p>
      {isLastAdmin && others.length > 0 && (
        <SelectField
          label={chatPageTexts.heir}
          value={successorId}
          data={[
            { value: '', label: chatPageTexts.heirByTime },
            ...others.map(({ user }) => ({ value: user.id, label: user.fullName })),
          ]}
          onChange={({ currentTarget }) => setSuccessorId(currentTarget.value)}
        />
      )}
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {chatPageTexts.cancel}
        </Button>
        <Button color="danger" loading={isBusy} onClick={() => void leave()}>
          {chatPageTexts.leave}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
