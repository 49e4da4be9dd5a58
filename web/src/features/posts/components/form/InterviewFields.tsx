import { SelectField, TextAreaField, TextField } from '@/ui';
import { firstInterviewYear } from '@schema/rules/posts';
import { campusLabels, experienceLabels } from '@schema/rules/posts-texts';
import { thisYear } from '../../form-values';
import type { PostForm } from '../../usePostForm';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';

const years = Array.from({ length: thisYear - firstInterviewYear + 1 }, (_, index) => String(thisYear - index));

type Props = {
  form: PostForm;
  /** The career path named company, role and type: they are read only. */
  named: boolean;
};

export function InterviewFields({ form, named }: Props) {
  const year = form.getInputProps('interviewYear');
  return (
    <div className={classes.fields}>
      {!named && (
        <>
          <TextField label="Company" required autoComplete="organization" {...form.getInputProps('companyName')} />
          <TextField label="Role" required autoComplete="organization-title" {...form.getInputProps('role')} />
          <ChoiceField label="Experience type" required name="experienceType" options={experienceLabels} {...form.getInputProps('experienceType')} />
        </>
      )}
      <SelectField label="Interview year" required data={years} {...year} value={String(form.values.interviewYear)} onChange={(event) => form.setFieldValue('interviewYear', Number(event.currentTarget.value))} />
      <ChoiceField label="Campus type" required name="campusType" options={campusLabels} {...form.getInputProps('campusType')} />
      <TextAreaField
        className={classes.whole} label="The company in one line" required description="What would you tell a junior who has ten seconds?"
        {...form.getInputProps('oneLiner')}
      />
      <TextField className={classes.whole} label="Logo URL" type="url" inputMode="url" placeholder="https://" description="Without one the company's initial is drawn." {...form.getInputProps('logo')} />
    </div>
  );
}
