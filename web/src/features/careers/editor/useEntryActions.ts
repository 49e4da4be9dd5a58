import type { CareerType } from '@schema/rules/careers-texts';
import { newStepDraft, type StepDraft } from './step-drafts';
import { withStepDraft } from './step-changes';
import { focusFirstField } from './focus-field';
import type { EntriesForm } from './useEntriesForm';
import type { ExpandedEntries } from './useExpandedEntries';

const focusEntry = (entries: readonly StepDraft[], entry: StepDraft) =>
  focusFirstField([`experiences.${entries.indexOf(entry)}.companyName`]);

/**
 * What the owner does with entries: add, edit, revert, remove.
 * @param saved the saved entries, to revert to
 */
export function useEntryActions(
  { entries, setEntries }: EntriesForm,
  { expand, collapse }: ExpandedEntries,
  saved: readonly StepDraft[],
) {
  return {
    add: (type: CareerType) => {
      const added = newStepDraft(type);
      const next = withStepDraft(entries, added);
      setEntries(next);
      focusEntry(next, added);
    },
    edit: (entry: StepDraft) => {
      expand(entry);
      focusEntry(entries, entry);
    },
    /** Undoes the changes to a saved entry. */
    revert: (entry: StepDraft) => {
      const before = saved.find(({ key }) => key === entry.key);
      collapse(entry);
      setEntries(entries.map((other) => (other.key === entry.key ? (before ?? other) : other)));
    },
    remove: (entry: StepDraft) => setEntries(entries.filter(({ key }) => key !== entry.key)),
  };
}
