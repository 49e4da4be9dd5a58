import { CheckboxField, TextField } from '@/ui';
import { offerLabels } from '@schema/rules/posts-texts';
import type { UploadQueue } from '../../writing/upload-queue';
import type { PostForm } from '../../writing/usePostForm';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';
import { ResumeField } from './ResumeField';

type Props = { form: PostForm; uploads: UploadQueue };

export function OutcomeFields({ form, uploads }: Props) {
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
