import { Button, stickyFootRef } from '@/ui';
import type { CareerEditing } from '../useCareerEditor';
import classes from './SaveBar.module.css';

type Props = { editing: CareerEditing };

/** What is not saved or is wrong, in one line, and the way to save: in reach of a thumb, and low enough to leave the fields in sight. */
export function SaveBar({
  editing: { isWaiting, wasKept, problem, saved, saving, discard },
}: Props) {
  const waiting = wasKept
    ? 'Kept from your last visit, not saved yet'
    : 'Not saved yet, kept on this device';
  const done = saved.experiences.length > 0 ? 'Everything is saved' : 'Nothing to save yet';
  return (
    <div
      ref={isWaiting ? stickyFootRef : null}
      className={classes.bar}
      data-waiting={isWaiting || undefined}
    >
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : (
        <p className={classes.state} role="status">
          {isWaiting ? waiting : done}
        </p>
      )}
      <div className={classes.buttons}>
        {isWaiting && (
          <Button variant="default" onClick={discard}>
            Discard changes
          </Button>
        )}
        <Button type="submit" variant={isWaiting ? 'filled' : 'default'} loading={saving}>
          Save Path
        </Button>
      </div>
    </div>
  );
}
