import { TextField } from '@/ui';
import type { JobTextName } from './job-values';
import type { JobForm } from './useJobForm';

type Props = {
  form: JobForm;
  name: JobTextName;
  label: string;
  max?: number;
  required?: boolean;
  type?: 'text' | 'url' | 'date';
  placeholder?: string;
  description?: string;
  onBlur?: () => void;
};

/** One line of the form. */
export function JobTextField({ form, name, max, ...field }: Props) {
  return (
    <TextField
      {...field}
      name={name}
      value={form.values[name]}
      error={form.errors.fieldErrors[name]}
      {...(max && { maxLength: max })}
      onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
    />
  );
}
