import { legacyProject } from '@schema/rules/legacies';
import { legacyTexts as texts } from '@schema/rules/legacies-texts';
import type { FormEvent } from 'react';
import { deviceDraft } from '@/core/drafts/device-draft';
import { formKey } from '@/core/drafts/persisted';
import { useVersionedDraft } from '@/core/drafts/useVersionedDraft';
import { useFormErrors } from '@/core/forms/useFormErrors';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useAddLegacyProjectMutation, useUpdateLegacyProjectMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import {
  type LegacyDraft,
  projectVersion,
  storedDraft,
  toLegacyDraft,
  toProjectInput,
} from './legacy-draft';

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
  const stored = useVersionedDraft<LegacyDraft>({
    store: deviceDraft(formKey(`legacy:${project?.id ?? 'new'}`)),
    current: toLegacyDraft(project),
    version: projectVersion(project),
    parse: (values) => storedDraft(values, toLegacyDraft(project)),
  });
  const draft = stored.values;
  const errors = useFormErrors(texts.saveFailed);
  const [add, { loading: isAdding }] = useAddLegacyProjectMutation();
  const [update, { loading: isUpdating }] = useUpdateLegacyProjectMutation();
  const isSaving = isAdding || isUpdating;

  const edit = (change: Partial<LegacyDraft>) => {
    stored.change({ ...draft, ...change });
    errors.clearFields(Object.keys(change));
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSaving || stored.mustChoose()) return;
    const checked = legacyProject.safeParse(toProjectInput(draft));
    if (!checked.success) return errors.showInvalid(form, checked.error);
    try {
      const input = checked.data;
      if (project) {
        const { data } = await update({ variables: { id: project.id, input } });
        stored.forgetSent(draft, projectVersion(data?.updateLegacyProject ?? project));
      } else {
        await add({ variables: { input } });
        stored.forgetSent(draft, null);
      }
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
  return { draft, stored, edit, errors, isSaving, onSubmit };
}
