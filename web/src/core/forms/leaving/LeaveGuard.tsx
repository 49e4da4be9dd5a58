import { leaveTexts } from '@schema/rules/common-texts';
import { Button, Modal } from '@/ui';
import classes from './LeaveGuard.module.css';
import { useLeaveGuard } from './useLeaveGuard';

type Props = {
  /** Whether there is something unsaved. */
  when: boolean;
  /** What becomes of it. */
  text: string;
  /** Leaving loses it: the browser asks as well, before the tab is closed. */
  isLost: boolean;
};

/** Asks before another page is opened while something is unsaved. */
export function LeaveGuard({ when, text, isLost }: Props) {
  const { isAsking, stay, proceed } = useLeaveGuard(when, isLost);
  return (
    <Modal opened={isAsking} onClose={stay} title={leaveTexts.title}>
      <p>{text}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={proceed}>
          {leaveTexts.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {leaveTexts.stay}
        </Button>
      </div>
    </Modal>
  );
}
