import { useState } from 'react';
import { focusFirstField } from '@/core/forms/focus-field';

type FieldErrors = Partial<Record<string, string>>;

/** The errors of the profile form, by field. */
export function useFieldErrors() {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  return {
    fieldErrors,
    /** Shows the errors in place of the last, and focuses the first of them. */
    show: (form: HTMLElement, errors: FieldErrors) => {
      setFieldErrors(errors);
      focusFirstField(form, (path) => Boolean(errors[path]));
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
