import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '../is-same.ts';
import { type Changes, changesOf, type Fields, withChanges } from './changes.ts';
import { type FileRule, useFormFiles } from './files/useFormFiles.ts';
import { focusFirstField } from './focus-field.ts';
import { type SubmissionOptions, useSubmission } from './sending/useSubmission.ts';
import { type RuleOptions, useFormFields } from './useFormFields.ts';
import { type KeptOptions, useKeptValues } from './useKeptValues.ts';

type FieldName<Values extends Fields> = Parameters<UseFormReturnType<Values>['getInputProps']>[0];

export type DraftFormOptions<
  Values extends Fields,
  Output,
  Name extends string,
> = KeptOptions<Values> &
  RuleOptions<Values, Output> &
  SubmissionOptions<Values, Output, Name> & {
    /** The files that go with it. */
    files?: Readonly<Record<Name, FileRule>>;
  };

/** What becomes of a form while it is open: other words may arrive, and another person. */
function useArrivals<Values extends Fields>(
  { initial, version = null }: KeptOptions<Values>,
  kept: ReturnType<typeof useKeptValues<Values>>,
  form: { getValues: () => Values; replace: (values: Values) => void },
  sent: { current: Changes<Values> },
) {
  const { held, setHeld, isVersioned } = kept;
  const latest = useRef({ initial, version });
  const restart = () => {
    const { held: now, values } = kept.begin();
    setHeld(now);
    form.replace(values);
  };
  useLayoutEffect(() => {
    latest.current = { initial, version };
    if (kept.isAnother) return restart();
    // Nobody has typed anything: there is nothing to choose.
    const isUntouched = isSame(form.getValues(), held.from);
    if (isVersioned && held.base !== version && isUntouched) return restart();
    if (isVersioned || isSame(initial, held.from)) return;
    form.replace(withChanges(initial, changesOf(held.from, form.getValues(), sent.current)));
    setHeld({ ...held, from: initial });
  });
  return {
    restart,
    goOn: (was: Values, savedAs: string | null) => {
      const now = latest.current;
      form.replace(withChanges(now.initial, changesOf(was, form.getValues())));
      setHeld({
        ...held,
        from: now.initial,
        base: savedAs ?? now.version,
        isRestored: false,
      });
    },
  };
}

/** The fields of a form with what is stored of them, and its sending. */
function useFormParts<Values extends Fields, Output, Name extends string>(
  options: DraftFormOptions<Values, Output, Name>,
) {
  const kept = useKeptValues(options);
  const { held, store } = kept;
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const sent = useRef<Changes<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const clear = () => setFailure(null);
  const fields = useFormFields({
    ...options,
    first: kept.first,
    changesIn: (values) => changesOf(held.from, values),
    onTyped: (values) => {
      kept.write(values, held.base, sent.current);
      clear();
    },
  });
  const files = useFormFiles<Name>(options.files, (name) => {
    clear();
    fields.form.clearFieldError(name);
  });
  const { replace } = fields;
  const { getValues } = fields.form;
  const arrivals = useArrivals(options, kept, { getValues, replace }, sent);
  const submission = useSubmission({
    options,
    element,
    kept,
    fields,
    files,
    note: (changes) => {
      sent.current = changes;
    },
    failure: { show: setFailure, clear },
    ...arrivals,
    restore: (values: Values) => {
      if (store?.read() || !isSame(getValues(), held.from)) return;
      kept.write(values, held.base);
      replace(values);
    },
  });
  return { kept, fields, files, submission, failure, clear, element, setElement };
}

/** What `FilePicker` takes of a file, with what the form or the server says of it. */
const filePropsOf =
  <Name extends string>(
    files: ReturnType<typeof useFormFiles<Name>>,
    errors: Readonly<Record<string, unknown>>,
    isSending: boolean,
  ) =>
  (name: Name) => {
    const { error, ...field } = files.field(name);
    const said = errors[name];
    return {
      ...field,
      error: error ?? (typeof said === 'string' ? said : null),
      path: name,
      disabled: isSending,
    };
  };

/**
 * A form: its rule, what this device keeps of it, what is there by now, and how it is sent
 * (docs/decisions/forms.md).
 */
export function useDraftForm<Values extends Fields, Output, Name extends string = never>(
  options: DraftFormOptions<Values, Output, Name>,
) {
  const { kept, fields, files, submission, failure, clear, element, setElement } =
    useFormParts(options);
  const { held, setHeld } = kept;
  const { form } = fields;
  return {
    ...submission,
    /** For the element of the form. */
    setElement,
    values: form.values,
    errors: form.errors,
    failure,
    files,
    notice: {
      isRestored: held.isRestored,
      isOutdated: kept.isOutdated && !submission.isSending,
      isVersioned: kept.isVersioned,
      choiceId: kept.choiceId,
    },
    /** Somebody typed what is not saved yet. */
    isChanged: !isSame(form.values, held.from),
    /** For the input of a field: value, error, and what happens as it changes or is left. */
    field: form.getInputProps,
    /** For a box to tick. */
    tick: (name: FieldName<Values>) => form.getInputProps(name, { type: 'checkbox' }),
    /** For `FilePicker`. */
    file: filePropsOf<Name>(files, form.errors, submission.isSending),
    /** Sets one field, or a field of a group by its path. */
    set: form.setFieldValue,
    /** Says what is wrong with a field, or with a file, which stays. */
    blame: (name: (keyof Values & string) | Name, text: string | undefined) => {
      form.setFieldError(name, text);
      focusFirstField(element ?? document, (path) => path === name);
    },
    change: (changes: Partial<Values>) => {
      for (const [name, value] of Object.entries<unknown>(changes))
        form.setFieldValue(name, value as never);
    },
    /** The words here go on from the version that there is now. */
    keep: () => {
      const base = options.version ?? null;
      setHeld({ ...held, base });
      kept.write(form.getValues(), base);
    },
    /** Drops what was typed: what there is now takes its place. */
    startAgain: () => {
      const { initial, version = null } = options;
      kept.store?.remove();
      setHeld({ ...held, from: initial, base: version, isRestored: false });
      fields.replace(initial);
      fields.show({});
      clear();
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      void submission.save(submitter instanceof HTMLButtonElement ? submitter.value : '');
    },
  };
}

export type DraftFormState<
  Values extends Fields = Fields,
  Output = unknown,
  Name extends string = never,
> = ReturnType<typeof useDraftForm<Values, Output, Name>>;
