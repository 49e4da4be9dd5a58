import { useForm, schemaResolver } from '@mantine/form';
import { Button, SelectField, TextField } from '@/ui';
import { generalDetails } from '@schema/rules/posts';
import { experienceLabels } from '@schema/rules/posts-texts';
import type { Experience } from '../experience';
import classes from './AnotherCompanyForm.module.css';

const rule = generalDetails(new Date().getFullYear()).pick({ companyName: true, role: true, experienceType: true });
const types = Object.entries(experienceLabels).map(([value, label]) => ({ value, label }));

type Props = { onContinue: (experience: Experience) => void };

/** An interview at a company that is not in the timeline: asked for, but not joined. */
export function AnotherCompanyForm({ onContinue }: Props) {
  const form = useForm({
    initialValues: { companyName: '', role: '', experienceType: 'fulltime' },
    validate: schemaResolver(rule, { sync: true }),
  });
  const submit = form.onSubmit((values) => onContinue({ ...rule.parse(values), companyLogo: null }));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField label="Company" required autoComplete="organization" {...form.getInputProps('companyName')} />
      <TextField label="Role" required autoComplete="organization-title" {...form.getInputProps('role')} />
      <SelectField label="Type" required data={types} {...form.getInputProps('experienceType')} />
      <Button type="submit">Continue</Button>
    </form>
  );
}
