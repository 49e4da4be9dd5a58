import { CompanyLogo, SelectField, TextAreaField, TextField } from '@/ui';
import { firstInterviewYear } from '@schema/rules/posts';
import { campusLabels, experienceLabels } from '@schema/rules/posts-texts';
import type { PostForm } from '../../writing/usePostForm';
import { thisYear } from '../../writing/values';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';

const years = Array.from({ length: thisYear - firstInterviewYear + 1 }, (_, index) =>
  String(thisYear - index),
);

type Props = {
  form: PostForm;
  /** The career path names the company of a new post; that of a published one may be corrected. */
  companyNamed: boolean;
};

export function InterviewFields({ form, companyNamed }: Props) {
  const { companyName, logo, experienceType, interviewYear } = form.values;
  return (
    <div className={classes.fields}>
      {!companyNamed && (
        <TextField
          className={classes.whole}
          label="Company name"
          required
          autoComplete="organization"
          {...form.getInputProps('companyName')}
        />
      )}
      <TextField
        label="Role"
        required
        autoComplete="organization-title"
        {...form.getInputProps('role')}
      />
      <TextField
        label="Experience type"
        readOnly
        value={experienceLabels[experienceType as keyof typeof experienceLabels] ?? ''}
      />
      <SelectField
        label="Interview year"
        required
        data={years}
        {...form.getInputProps('interviewYear')}
        value={String(interviewYear)}
        onChange={(event) => form.setFieldValue('interviewYear', Number(event.currentTarget.value))}
      />
      <ChoiceField
        label="Campus type"
        required
        name="campusType"
        options={campusLabels}
        {...form.getInputProps('campusType')}
      />
      <TextAreaField
        className={classes.whole}
        label="The company in one line"
        required
        description="What would you tell a junior who has ten seconds?"
        {...form.getInputProps('oneLiner')}
      />
      <TextField
        className={classes.whole}
        label="Logo URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        description="Without one the company's initial is drawn."
        rightSection={<CompanyLogo name={companyName || '?'} src={logo} size={28} />}
        {...form.getInputProps('logo')}
      />
    </div>
  );
}
