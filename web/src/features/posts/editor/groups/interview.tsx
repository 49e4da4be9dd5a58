import { companyLogoTexts } from '@schema/rules/companies/company-logos-texts';
import { firstInterviewYear } from '@schema/rules/posts/posts';
import { campusLabels, experienceLabels } from '@schema/rules/posts/posts-texts';
import { SuggestedField } from '@/features/suggestions';
import {
  CompanyLogo,
  SelectField,
  TextAreaField,
  TextField,
  useCollegeYear,
  useLogoOf,
} from '@/ui';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { declareGroup, type GroupProps } from './group';

const yearsUntil = (last: number): string[] =>
  Array.from({ length: last - firstInterviewYear + 1 }, (_, index) => String(last - index));

type Read = 'companyName' | 'logo' | 'experienceType' | 'interviewYear';

function InterviewInputs({ form, isNew }: GroupProps<Read>) {
  const { companyName, logo, experienceType, interviewYear } = form.values;
  const thisYear = useCollegeYear();
  const hasLogo = useLogoOf(companyName) !== undefined;
  return (
    <div className={classes.fields}>
      {!isNew && (
        <SuggestedField
          kind="company"
          className={classes.whole}
          label="Company name"
          required
          {...form.getInputProps('companyName')}
        />
      )}
      <SuggestedField kind="role" label="Role" required {...form.getInputProps('role')} />
      <TextField
        label="Experience type"
        readOnly
        value={experienceLabels[experienceType as keyof typeof experienceLabels] ?? ''}
      />
      <SelectField
        label="Interview year"
        required
        data={yearsUntil(thisYear)}
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
        description={
          hasLogo ? companyLogoTexts.instead : "Without one the company's initial is drawn."
        }
        rightSection={<CompanyLogo name={companyName || '?'} src={logo} size={28} />}
        {...form.getInputProps('logo')}
      />
    </div>
  );
}

export const interview = declareGroup({
  id: 'interview',
  title: 'The interview',
  fields: [
    'companyName',
    'role',
    'experienceType',
    'interviewYear',
    'campusType',
    'oneLiner',
    'logo',
  ],
  Inputs: InterviewInputs,
});
