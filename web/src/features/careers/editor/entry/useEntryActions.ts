import { type CareerType, careerTexts } from '@schema/rules/careers/careers-texts';
import { useUndoToast } from '@/core/forms/useUndoToast';
import { focusEntryField } from '../focus-field';
import {
  isBlank,
  isCurrentJob,
  withLivingId,
  withRemovedEntry,
  withStepDraft,
} from '../step-changes';
import { newStepDraft, type StepDraft } from '../step-drafts';
import type { EntriesForm } from '../useEntriesForm';
import type { ExpandedEntries } from './useExpandedEntries';

const focusEntry = (entries: readonly StepDraft[], entry: StepDraft) =>
  focusEntryField([`experiences.${entries.indexOf(entry)}.companyName`]);

type Options = {
  form: EntriesForm;
  expanded: ExpandedEntries;
  /** The saved entries, to revert to. */
  saved: readonly StepDraft[];
  /** The saved entries as they are now, for a press on Undo. */
  latestSaved: () => readonly StepDraft[];
  /** Gives back the work that a current job took out. */
  takeRemovedWork: () => StepDraft[];
};

/** What the owner does with entries: add, edit, revert, remove. */
export function useEntryActions({ form, expanded, saved, latestSaved, takeRemovedWork }: Options) {
  const { entries, setEntries, latestEntries } = form;
  const tellRemoved = useUndoToast();
  return {
    add: (type: CareerType) => {
      const added = newStepDraft(type);
      const next = withStepDraft(entries, added);
      setEntries(next);
      focusEntry(next, added);
    },
    edit: (entry: StepDraft) => {
      expanded.expand(entry);
      focusEntry(entries, entry);
    },
    /** Undoes the changes to a saved entry. */
    revert: (entry: StepDraft) => {
      const before = saved.find(({ id }) => id === entry.id);
      expanded.collapse(entry);
      if (!before) return;
      const isCurrentNoMore = isCurrentJob(entry) && !isCurrentJob(before);
      setEntries([
        ...entries.map((other) =>
          other.key === entry.key ? { ...before, key: entry.key } : other,
        ),
        ...(isCurrentNoMore ? takeRemovedWork() : []),
      ]);
    },
    /** Removes an entry; one that has words can be put back for some seconds. */
    remove: (entry: StepDraft) => {
      const next = entries[entries.indexOf(entry) + 1];
      const work = isCurrentJob(entry) ? takeRemovedWork() : [];
      setEntries([...entries.filter(({ key }) => key !== entry.key), ...work]);
      if (isBlank(entry)) return;
      tellRemoved(careerTexts.removed(entry.companyName.trim()), () => {
        const back = withLivingId(entry, latestSaved());
        setEntries(withRemovedEntry(latestEntries(), back, next?.key ?? work[0]?.key));
      });
    },
  };
}
