import { Button, Modal } from '@/ui';
import classes from './LeaveDialog.module.css';

type Props = {
  opened: boolean;
  /** null: there is no draft to save, only changes to a published post. */
  onSave: (() => void) | null;
  saving: boolean;
  onExit: () => void;
  onCancel: () => void;
};

/** Before one goes: the words are saved, or left, or one stays. */
export function LeaveDialog({ opened, onSave, saving, onExit, onCancel }: Props) {
  return (
    <Modal opened={opened} onClose={onCancel} title={onSave ? 'Save as Draft?' : 'Leave without updating?'}>
      <p>{onSave ? 'A draft waits in your career path, on any device, until you go on with it.' : 'Your changes are not published. This device keeps them for when you come back.'}</p>
      <div className={classes.buttons}>
        {onSave && <Button data-autofocus loading={saving} onClick={onSave}>Save as Draft</Button>}
        <Button variant="default" onClick={onExit}>Exit</Button>
        <Button variant="subtle" onClick={onCancel}>Cancel</Button>
      </div>
    </Modal>
  );
}
