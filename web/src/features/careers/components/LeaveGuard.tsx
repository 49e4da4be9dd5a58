import { useBlocker } from 'react-router-dom';
import { Button, Modal } from '@/ui';
import classes from './LeaveGuard.module.css';

type Props = { when: boolean };

/** Asks before another page is opened over what is not saved. It is kept on this device all the same. */
export function LeaveGuard({ when }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <p>Your changes are not on your profile yet. This device keeps them until you come back, save or discard them.</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>Leave</Button>
        <Button onClick={stay} data-autofocus>Keep editing</Button>
      </div>
    </Modal>
  );
}
