import type { CareerPathFieldsFragment } from '@/generated/documents';
import { Card, EmptyState } from '@/ui';
import { useCareerEditor } from '../useCareerEditor';
import classes from './CareerPathView.module.css';
import { CareerTotals } from './CareerTotals';
import { ChangedElsewhere } from './ChangedElsewhere';
import { EditorLine } from './EditorLine';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';

type Props = {
  userId: string;
  careerPath: CareerPathFieldsFragment;
  graduationYear: number | null;
};

/** The own career path: to read, to fill, to save, and to go on from. */
export function CareerEditor({ userId, careerPath, graduationYear }: Props) {
  const editing = useCareerEditor(userId, careerPath);
  const { entries, saved, isDirty } = editing;
  return (
    <form
      className={classes.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save();
      }}
    >
      {editing.isStale && <ChangedElsewhere onTakeOver={editing.takeOver} />}
      <Card as="section" aria-labelledby="timeline-title" className={classes.section}>
        <h2 id="timeline-title">Your timeline</h2>
        {entries.length > 0 && saved.experiences.length > 0 && (
          <>
            <p className={classes.hint}>Choose a company to write about how you got in.</p>
            <CareerTotals careerPath={saved} />
          </>
        )}
        <EditorLine editing={editing} graduationYear={graduationYear} />
        {/* After what one came to do: on a phone the first stops would be under the bottom bar. */}
        {entries.length === 0 && (
          <EmptyState
            drawing="career"
            title="Your career path is still empty"
            text="Add where you interned and worked. Juniors find you by these companies."
          />
        )}
      </Card>
      <SaveBar editing={editing} />
      <LeaveGuard when={isDirty} />
    </form>
  );
}
