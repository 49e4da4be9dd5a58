import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { restoredEntries, useCareerDraft, useSaveDraft } from './career-draft';
import { useEntryActions } from './entry/useEntryActions';
import { useExpandedEntries } from './entry/useExpandedEntries';
import {
  changedStepDrafts,
  entriesAfterSave,
  haveSameContent,
  mergeStepDrafts,
} from './step-changes';
import { type StepDraft, toStepDrafts } from './step-drafts';
import { useCurrentJob } from './useCurrentJob';
import { useEntriesForm } from './useEntriesForm';
import { useSaveCareerPath } from './useSaveCareerPath';
import { entriesWithErrors } from './validation';

/** The saved version that is edited, and the entries as they are typed, stored on this device. */
function useEditedEntries(userId: string, careerPath: CareerPathFieldsFragment) {
  const { store, restored } = useCareerDraft(userId);
  const [base, setStateBase] = useState(careerPath);
  const saved = useMemo(() => toStepDrafts(base.experiences), [base]);
  const latestSaved = useRef(saved);
  const setBase = (path: CareerPathFieldsFragment) => {
    latestSaved.current = toStepDrafts(path.experiences);
    setStateBase(path);
  };
  const entriesForm = useEntriesForm(() => restoredEntries(restored, base.version, saved));
  const { entries } = entriesForm;
  const isDirty = !haveSameContent(entries, saved);
  useSaveDraft(store, { version: base.version, base: saved, entries }, isDirty);
  return {
    base,
    setBase,
    saved,
    latestSaved: () => latestSaved.current,
    entriesForm,
    entries,
    isDirty,
  };
}

/** Loads a newer version at once, where nothing is changed here. */
function useNewerVersion(canLoad: boolean, load: () => void): void {
  const loadNewer = useEffectEvent(load);
  useEffect(() => {
    if (canLoad) loadNewer();
  }, [canLoad]);
}

/**
 * The career path while its owner edits it: what is typed is stored on this device until it is
 * saved.
 * @param careerPath the latest version, which may have been saved in another tab
 */
export function useCareerEditor(userId: string, careerPath: CareerPathFieldsFragment) {
  const edited = useEditedEntries(userId, careerPath);
  const { base, setBase, saved, latestSaved, entriesForm, entries, isDirty } = edited;
  const [isRestored, setRestored] = useState(isDirty);
  const expandedEntries = useExpandedEntries(changedStepDrafts(entries, saved));
  const { setCurrent, takeRemovedWork, forgetRemovedWork } = useCurrentJob(entriesForm);
  const actions = useEntryActions({
    form: entriesForm,
    expanded: expandedEntries,
    saved,
    latestSaved,
    takeRemovedWork,
  });

  /** Goes on from a saved version, by default with its entries as they are. */
  const load = (path: CareerPathFieldsFragment, next = toStepDrafts(path.experiences)) => {
    setBase(path);
    expandedEntries.collapseSaved();
    setRestored(false);
    forgetRemovedWork();
    entriesForm.setEntries(next);
  };

  const onSaved = (path: CareerPathFieldsFragment, sent: readonly StepDraft[]) => {
    const steps = toStepDrafts(path.experiences);
    const next = entriesAfterSave(steps, entriesForm.latestEntries(), sent);
    load(path, next);
    changedStepDrafts(next, steps).forEach(expandedEntries.expand);
  };

  const { save, isSaving } = useSaveCareerPath({
    entriesForm,
    version: base.version,
    onSaved,
    onErrors: (errors) => expandedEntries.expandNewAnd(entriesWithErrors(entries, errors)),
  });

  // The version that is being saved here is no news: what was put back meanwhile stays.
  const hasNewerVersion = careerPath.version > base.version && !isSaving;
  useNewerVersion(hasNewerVersion && !isDirty, () => load(careerPath));

  return {
    form: entriesForm.form,
    entries,
    savedPath: base,
    isDirty,
    /** Whether there is anything to save, be it an entry that nobody has typed in yet. */
    hasUnsaved: isDirty || entries.some(({ id }) => id === null),
    /** The unsaved changes are from the last visit. */
    isRestored,
    /** A newer version was saved elsewhere, and there are changes here to merge into it. */
    isOutdated: hasNewerVersion && isDirty,
    problem: entriesForm.problem,
    isSaving,
    isExpanded: expandedEntries.isExpanded,
    collapse: expandedEntries.collapse,
    ...actions,
    setCurrent,
    discard: () => load(careerPath),
    /** Loads the newer version, and merges the changes into it. */
    mergeNewerVersion: () =>
      load(careerPath, mergeStepDrafts(toStepDrafts(careerPath.experiences), entries, saved)),
    save,
  };
}

export type CareerEditorState = ReturnType<typeof useCareerEditor>;
