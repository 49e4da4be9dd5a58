import { useBlocker } from 'react-router-dom';
import { useUnloadWarning } from '@/core/useUnloadWarning';
import { Button, Modal } from '@/ui';
import classes from './LeaveGuard.module.css';

type Props = {
  when: boolean;
  /** What leaving means, where this device keeps nothing: then the browser asks as well, before the tab is closed. */
  lost?: string;
};

const kept =
  'Your changes are not on your profile yet. This device keeps them until you come back, save or discard them.';

/** Asks before another page is opened over what is not saved. */
export function LeaveGuard({ when, lost }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  useUnloadWarning(when && lost !== undefined);
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <p>{lost ?? kept}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={stay} data-autofocus>
          Keep editing
        </Button>
      </div>
    </Modal>
  );
}
