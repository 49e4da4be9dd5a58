import { jobOpening } from '@schema/rules/jobs';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormErrors } from '@/core/forms/useFormErrors';
import type { JobFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';
import { today } from '../opening/days';
import type { JobValues } from './job-values';
import { useJobDraft } from './useJobDraft';
import { useJobFiles } from './useJobFiles';
import { useSendJob } from './useSendJob';

/** The first day that the form takes: a deadline that has passed may stay as it was. */
const earliestFor = (job: JobFieldsFragment | null, { deadline }: JobValues): string =>
  job?.deadline && job.deadline === deadline && deadline < today() ? deadline : today();

const focusWrongFile = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('input[type=file][aria-invalid]')?.focus();

/**
 * All that the form of an opening does.
 * @param job null: a new one
 */
export function useJobForm(job: JobFieldsFragment | null) {
  const navigate = useNavigate();
  const draft = useJobDraft(job);
  const { send, percent } = useSendJob(job?.id ?? null);
  const errors = useFormErrors(job ? jobTexts.editFailed : jobTexts.postFailed);
  const picked = useJobFiles(errors.clearFailure);
  const [removed, setRemoved] = useState({ attachment: false, logo: false });
  const [isSending, setSending] = useState(false);
  const { values } = draft;

  const validated = () => jobOpening(earliestFor(job, values)).safeParse(values);
  const leave = () => void navigate(job ? pagePathOf.job(job.id) : '/job-openings');

  const submit = async (form: HTMLFormElement) => {
    if (isSending || draft.mustChoose()) return;
    const checked = validated();
    if (!checked.success) {
      errors.showInvalid(form, checked.error);
      return;
    }
    // Somebody chose a file and it was not taken: posting without it is theirs to say.
    if (picked.problem) {
      errors.showFailure(picked.problem);
      focusWrongFile(form);
      return;
    }
    setSending(true);
    try {
      await send({ input: checked.data, files: picked.files, removed });
      draft.forget();
      leave();
      notify.success(job ? jobViewTexts.savedChanges : jobTexts.posted);
    } catch (error) {
      errors.showRefusal(form, error);
    } finally {
      setSending(false);
    }
  };

  return {
    ...draft,
    ...picked,
    job,
    errors,
    percent,
    isSending,
    removed,
    remove: (kind: keyof typeof removed) => setRemoved({ ...removed, [kind]: true }),
    change: (changes: Partial<JobValues>) => {
      draft.change({ ...values, ...changes });
      errors.clearFields(Object.keys(changes));
    },
    /** What the preview shows; null while something is missing or wrong, which is then said. */
    preview: (form: HTMLFormElement) => {
      const checked = validated();
      if (!checked.success) errors.showInvalid(form, checked.error);
      return checked.data ?? null;
    },
    /** What was typed stays on this device, and is there when the form opens again. */
    cancel: leave,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

export type JobForm = ReturnType<typeof useJobForm>;
