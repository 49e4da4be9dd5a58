import { careerTexts } from '@schema/rules/careers/careers-texts';
import { useState } from 'react';
import { readError } from '@/core/errors';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { useSaveCareerPathMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { focusEntryField } from './focus-field';
import { type StepDraft, toCareerInput } from './step-drafts';
import type { EntriesForm } from './useEntriesForm';
import { type FieldErrors, validationErrors } from './validation';

type Options = {
  entriesForm: EntriesForm;
  /** The version that the entries were made from: the server refuses any but the latest. */
  version: number;
  /** @param sent the entries that were saved: others may have been typed meanwhile */
  onSaved: (careerPath: CareerPathFieldsFragment, sent: readonly StepDraft[]) => void;
  /** Called before the first field with an error gets the focus. */
  onErrors: (errors: FieldErrors) => void;
};

/** Saves the career path. What is wrong, or refused, is shown in one sentence and at its fields. */
export function useSaveCareerPath({ entriesForm, version, onSaved, onErrors }: Options) {
  const { form, entries, setProblem, summarise } = entriesForm;
  const [saveCareerPath] = useSaveCareerPathMutation();
  // Until the answer has been taken in, which is later than it is in the cache.
  const [isSaving, setSaving] = useState(false);

  const showErrors = (errors: FieldErrors) => {
    summarise(errors);
    onErrors(errors);
    focusEntryField(Object.keys(errors));
  };

  const save = async (): Promise<void> => {
    if (isSaving) return;
    setProblem(null);
    if (form.validate().hasErrors) return showErrors(validationErrors(entries));
    setSaving(true);
    try {
      const { data } = await saveCareerPath({
        variables: { input: { version, experiences: toCareerInput(entries) } },
      });
      if (!data) return;
      onSaved(data.saveCareerPath, entries);
      notify.success(careerTexts.saved);
    } catch (error) {
      const { text, fields } = readError(error, careerTexts.saveFailed);
      form.setErrors(fields);
      if (Object.keys(fields).length > 0) showErrors(fields);
      setProblem(text);
    } finally {
      setSaving(false);
    }
  };

  return { save, isSaving };
}
