import { FORM_INDEX, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { StepDraft } from './step-drafts';
import { errorSummary, type FieldErrors, validationErrors } from './validation';

export type CareerForm = UseFormReturnType<{ experiences: StepDraft[] }>;

/**
 * The entries as a form that the rules of a career path validate.
 * @param initial gives the entries to begin with
 */
export function useEntriesForm(initial: () => StepDraft[]) {
  const [initialEntries] = useState(initial);
  const form: CareerForm = useForm({
    initialValues: { experiences: initialEntries },
    validate: ({ experiences }): FieldErrors => validationErrors(experiences),
    validateInputOnBlur: [
      `experiences.${FORM_INDEX}.companyLogo`,
      `experiences.${FORM_INDEX}.websiteUrl`,
    ],
  });
  const [problem, setProblem] = useState<string | null>(null);
  return {
    form,
    entries: form.values.experiences,
    /** The entries as they are now, for what comes later: an answer, a press on Undo. */
    latestEntries: (): StepDraft[] => form.getValues().experiences,
    /** Why the entries were not saved, in one sentence. */
    problem,
    setProblem,
    summarise: (errors: FieldErrors) => setProblem(errorSummary(errors)),
    /** Replaces all entries, which removes the errors: their paths may be other ones now. */
    setEntries: (entries: StepDraft[]) => {
      form.setFieldValue('experiences', entries);
      form.clearErrors();
      setProblem(null);
    },
  };
}

export type EntriesForm = ReturnType<typeof useEntriesForm>;
