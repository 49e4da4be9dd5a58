import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { type Persisted, personalStore } from '@/core/drafts/persisted';
import { mergeStepDrafts } from './step-changes';
import { type StepDraft, stepDraftList } from './step-drafts';

const schema = z.object({
  /** The saved version that the changes were made from, and its entries. */
  version: z.number(),
  base: stepDraftList,
  entries: stepDraftList,
});
/** Unsaved changes to the career path, stored on this device. */
type CareerDraft = z.output<typeof schema>;

/**
 * The stored draft of the person's career path.
 * @returns where it is stored, and what was stored when the page opened
 */
export function useCareerDraft(userId: string): {
  store: Persisted<CareerDraft>;
  restored: CareerDraft | null;
} {
  const store = useMemo(
    () =>
      personalStore(
        { kind: 'career-path', of: userId },
        { parse: (stored) => schema.safeParse(stored).data },
      ),
    [userId],
  );
  const [restored] = useState(() => store.read());
  return { store, restored };
}

/** The entries to begin with: the saved ones, with the changes of the draft. */
export function restoredEntries(
  draft: CareerDraft | null,
  version: number,
  saved: StepDraft[],
): StepDraft[] {
  if (!draft) return saved;
  if (draft.version === version) return draft.entries;
  return mergeStepDrafts(saved, draft.entries, draft.base);
}

/** Stores the draft whenever it changes, and removes it once nothing is unsaved. */
export function useSaveDraft(
  store: Persisted<CareerDraft>,
  { version, base, entries }: CareerDraft,
  isDirty: boolean,
): void {
  useEffect(() => {
    if (isDirty) store.write({ version, base, entries });
    else store.remove();
  }, [store, isDirty, version, base, entries]);
}
