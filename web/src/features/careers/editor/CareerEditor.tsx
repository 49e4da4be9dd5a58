import { leaveTexts } from '@schema/rules/common-texts';
import { LeaveGuard } from '@/core/forms/leaving/LeaveGuard';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { Card, EmptyState, SaveBar } from '@/ui';
import classes from '../layout.module.css';
import { CareerTotals } from '../timeline/CareerTotals';
import { EditableTimeline } from './EditableTimeline';
import { SavedElsewhereBanner } from './SavedElsewhereBanner';
import { type CareerEditorState, useCareerEditor } from './useCareerEditor';
import { useChosenType } from './useChosenType';

type Props = {
  userId: string;
  careerPath: CareerPathFieldsFragment;
  graduationYear: number | null;
};

function stateText({ hasUnsaved, isRestored, savedPath }: CareerEditorState): string {
  if (!hasUnsaved)
    return savedPath.experiences.length > 0 ? 'Everything is saved' : 'Nothing to save yet';
  return isRestored
    ? 'Kept from your last visit, not saved yet'
    : 'Not saved yet, kept on this device';
}

/** The viewer's own career path: entries link to posts, and are added, edited and saved. */
export function CareerEditor({ userId, careerPath, graduationYear }: Props) {
  const editor = useCareerEditor(userId, careerPath);
  useChosenType(editor);
  const { entries, savedPath, isDirty } = editor;
  return (
    <form
      className={classes.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      {editor.isOutdated && <SavedElsewhereBanner onMerge={editor.mergeNewerVersion} />}
      <Card as="section" aria-labelledby="timeline-title" className={classes.section}>
        <h2 id="timeline-title">Your timeline</h2>
        {entries.length > 0 && savedPath.experiences.length > 0 && (
          <>
            <p className={classes.hint}>Choose a company to write about how you got in.</p>
            <CareerTotals careerPath={savedPath} />
          </>
        )}
        <EditableTimeline editor={editor} graduationYear={graduationYear} />
        {/* Above the timeline it would push the first rows under the bar of a phone. */}
        {entries.length === 0 && (
          <EmptyState
            drawing="career"
            title="Your career path is still empty"
            text="Add where you interned and worked. Juniors find you by these companies."
          />
        )}
      </Card>
      <SaveBar
        hasUnsaved={editor.hasUnsaved}
        isSaving={editor.isSaving}
        state={stateText(editor)}
        problem={editor.problem}
        saveLabel="Save Path"
        onDiscard={editor.discard}
      />
      <LeaveGuard when={isDirty} text={leaveTexts.profileIsStored} isLost={false} />
    </form>
  );
}
