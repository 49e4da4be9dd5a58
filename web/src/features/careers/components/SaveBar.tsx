import { Button } from '@/ui';
import type { CareerEditing } from '../useCareerEditor';
import classes from './SaveBar.module.css';

type Props = { editing: CareerEditing };

/** What is not saved, what is wrong with it, and the way to save: always in reach of a thumb. */
export function SaveBar({ editing }: Props) {
  const { isWaiting, isStale, wasKept, problem, saved, saving, discard, takeOver } = editing;
  const waiting = wasKept ? 'Kept from your last visit, not saved yet' : 'Not saved yet, kept on this device';
  const done = saved.experiences.length > 0 ? 'Everything is saved' : 'Nothing to save yet';
  return (
    <div className={classes.bar} data-waiting={isWaiting || undefined}>
      {problem && <p className={classes.problem} role="alert">{problem}</p>}
      {isStale && (
        <p className={classes.stale} role="status">
          Your career path was saved in another tab or device.
          <Button size="compact-sm" variant="default" onClick={takeOver}>Load it, keep what I typed</Button>
        </p>
      )}
      <p className={classes.state} role="status">{isWaiting ? waiting : done}</p>
      <div className={classes.buttons}>
        {isWaiting && <Button variant="default" onClick={discard}>Discard changes</Button>}
        <Button type="submit" loading={saving}>Save Path</Button>
      </div>
    </div>
  );
}
