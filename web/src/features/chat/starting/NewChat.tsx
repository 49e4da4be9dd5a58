import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Modal } from '@/ui';
import { NewGroup } from './NewGroup';
import { PersonPicker } from './PersonPicker';
import classes from './PersonPicker.module.css';
import { useGroupDraft } from './useGroupDraft';

type Props = { opened: boolean; onClose: () => void };

/** Begins a chat with anybody one may write to, or a group of people whom one knows. */
export default function NewChat({ opened, onClose }: Props) {
  const navigate = useNavigate();
  const [isGroup, setGroup] = useState(false);
  const draft = useGroupDraft();
  const close = () => {
    setGroup(false);
    onClose();
  };
  const goTo = (id: string) => {
    close();
    void navigate(pagePathOf.chat(id));
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={isGroup ? chatPageTexts.newGroup : chatPageTexts.newChat}
      size="md"
    >
      {isGroup ? (
        <NewGroup draft={draft} onCreated={goTo} onCancel={() => setGroup(false)} />
      ) : (
        <div className={classes.picker}>
          <Button
            variant="light"
            fullWidth
            leftSection={<IconUsersPlus size={20} aria-hidden />}
            onClick={() => setGroup(true)}
          >
            {chatPageTexts.newGroup}
          </Button>
          <PersonPicker onPick={({ id }) => goTo(id)} />
        </div>
      )}
    </Modal>
  );
}
