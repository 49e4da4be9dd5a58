import { CheckboxField, NumberField, TextField } from '@/ui';
import { offerLabels } from '@schema/rules/posts-texts';
import type { PostForm } from '../../usePostForm';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';

type Props = { form: PostForm };

export function OutcomeFields({ form }: Props) {
  const pay = form.values.experienceType === 'intern' ? { label: 'Stipend', unit: 'K a month' } : { label: 'Package', unit: 'LPA' };
  return (
    <div className={classes.fields}>
      <ChoiceField label="Offer status" required name="offerStatus" options={offerLabels} {...form.getInputProps('offerStatus')} />
      <TextField
        label={`${pay.label} (${pay.unit})`} inputMode="decimal"
        {...form.getInputProps('package')}
      />
      <NumberField label="Total students placed" required allowDecimal={false} {...form.getInputProps('finalPlacementCount')} />
      <TextField label="Job location" required {...form.getInputProps('location')} />
      <div className={classes.whole}>
        <CheckboxField size="sm" label="I work there now" {...form.getInputProps('atCompany', { type: 'checkbox' })} />
      </div>
    </div>
  );
}
