import { useState } from 'react';
import { Button, DialogFoot, Modal } from '@/ui';
import { draftTexts } from '@schema/rules/posts-texts';
import classes from './LeaveDialog.module.css';

type Props = {
  opened: boolean;
  /** null: there is no draft to save, only changes to a published post. */
  onSave: (() => void) | null;
  /** null: there is no draft to throw away. */
  onDiscard: (() => void) | null;
  saving: boolean;
  onExit: () => void;
  onCancel: () => void;
};

/** Before one goes: the words are saved, or left, or thrown away after a second question, or one stays. */
export function LeaveDialog({ opened, onSave, onDiscard, saving, onExit, onCancel }: Props) {
  const [discarding, setDiscarding] = useState(false);
  const close = () => {
    setDiscarding(false);
    onCancel();
  };
  if (discarding) {
    return (
      <Modal opened={opened} onClose={close} title={draftTexts.discard}>
        <p>{draftTexts.discardText}</p>
        <DialogFoot>
          <Button variant="default" data-autofocus onClick={() => setDiscarding(false)}>
            Keep it
          </Button>
          <Button color="red" loading={saving} onClick={() => onDiscard?.()}>
            Discard draft
          </Button>
        </DialogFoot>
      </Modal>
    );
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={onSave ? 'Save as Draft?' : 'Leave without updating?'}
    >
      <p>
        {onSave
          ? 'A draft waits in your career path, on any device, until you go on with it. Exit leaves what was kept so far.'
          : 'Your changes are not published. This device keeps them for when you come back.'}
      </p>
      <div className={classes.buttons}>
        {onDiscard && (
          <Button
            className={classes.discard ?? ''}
            variant="subtle"
            color="red"
            onClick={() => setDiscarding(true)}
          >
            Discard draft
          </Button>
        )}
        <Button variant="subtle" onClick={close}>
          Cancel
        </Button>
        <Button variant="default" onClick={onExit}>
          Exit
        </Button>
        {onSave && (
          <Button data-autofocus loading={saving} onClick={onSave}>
            Save as Draft
          </Button>
        )}
      </div>
    </Modal>
  );
}
