import { TextAreaField, TextField } from '@/ui';
import type { PostForm } from '../../writing/usePostForm';
import classes from './fields.module.css';

type Props = { form: PostForm };

export function PreparationFields({ form }: Props) {
  return (
    <div className={classes.fields}>
      <TextAreaField
        className={classes.whole}
        label="Preparation tips"
        description="What worked for you, and what you would leave out"
        {...form.getInputProps('preparationTips')}
      />
      <TextField
        label="Preparation time"
        placeholder="3 months, evenings"
        {...form.getInputProps('preparationTime')}
      />
      {form.values.postType === 'story' && (
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
