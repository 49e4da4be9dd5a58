import { type CareerType, mostSteps } from '@schema/rules/careers/careers-texts';
import { ordinalText } from '../timeline/entry-labels';
import { TimelineLayout } from '../timeline/Timeline';
import { AddEntryRow } from './entry/AddEntryRow';
import { CollapsedEntry } from './entry/CollapsedEntry';
import { EntryForm } from './entry/EntryForm';
import { SavedEntry } from './entry/SavedEntry';
import { hasCurrentJob } from './step-changes';
import { positionInType, type StepDraft } from './step-drafts';
import type { CareerEditorState } from './useCareerEditor';

type EntryProps = { editor: CareerEditorState; entry: StepDraft };

/** An entry as it is now: a form, or a row. */
function EditableEntry({ editor, entry }: EntryProps) {
  const { entries, savedPath } = editor;
  if (editor.isExpanded(entry))
    return <EntryForm editor={editor} entry={entry} index={entries.indexOf(entry)} />;
  const experience = savedPath.experiences.find(({ id }) => id === entry.id);
  if (!experience) return <CollapsedEntry editor={editor} entry={entry} />;
  return (
    <SavedEntry
      experience={experience}
      label={ordinalText(entry.type, positionInType(entries, entry))}
      onEdit={() => editor.edit(entry)}
    />
  );
}

type Props = { editor: CareerEditorState; graduationYear: number | null };

/** The timeline as its owner edits it, with a row to add the next entry of each type. */
export function EditableTimeline({ editor, graduationYear }: Props) {
  const { entries } = editor;
  const entriesOfType = (type: CareerType) => {
    const ofType = entries.filter((entry) => entry.type === type);
    const isFull = ofType.length >= mostSteps[type] || (type === 'work' && hasCurrentJob(entries));
    return (
      <>
        {ofType.map((entry) => (
          <EditableEntry key={entry.key} editor={editor} entry={entry} />
        ))}
        {!isFull && (
          <AddEntryRow
            label={`Add ${ordinalText(type, ofType.length + 1)}`}
            onAdd={() => editor.add(type)}
          />
        )}
      </>
    );
  };
  return (
    <TimelineLayout
      graduationYear={graduationYear}
      internships={entriesOfType('internship')}
      work={entriesOfType('work')}
    />
  );
}
