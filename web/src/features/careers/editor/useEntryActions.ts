import type { CareerType } from '@schema/rules/careers-texts';
import { newEntry, type Entry } from './entries';
import { withEntry } from './entry-changes';
import { focusFirstField } from './focus-field';
import type { EntriesForm } from './useEntriesForm';
import type { ExpandedEntries } from './useExpandedEntries';

const focusEntry = (entries: readonly Entry[], entry: Entry) =>
  focusFirstField([`experiences.${entries.indexOf(entry)}.companyName`]);

/**
 * What the owner does with entries: add, edit, revert, remove.
 * @param saved the saved entries, to revert to
 */
export function useEntryActions(
  { entries, setEntries }: EntriesForm,
  { expand, collapse }: ExpandedEntries,
  saved: readonly Entry[],
) {
  return {
    add: (type: CareerType) => {
      const added = newEntry(type);
      const next = withEntry(entries, added);
      setEntries(next);
      focusEntry(next, added);
    },
    edit: (entry: Entry) => {
      expand(entry);
      focusEntry(entries, entry);
    },
    /** Undoes the changes to a saved entry. */
    revert: (entry: Entry) => {
      const before = saved.find(({ key }) => key === entry.key);
      collapse(entry);
      setEntries(entries.map((other) => (other.key === entry.key ? (before ?? other) : other)));
    },
    remove: (entry: Entry) => setEntries(entries.filter(({ key }) => key !== entry.key)),
  };
}
