import { schemaResolver, useForm } from '@mantine/form';
import { useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { readError, type ReadError } from '@/core/errors';
import { notify } from '@/ui';
import { afterPress } from './after-press';

type Options<Values> = {
  schema: z.ZodType;
  initialValues: Values;
  onValuesChange?: (values: Values) => void;
  /** Fields whose rule looks at another field: their error goes when that other one is mended. */
  linked?: readonly string[];
};

/** The first field that is wrong, in the order of the page, gets the focus. */
function focusFirst(errors: Record<string, unknown>): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  fields.find((field) => errors[field.dataset.path ?? ''])?.focus();
}

/** A form over a rule of the schema: errors beside their fields, one submit at a time, the server's errors told like our own. */
export function useRulesForm<Values extends Record<string, unknown>>({
  schema,
  initialValues,
  onValuesChange,
  linked = [],
}: Options<Values>) {
  const validate = schemaResolver(schema, { sync: true });
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validate,
    onValuesChange: (values) => {
      onValuesChange?.(values);
      const shown = linked.filter((field) => Boolean(form.errors[field]));
      const current = shown.length > 0 ? validate(values) : {};
      shown.filter((field) => !current[field]).forEach((field) => form.clearFieldError(field));
    },
    // On leaving a field its own error is shown, but an error of the server's is never taken back.
    enhanceGetInputProps: ({ field }) => ({
      onBlur: () =>
        afterPress(() => {
          const path = String(field);
          const message = validate(form.getValues())[path];
          if (message && form.getValues()[path] !== '') form.setFieldError(path, message);
        }),
    }),
  });

  /** Tells a refusal: the server's words, and its field errors beside the fields. */
  const refuse = (error: unknown, fallback: string): ReadError => {
    const read = readError(error, fallback);
    const own = Object.fromEntries(
      Object.entries(read.fields).filter(([field]) => field in form.getValues()),
    );
    form.setErrors(own);
    focusFirst(own);
    // Once is enough: what stands beside its field is not told again.
    const told = Object.keys(read.fields);
    if (told.length === 0 || told.some((field) => !(field in own))) notify.error(read.text);
    return read;
  };

  const submit =
    (
      action: (values: Values, button: string) => Promise<void>,
      fallback: string,
      onRefused?: (read: ReadError) => void,
    ) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (running.current) return;
      // Which of two buttons was pressed; Enter presses the first.
      const pressed = (event.nativeEvent as SubmitEvent).submitter;
      const button = pressed instanceof HTMLButtonElement ? pressed.value : '';
      form.onSubmit(async (checked) => {
        running.current = true;
        setBusy(true);
        try {
          await action(checked, button);
        } catch (error) {
          const read = refuse(error, fallback);
          onRefused?.(read);
        } finally {
          running.current = false;
          setBusy(false);
        }
      }, focusFirst)(event);
    };

  return { form, submit, refuse, busy };
}
