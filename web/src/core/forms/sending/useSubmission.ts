import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '@/ui';
import { type ErrorCode, type ReadError, readError } from '../../errors.ts';
import { isSame } from '../../is-same.ts';
import { sharedIds } from '../../live/shared-ids.ts';
import { type Changes, changesOf, type Fields } from '../changes.ts';
import { type FieldErrors, refusedFields } from '../field-errors.ts';
import type { useFormFiles } from '../files/useFormFiles.ts';
import { focusField, focusFirstField } from '../focus-field.ts';
import type { FormName } from '../form-store.ts';
import type { useFormFields } from '../useFormFields.ts';
import type { useKeptValues } from '../useKeptValues.ts';
import { submissionKey } from './submission-key.ts';

/** What goes with a submission. */
type Submission<Values extends Fields, Name extends string> = {
  /** As the fields hold them. */
  values: Values;
  /** What differs from what was there. */
  changes: Changes<Values>;
  /** The value of the button that was pressed; Enter presses the first. */
  button: string;
  files: Partial<Record<Name, File>>;
  /** Takes 0 to 100. */
  onProgress: (percent: number) => void;
  /** The same words and files are sent under the same key, however often. */
  key: () => string;
  /** Brings back what is sent, to be mended, unless other words are there by then. */
  undo: () => void;
};

export type SubmissionOptions<Values extends Fields, Output, Name extends string> = {
  name: FormName | null;
  /**
   * Sends what the rule took; what it throws is shown.
   * @returns as a text, the version that it is now, where a form has one
   */
  send: (output: Output, submission: Submission<Values, Name>) => Promise<unknown>;
  /** Leaves the form once it is sent, if the page still shows it. */
  onSent?: () => void;
  /** Once it is sent the form goes on with what there is then; without it its words stand there. */
  staysOpen?: boolean;
  /** A step of several: what is typed stays stored until `forgetForm`. */
  isStep?: boolean;
  /** Nothing is sent while nothing was changed. */
  skipsUnchanged?: boolean;
  /** Called with the server's error, after it is shown. */
  onRefused?: (error: ReadError) => void;
  /** Said of errors that have no words. */
  failed: string;
  /** The field at which an error of a code stands besides. */
  saidAt?: Partial<Record<ErrorCode, string>>;
  /** Where is said what no field has: in a toast, or at the foot of the form. */
  failureIn?: 'toast' | 'form';
};

type Parts<Values extends Fields, Output, Name extends string> = {
  options: SubmissionOptions<Values, Output, Name>;
  element: HTMLFormElement | null;
  kept: ReturnType<typeof useKeptValues<Values>>;
  fields: ReturnType<typeof useFormFields<Values, Output>>;
  files: ReturnType<typeof useFormFiles<Name>>;
  /** Notes what is being sent. */
  note: (changes: Changes<Values>) => void;
  failure: { show: (text: string) => void; clear: () => void };
  /** The form goes on: what was changed since is over what there is now. */
  goOn: (sent: Values, savedAs: string | null) => void;
  /** Begins the form anew, with what is stored. */
  restart: () => void;
  restore: (values: Values) => void;
};

/** The forms that are being sent: closed and opened again meanwhile, one is not sent twice. */
const sending = sharedIds();

/** Asked after an await: whether the page still shows this form. */
function useIsHere(place: string): () => boolean {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = place;
    return () => {
      shown.current = null;
    };
  }, [place]);
  return () => shown.current === place;
}

const hasField = (form: HTMLFormElement | null, path: string): boolean =>
  [...(form?.querySelectorAll<HTMLElement>('[data-path], [name]') ?? [])].some(
    (field) => (field.dataset['path'] ?? field.getAttribute('name')) === path,
  );

/** A form that was closed and opened again while it is sent begins anew once that has ended. */
function useSentElsewhere(isSending: boolean, isOwn: RefObject<boolean>, restart: () => void) {
  const isElsewhere = useRef(false);
  useLayoutEffect(() => {
    if (isSending) isElsewhere.current = !isOwn.current;
    else if (isElsewhere.current) {
      isElsewhere.current = false;
      restart();
    }
  });
}

/** Shows what the server refused: at its fields, and as a whole where any of it has none here. */
function useRefusal<Values extends Fields, Output, Name extends string>(
  { options, element, fields, failure }: Parts<Values, Output, Name>,
  isHere: () => boolean,
) {
  const subject = useId();
  const { failed, failureIn = 'toast', saidAt = {}, onRefused } = options;
  return {
    subject,
    refuse: (error: unknown) => {
      const read = readError(error, failed);
      // Who has left the form meanwhile reads it all the same.
      if (!isHere()) return notify.error(read.text);
      const errors = refusedFields(read.fields, fields.form.getValues());
      const blamed = Object.keys(errors);
      const besides = read.code && saidAt[read.code];
      if (besides) errors[besides] = read.text;
      fields.show(errors, true);
      focusFirstField(element ?? document, (path) => Boolean(errors[path]));
      if (!blamed.length || blamed.some((path) => !hasField(element, path))) {
        if (failureIn === 'toast') notify.error(read.text, { subject });
        else failure.show(read.text);
      }
      return onRefused?.(read);
    },
  };
}

/** Asked before the form is sent. */
const checksOf = <Values extends Fields, Output, Name extends string>({
  element,
  fields,
  files,
  failure,
}: Parts<Values, Output, Name>) => ({
  /** What the rule takes, for a preview too; null while something is wrong, which is then shown. */
  check: (): { output: Output } | null => {
    const { output, errors: ofFields } = fields.judge(fields.form.getValues());
    const errors: FieldErrors = { ...files.missing, ...ofFields };
    fields.show(errors);
    if (output !== undefined && Object.keys(errors).length === 0) return { output };
    focusFirstField(element ?? document, (path) => Boolean(errors[path]));
    return null;
  },
  isFileWrong: (): boolean => {
    const input = element?.querySelector<HTMLElement>('input[type=file][aria-invalid]');
    if (files.problem === null || !input) return false;
    failure.show(files.problem);
    focusField(input);
    return true;
  },
});

/** The key of what is sent: by its words, and its files. */
function keysOf(name: FormName | null, files: readonly File[]) {
  if (name === null || (typeof name === 'object' && 'shared' in name)) return null;
  const keys = submissionKey(name);
  return {
    of: (output: unknown) => keys.of([output, files.map((file) => [file.name, file.size])]),
    forget: keys.forget,
  };
}

/** Sends what was checked, and settles what is stored. */
function useRun<Values extends Fields, Output, Name extends string>(
  { options, kept, fields, files, note, goOn, restore }: Parts<Values, Output, Name>,
  isHere: () => boolean,
) {
  const [percent, setPercent] = useState<number | null>(null);
  const keys = keysOf(options.name, Object.values<File | undefined>(files.files).filter(isFile));
  const run = async (output: Output, button: string) => {
    const values = fields.form.getValues();
    const changes = changesOf(kept.held.from, values);
    note(changes);
    const answer = await options.send(output, {
      values,
      changes,
      button,
      files: files.files,
      onProgress: setPercent,
      key: () => keys?.of(output) ?? '',
      undo: () => restore(values),
    });
    const savedAs = typeof answer === 'string' ? answer : null;
    keys?.forget();
    if (!options.isStep) kept.forgetSent(values, savedAs);
    if (!isHere()) return;
    options.onSent?.();
    if (!options.staysOpen) return;
    goOn(values, savedAs);
    files.clear();
  };
  return { run, percent, setPercent };
}

const isFile = (file: File | undefined): file is File => file !== undefined;

/** Sends the form when it is valid, one submission at a time. */
export function useSubmission<Values extends Fields, Output, Name extends string>(
  parts: Parts<Values, Output, Name>,
) {
  const { options, kept, fields, failure, note } = parts;
  const ownId = useId();
  const id = kept.place === null ? ownId : `${kept.held.owner}:${kept.place}`;
  const isSending = sending.useIds().has(id);
  const isRunning = useRef(false);
  const isHere = useIsHere(id);
  useSentElsewhere(isSending, isRunning, parts.restart);
  const { subject, refuse } = useRefusal(parts, isHere);
  const { run, percent, setPercent } = useRun(parts, isHere);
  const { check, isFileWrong } = checksOf(parts);
  /** @returns whether it was sent; what was wrong is shown */
  const save = async (button = ''): Promise<boolean> => {
    if (isRunning.current || isSending) return false;
    if (kept.isOutdated) {
      document.getElementById(kept.choiceId)?.focus();
      return false;
    }
    if (options.skipsUnchanged && isSame(fields.form.getValues(), kept.held.from)) return false;
    const checked = check();
    if (!checked || isFileWrong()) return false;
    // What was refused before is tried again.
    notify.close(subject);
    failure.clear();
    isRunning.current = true;
    sending.add(id);
    try {
      await run(checked.output, button);
      return true;
    } catch (error) {
      // A file sleeps while it is sent, and takes no focus before it is awake.
      flushSync(() => sending.remove(id));
      refuse(error);
      return false;
    } finally {
      isRunning.current = false;
      note({});
      sending.remove(id);
      setPercent(null);
    }
  };
  return { save, check, isSending, percent };
}
