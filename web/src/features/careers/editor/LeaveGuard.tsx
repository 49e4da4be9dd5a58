import { useLeaveGuard } from '@/core/useLeaveGuard';
import { Button, Modal } from '@/ui';
import classes from './LeaveGuard.module.css';

type Props = {
  /** Whether there is something unsaved. */
  when: boolean;
  /**
   * What is lost by leaving, where this device stores nothing. The browser asks as well then,
   * before the tab is closed.
   */
  lost?: string;
};

const storedHereText =
  'Your changes are not on your profile yet. This device keeps them until you come back, save or discard them.';

/** Asks before another page is opened while something is unsaved. */
export function LeaveGuard({ when, lost }: Props) {
  const { isAsking, stay, proceed } = useLeaveGuard(when, lost !== undefined);
  return (
    <Modal opened={isAsking} onClose={stay} title="Leave without saving?">
      <p>{lost ?? storedHereText}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={proceed}>
          Leave
        </Button>
        <Button onClick={stay} data-autofocus>
          Keep editing
        </Button>
      </div>
    </Modal>
  );
}
