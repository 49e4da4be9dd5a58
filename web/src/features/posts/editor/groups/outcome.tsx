import { offerLabels } from '@schema/rules/posts/posts-texts';
import { CheckboxField, TextField } from '@/ui';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { ResumeField } from '../uploads/ResumeField';
import { declareGroup, type GroupProps } from './group';

function OutcomeInputs({ form, uploads }: GroupProps<'experienceType' | 'resume'>) {
  const pay =
    form.values.experienceType === 'intern'
      ? { label: 'Stipend', unit: 'K a month' }
      : { label: 'Package', unit: 'LPA' };
  return (
    <div className={classes.fields}>
      <ChoiceField
        label="Offer status"
        required
        name="offerStatus"
        options={offerLabels}
        {...form.getInputProps('offerStatus')}
      />
      <TextField
        label={`${pay.label} (${pay.unit})`}
        inputMode="decimal"
        {...form.getInputProps('package')}
      />
      <div className={classes.whole}>
        <CheckboxField
          size="sm"
          label="I work there now"
          {...form.getInputProps('atCompany', { type: 'checkbox' })}
        />
      </div>
      <div className={classes.whole}>
        <ResumeField form={form} uploads={uploads} />
      </div>
    </div>
  );
}

export const outcome = declareGroup({
  id: 'outcome',
  title: 'What came of it',
  fields: ['offerStatus', 'package', 'atCompany', 'resumeLink', 'resume'],
  alsoReads: ['experienceType'],
  Inputs: OutcomeInputs,
});
