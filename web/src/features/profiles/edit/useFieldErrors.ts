import { useState } from 'react';
import { profileFields } from './profile-draft';

type FieldErrors = Partial<Record<string, string>>;

/** Brings the first field with an error, found by its `data-path`, to the person. */
function focusFirstError(form: HTMLElement, errors: FieldErrors): void {
  const name = profileFields.find((field) => errors[field]);
  const field = name ? form.querySelector<HTMLElement>(`[data-path="${name}"]`) : null;
  field?.focus({ preventScroll: true });
  // In the middle: at the edge the bars of a phone would lie over it.
  field?.scrollIntoView({ block: 'center' });
}

/** The errors of the profile form, by field. */
export function useFieldErrors() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  return {
    fieldErrors,
    /** Shows the errors in place of the last, and focuses the first of them. */
    show: (form: HTMLElement, errors: FieldErrors) => {
      setFieldErrors(errors);
      focusFirstError(form, errors);
    },
    /** Removes those of some fields, or all. */
    clear: (names?: readonly string[]) =>
      setFieldErrors((before) =>
        names
          ? Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
          : {},
      ),
  };
}
