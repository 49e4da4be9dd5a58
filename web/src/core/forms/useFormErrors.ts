import { useState } from 'react';
import type { z } from 'zod';
import { readError } from '../errors';
import { focusFirstField } from './focus-field';
import { validationErrors } from './validation-errors';

/**
 * What is wrong with a form: a text for each field, and one for the whole form where the server
 * blames no field, or one that the form has not.
 * @param fallback shown where the server gives no reason
 */
export function useFormErrors(fallback: string) {
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  return {
    fieldErrors,
    failure,
    setFieldErrors,
    clearFailure: () => setFailure(null),
    showFailure: (text: string) => setFailure(text),
    /** These fields are being corrected: what is said of the others stays. */
    clearFields: (names: readonly string[]) => {
      setFieldErrors((errors) =>
        Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
      );
      setFailure(null);
    },
    /** Shows what the schema refused, and focuses the first of these fields by its `name`. */
    showInvalid: (form: HTMLFormElement, error: z.ZodError) => {
      setFieldErrors(validationErrors(error));
      const name = String(error.issues[0]?.path[0]);
      focusFirstField(form, (path) => path === name);
    },
    /**
     * Shows what the server refused, and focuses the first of these fields in the order of the
     * form.
     */
    showRefusal: (form: HTMLFormElement, error: unknown) => {
      const { text, fields } = readError(error, fallback);
      setFieldErrors(fields);
      const blamed = Object.keys(fields);
      focusFirstField(form, (name) => name in fields);
      if (!blamed.length || blamed.some((name) => !form.elements.namedItem(name))) setFailure(text);
    },
  };
}
