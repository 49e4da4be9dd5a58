import { Button, DialogFoot, Modal } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import classes from './ConnectionButton.module.css';

type Props = { opened: boolean; onClose: () => void; onDisconnect: () => void };

const { title, text, lock, yes, no } = connectionTexts.confirm;

/** Asks before a connection is ended, and says what that means. */
export function DisconnectDialog({ opened, onClose, onDisconnect }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <p className={classes.lead}>{lock}</p>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {no}
        </Button>
        <Button
          color="danger"
          onClick={() => {
            onClose();
            onDisconnect();
          }}
        >
          {yes}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
