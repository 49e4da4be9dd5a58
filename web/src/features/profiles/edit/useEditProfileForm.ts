import { profileEdit } from '@schema/rules/profiles';
import { editTexts } from '@schema/rules/profiles-texts';
import { type FormEvent, useRef } from 'react';
import { formKey, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { readError } from '@/core/errors';
import { validationErrors } from '@/core/forms/validation-errors';
import type { OwnProfileFieldsFragment, ProfileInput } from '@/generated/documents';
import { notify } from '@/ui';
import {
  changedFields,
  type ProfileDraft,
  toProfileDraft,
  withStoredChanges,
} from './profile-draft';
import { useFieldErrors } from './useFieldErrors';
import { useUpdateProfile } from './useUpdateProfile';

/** Errors of list items (`interests.2`) are shown at their field. */
const byField = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );

/**
 * All that the profile form does: changes survive on this device until they are saved or discarded,
 * and what is refused is shown at its field.
 */
export function useEditProfileForm(profile: OwnProfileFieldsFragment) {
  const saved = toProfileDraft(profile);
  // Only the changes are stored: what another device saves meanwhile is not undone by old words.
  const [storedChanges, storeChanges, forgetSent] = usePersistedState<unknown>(
    persisted(formKey('profile'), { parse: (stored) => stored }),
    null,
  );
  const draft = withStoredChanges(saved, storedChanges);
  const changes = changedFields(saved, draft);
  const isDirty = Object.keys(changes).length > 0;
  const errors = useFieldErrors();
  const { update, isSaving } = useUpdateProfile();
  /** What is being saved. */
  const sent = useRef<ProfileInput>({});

  const edit = (change: Partial<ProfileDraft>) => {
    const next = changedFields(saved, { ...draft, ...change }, sent.current);
    storeChanges(Object.keys(next).length > 0 ? next : null);
    errors.clear(Object.keys(change));
  };
  const discard = () => {
    storeChanges(null);
    errors.clear();
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSaving || !isDirty) return;
    const checked = profileEdit.safeParse(changes);
    if (!checked.success) return errors.show(form, validationErrors(checked.error));
    sent.current = changes;
    try {
      await update(changes);
      forgetSent(storedChanges);
      notify.success(editTexts.saved);
    } catch (error) {
      const { text, fields } = readError(error, editTexts.failed);
      errors.show(form, byField(fields));
      notify.error(text);
    } finally {
      sent.current = {};
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { draft, fieldErrors: errors.fieldErrors, isDirty, isSaving, edit, discard, onSubmit };
}

export type EditProfileFormState = ReturnType<typeof useEditProfileForm>;
