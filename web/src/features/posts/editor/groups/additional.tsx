import { NumberField, TextAreaField, TextField } from '@/ui';
import classes from '../fields/fields.module.css';
import type { PostType } from '../form/post-values';
import { declareGroup, type Group, type GroupProps } from './group';

/** Crisp Details require them. An older story that holds them does not lose them. */
function AdditionalInputs({ form }: GroupProps<'postType'>) {
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

const group = {
  id: 'additional',
  title: 'Additional Details',
  alsoReads: ['postType'],
  Inputs: AdditionalInputs,
} as const;

export const additional: Record<PostType, Group> = {
  crisp: declareGroup({
    ...group,
    fields: ['finalPlacementCount', 'location', 'topicsWeightage'],
  }),
  story: declareGroup({ ...group, fields: ['finalPlacementCount', 'location'] }),
};
