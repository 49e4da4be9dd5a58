import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import type { z } from 'zod';
import { afterPointerUp } from '../after-pointer-up.ts';
import { type Changes, type Fields } from './changes.ts';
import { errorsByField, type FieldErrors, valueAt } from './field-errors.ts';

export type RuleOptions<Values extends Fields, Output> = {
  /** The server's rule; where it depends on the values, of them. */
  schema: z.ZodType<Output> | ((values: Values) => z.ZodType<Output>);
  /** What the rule is asked about, where it is not the values as the fields hold them. */
  toInput?: (values: Values, changes: Changes<Values>) => unknown;
};

type Options<Values extends Fields, Output> = RuleOptions<Values, Output> & {
  first: Values;
  changesIn: (values: Values) => Changes<Values>;
  onTyped: (values: Values) => void;
};

/**
 * The fields of a form and what is wrong with them. Leaving a field shows its error; correcting it
 * removes that, and those of other fields that hung on it; what the server said of others stays.
 */
export function useFormFields<Values extends Fields, Output>(options: Options<Values, Output>) {
  const { schema, toInput = (values) => values, first, changesIn, onTyped } = options;
  const ofServer = useRef<FieldErrors>({});
  const isReplacing = useRef(false);

  const judge = (values: Values): { output: Output | undefined; errors: FieldErrors } => {
    const rule = typeof schema === 'function' ? schema(values) : schema;
    const { data, error } = rule.safeParse(toInput(values, changesIn(values)));
    return { output: data, errors: errorsByField(error, values) };
  };
  const form: UseFormReturnType<Values> = useForm<Values>({
    // What comes from the cache is frozen, and a field of a group is set in place.
    initialValues: structuredClone(first),
    onValuesChange: (values) => {
      if (isReplacing.current) return;
      onTyped(values);
      const shown = Object.keys(form.errors).filter((field) => !(field in ofServer.current));
      const { errors } = shown.length > 0 ? judge(values) : { errors: {} as FieldErrors };
      for (const field of shown) if (!errors[field]) form.clearFieldError(field);
    },
    enhanceGetInputProps: ({ field }) => ({
      onBlur: () =>
        afterPointerUp(() => {
          const path = String(field);
          const values = form.getValues();
          const message = judge(values).errors[path];
          if (message && valueAt(values, path) !== '') form.setFieldError(path, message);
        }),
    }),
  });
  return {
    form,
    judge,
    show: (errors: FieldErrors, isOfServer = false) => {
      ofServer.current = isOfServer ? errors : {};
      form.setErrors(errors);
    },
    /** Other words than those that were typed: they are not stored as such. */
    replace: (values: Values) => {
      isReplacing.current = true;
      form.setValues(structuredClone(values));
      isReplacing.current = false;
    },
  };
}
