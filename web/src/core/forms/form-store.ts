import { parseDeviceDraft } from '../drafts/device-draft.ts';
import {
  type Persisted,
  type PersonalName,
  personalKey,
  personalStore,
  sharedStore,
} from '../drafts/persisted.ts';
import { isRecord } from '../is-record.ts';

/**
 * Where a form stores what is typed: for one person, or for a visitor, who has no account yet or
 * comes by a link in a mail. What visitors type is for the tab alone: others use the device, too.
 */
export type FormName = PersonalName | { shared: `identity.${string}` | `byLink.${string}` };

/** What was typed, and the version that it goes on from; null where there was none. */
type StoredForm = { at: number; base: string | null; values: unknown };

/** Earlier releases stored the values alone; of a form with one field its text. */
function parse(stored: unknown): StoredForm | undefined {
  const draft = parseDeviceDraft(stored);
  if (draft) return draft;
  return isRecord(stored) || typeof stored === 'string'
    ? { at: 0, base: null, values: stored }
    : undefined;
}

/** The store of a form, and what tells it from others of the same person. */
export function formStore(
  name: FormName,
  area: 'device' | 'tab',
): { store: Persisted<StoredForm>; place: string } {
  if (typeof name === 'string') return { store: personalStore(name, { parse, area }), place: name };
  if ('shared' in name)
    return { store: sharedStore(name.shared, { parse, area }), place: name.shared };
  return { store: personalStore(name, { parse, area }), place: personalKey(name) };
}

/** Removes what is stored of a form whose steps are done. */
export const forgetForm = (name: FormName, area: 'device' | 'tab'): void =>
  formStore(name, area).store.remove();
