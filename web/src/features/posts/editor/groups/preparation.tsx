import { TextAreaField, TextField } from '@/ui';
import classes from '../fields/fields.module.css';
import type { PostType } from '../form/post-values';
import { declareGroup, type Group, type GroupProps } from './group';

function PreparationInputs({ form }: GroupProps<'postType'>) {
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

const group = {
  id: 'preparation',
  title: 'Preparation',
  alsoReads: ['postType'],
  Inputs: PreparationInputs,
} as const;

/** Crisp Details ask for the topics among the additional details. */
export const preparation: Record<PostType, Group> = {
  crisp: declareGroup({ ...group, fields: ['preparationTips', 'preparationTime'] }),
  story: declareGroup({
    ...group,
    fields: ['preparationTips', 'preparationTime', 'topicsWeightage'],
  }),
};
