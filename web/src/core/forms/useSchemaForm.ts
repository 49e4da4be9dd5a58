import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { type ReadError, readError } from '@/core/errors';
import { notify } from '@/ui';
import { afterPointerUp } from '../after-pointer-up';
import { focusFirstField } from './focus-field';

type Fields = Record<string, unknown>;

type Options<Values> = {
  schema: z.ZodType;
  initialValues: Values;
  onValuesChange?: (values: Values) => void;
  /** Fields whose rule depends on another field: correcting the other one removes their error. */
  linked?: readonly string[];
};

const focusFirstError = (element: HTMLFormElement, errors: Fields): void =>
  focusFirstField(element, (path) => Boolean(errors[path]));

/**
 * Shows the server's error: at its fields, and as a toast where any part of it has no field here.
 */
function showServerError<Values extends Fields>(
  form: UseFormReturnType<Values>,
  element: HTMLFormElement,
  error: unknown,
  { fallback, subject }: { fallback: string; subject: string },
): ReadError {
  const read = readError(error, fallback);
  const fields = Object.entries(read.fields);
  const ownFields = fields.filter(([field]) => field in form.getValues());
  const errors = Object.fromEntries(ownFields);
  form.setErrors(errors);
  focusFirstError(element, errors);
  if (ownFields.length === 0 || ownFields.length < fields.length)
    notify.error(read.text, { subject });
  return read;
}

/** Calls `action` when the form is submitted and valid, one submission at a time. */
function useSubmit<Values extends Fields>(form: UseFormReturnType<Values>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const subject = useId();

  /**
   * @param action gets the values, and the value of the button that was pressed (Enter presses the
   *   first one)
   * @param fallback the text of errors that have none
   * @param onRefused called with the server's error, after it is shown
   */
  const submit =
    (
      action: (values: Values, button: string) => Promise<void>,
      fallback: string,
      onRefused?: (error: ReadError) => void,
    ) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (running.current) return;
      const element = event.currentTarget;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const button = submitter instanceof HTMLButtonElement ? submitter.value : '';
      form.onSubmit(
        async (values) => {
          running.current = true;
          setBusy(true);
          // What was refused before is tried again.
          notify.close(subject);
          try {
            await action(values, button);
          } catch (error) {
            const read = showServerError(form, element, error, { fallback, subject });
            onRefused?.(read);
          } finally {
            running.current = false;
            setBusy(false);
          }
        },
        (errors) => focusFirstError(element, errors),
      )(event);
    };

  return { submit, busy };
}

/**
 * A form that a zod schema validates: errors are shown at their fields, those of the server too.
 */
export function useSchemaForm<Values extends Fields>({
  schema,
  initialValues,
  onValuesChange,
  linked = [],
}: Options<Values>) {
  const validate = schemaResolver(schema, { sync: true });
  const form = useForm<Values>({
    initialValues,
    validate,
    onValuesChange: (values) => {
      onValuesChange?.(values);
      const shown = linked.filter((field) => Boolean(form.errors[field]));
      const errors = shown.length > 0 ? validate(values) : {};
      shown.filter((field) => !errors[field]).forEach((field) => form.clearFieldError(field));
    },
    // Leaving a field shows its error, and never removes one of the server's.
    enhanceGetInputProps: ({ field }) => ({
      onBlur: () =>
        afterPointerUp(() => {
          const path = String(field);
          const message = validate(form.getValues())[path];
          if (message && form.getValues()[path] !== '') form.setFieldError(path, message);
        }),
    }),
  });
  return { form, ...useSubmit(form) };
}
