import { Button, DialogFoot, Modal } from '@/ui';
import { blockTexts } from '@schema/rules/blocks';

type Props = { fullName: string; opened: boolean; onClose: () => void; onBlock: () => void };

/** Asks before somebody is blocked, and says what that means. */
export function BlockDialog({ fullName, opened, onClose, onBlock }: Props) {
  const { title, text, bond, no, yes } = blockTexts.confirm(fullName);
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <p>{bond}</p>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {no}
        </Button>
        <Button
          color="danger"
          onClick={() => {
            onClose();
            onBlock();
          }}
        >
          {yes}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
