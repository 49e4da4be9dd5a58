import { IconPencil } from '@tabler/icons-react';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { IconButton } from '@/ui';
import { type CareerType, mostEntries } from '@schema/rules/careers-texts';
import { hasCurrentJob, placeOf } from '../entries';
import { ordinalText } from '../timeline';
import type { CareerEditing } from '../useCareerEditor';
import { AddStep } from './AddStep';
import { EntryForm } from './EntryForm';
import { FoldedEntry } from './FoldedEntry';
import { TimelineLine } from './Timeline';
import { TimelineItem } from './TimelineItem';

const invitationTo = ({ postId, hasDraft }: CareerExperienceFieldsFragment): string =>
  postId ? 'Read your post' : hasDraft ? 'Continue your draft' : 'Share this interview';

type Props = { editing: CareerEditing; graduationYear: number | null };

/** The timeline as its owner changes it: saved stops lead on to writing, others are forms, and the next one can be added. */
export function EditorLine({ editing, graduationYear }: Props) {
  const { entries, saved } = editing;
  const part = (type: CareerType) => {
    const own = entries.filter((one) => one.type === type);
    const isFull = own.length >= mostEntries[type] || (type === 'work' && hasCurrentJob(entries));
    return (
      <>
        {own.map((entry) => {
          const experience = saved.experiences.find(({ id }) => id === entry.id);
          if (!experience && !editing.isOpen(entry))
            return <FoldedEntry key={entry.key} editing={editing} entry={entry} />;
          if (!experience || editing.isOpen(entry))
            return (
              <EntryForm
                key={entry.key}
                editing={editing}
                entry={entry}
                index={entries.indexOf(entry)}
              />
            );
          const label = ordinalText(type, placeOf(entries, entry));
          return (
            <TimelineItem
              key={entry.key}
              experience={experience}
              isOwner
              canWrite
              label={`${label} · Saved`}
              invitation={invitationTo(experience)}
            >
              <IconButton
                label={`Edit ${label}, ${experience.companyName}`}
                onClick={() => editing.edit(entry)}
              >
                <IconPencil size={18} aria-hidden />
              </IconButton>
            </TimelineItem>
          );
        })}
        {!isFull && (
          <AddStep
            label={`Add ${ordinalText(type, own.length + 1)}`}
            onAdd={() => editing.add(type)}
          />
        )}
      </>
    );
  };
  return (
    <TimelineLine
      graduationYear={graduationYear}
      internships={part('internship')}
      work={part('work')}
    />
  );
}
