import type { FormEvent } from 'react';
import { useFormErrors } from '@/core/useFormErrors';
import { usePersistedState } from '@/core/usePersistedState';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useAddLegacyProjectMutation, useUpdateLegacyProjectMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { legacyProject } from '@schema/rules/legacies';
import { legacyTexts as texts } from '@schema/rules/legacies-texts';
import { draftOf, inputOf, type LegacyDraft, storedDraft } from './legacy-draft';

/**
 * All that the form of a project does: its words survive on this device until they are saved, and
 * what is refused is shown at its field.
 * @param project null: a new one
 * @param onSaved called when it is saved, before the toast that says so
 */
export function useLegacyProjectForm(
  project: LegacyProjectFieldsFragment | null,
  onSaved: () => void,
) {
  const [draft, setDraft] = usePersistedState(storedDraft(project), draftOf(project));
  const errors = useFormErrors(texts.saveFailed);
  const [add, { loading: isAdding }] = useAddLegacyProjectMutation();
  const [update, { loading: isUpdating }] = useUpdateLegacyProjectMutation();
  const isSaving = isAdding || isUpdating;

  const edit = (change: Partial<LegacyDraft>) => {
    setDraft({ ...draft, ...change });
    errors.clearFields(Object.keys(change));
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSaving) return;
    const checked = legacyProject.safeParse(inputOf(draft));
    if (!checked.success) return errors.showInvalid(form, checked.error);
    try {
      const input = checked.data;
      if (project) await update({ variables: { id: project.id, input } });
      else await add({ variables: { input } });
      setDraft(null);
      onSaved();
      notify.success(texts.saved);
    } catch (error) {
      errors.showRefusal(form, error);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { draft, edit, errors, isSaving, onSubmit };
}
