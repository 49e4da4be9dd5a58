import { NumberField, TextAreaField, TextField } from '@/ui';
import type { PostForm } from '../../writing/usePostForm';
import classes from './fields.module.css';

type Props = { form: PostForm };

/** A story that holds them from before keeps them, but does not need them. */
export function AdditionalFields({ form }: Props) {
  const crisp = form.values.postType === 'crisp';
  return (
    <div className={classes.fields}>
      <NumberField
        label="Total students placed"
        required={crisp}
        min={0}
        allowDecimal={false}
        {...form.getInputProps('finalPlacementCount')}
      />
      <TextField label="Job location" required={crisp} {...form.getInputProps('location')} />
      {crisp && (
        <TextAreaField
          className={classes.whole}
          label="Topics weightage"
          description="Which topics counted, and how much: DSA 50 %, DBMS 20 %, projects 30 %"
          {...form.getInputProps('topicsWeightage')}
        />
      )}
    </div>
  );
}
