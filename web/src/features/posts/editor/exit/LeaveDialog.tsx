import { commonTexts } from '@schema/rules/common-texts';
import { draftTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { Button, DialogFoot, Modal } from '@/ui';
import classes from './LeaveDialog.module.css';
import type { Exit } from './useExit';

type Props = { exit: Exit };

/**
 * Before a person leaves: the words are saved, or left, or discarded after a second question, or
 * the person stays.
 */
export function LeaveDialog({ exit }: Props) {
  const [isDiscarding, setDiscarding] = useState(false);
  const close = () => {
    setDiscarding(false);
    exit.stay();
  };
  if (isDiscarding)
    return <DiscardDialog exit={exit} onClose={close} onKeep={() => setDiscarding(false)} />;
  return (
    <Modal
      opened={exit.isAsking}
      onClose={close}
      size="lg"
      title={exit.saveAndGo ? 'Save as Draft?' : 'Leave without updating?'}
    >
      <p>
        {exit.saveAndGo
          ? 'A draft waits in your career path, on any device, until you go on with it. Exit leaves what was kept so far.'
          : 'Your changes are not published. This device keeps them for when you come back.'}
      </p>
      <div className={classes.buttons}>
        {exit.discard && (
          <Button
            className={classes.discard ?? ''}
            variant="subtle"
            color="danger"
            onClick={() => setDiscarding(true)}
          >
            Discard draft
          </Button>
        )}
        <Button variant="subtle" onClick={close}>
          {commonTexts.cancel}
        </Button>
        <Button variant="default" onClick={exit.leave}>
          Exit
        </Button>
        {exit.saveAndGo && (
          <Button data-autofocus loading={exit.isBusy} onClick={exit.saveAndGo}>
            Save as Draft
          </Button>
        )}
      </div>
    </Modal>
  );
}

type DiscardProps = Props & { onClose: () => void; onKeep: () => void };

function DiscardDialog({ exit, onClose, onKeep }: DiscardProps) {
  return (
    <Modal opened={exit.isAsking} onClose={onClose} title={draftTexts.discard}>
      <p>{draftTexts.discardText}</p>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onKeep}>
          Keep it
        </Button>
        <Button color="danger" loading={exit.isBusy} onClick={() => exit.discard?.()}>
          Discard draft
        </Button>
      </DialogFoot>
    </Modal>
  );
}
