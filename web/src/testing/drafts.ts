import { WrittenDraftFragmentDoc } from '@/generated/documents';

/** Where this device stores the draft that `openAddPost` opens. */
export const draftKey = 'add-post:me:zoho:fulltime';

/** A moment, so many milliseconds ago. */
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const emptyForm = Object.fromEntries(
  WrittenDraftFragmentDoc.definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition' && definition.name.value === 'WrittenDraft'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [[field.name.value, null]] : [],
        )
      : [],
  ),
);

/** The account's draft, with nothing in it but what is given. */
export const accountDraft = (savedAt: string, form: object = {}, files: object = {}) => ({
  draft: {
    __typename: 'PostDraft',
    id: 'd1',
    savedAt,
    resume: null,
    materialFiles: [],
    form: {
      ...emptyForm,
      __typename: 'DraftForm',
      companyName: 'Zoho',
      role: 'MTS',
      experienceType: 'fulltime',
      ...form,
    },
    ...files,
  },
});

/** The server saves the draft. */
export const saveDraft = (savedAt = ago(0)) => ({
  SaveDraft: () => ({ saveDraft: { __typename: 'PostDraft', id: 'd1', savedAt } }),
});

/**
 * Stores a draft on this device, as another tab, or this one before it was closed.
 * @returns what is stored
 */
export const storeDraft = (location: string, agoMs: number, base: string | null = null) => {
  const stored = JSON.stringify({
    at: Date.now() - agoMs,
    base,
    values: { companyName: 'Zoho', role: 'MTS', experienceType: 'fulltime', location },
  });
  localStorage.setItem(draftKey, stored);
  return stored;
};

/** @returns the names that begin so, of what this device keeps */
export const storedKeys = (prefix: string): string[] =>
  Object.keys({ ...localStorage }).filter((key) => key.startsWith(prefix));
