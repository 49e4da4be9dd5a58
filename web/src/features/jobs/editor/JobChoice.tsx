import { SelectField } from '@/ui';
import type { JobTextName } from './job-values';
import type { JobForm } from './useJobForm';

type Props<Word extends string> = {
  form: JobForm;
  name: JobTextName;
  label: string;
  words: readonly Word[];
  labels?: Record<Word, string>;
  placeholder?: string;
  required?: boolean;
};

/** A choice of the form, by the documented words. */
export function JobChoice<Word extends string>({
  form,
  name,
  words,
  labels,
  ...field
}: Props<Word>) {
  return (
    <SelectField
      {...field}
      name={name}
      value={form.values[name]}
      error={form.errors.fieldErrors[name]}
      data={words.map((value) => ({ value, label: labels?.[value] ?? value }))}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
    />
  );
}
