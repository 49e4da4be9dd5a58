import { NumberField } from '@/ui';
import { BranchesField } from '../fields/BranchesField';
import classes from '../fields/fields.module.css';
import { declareGroup, type GroupProps } from './group';

function EligibilityInputs({ form }: GroupProps<never>) {
  return (
    <div className={classes.fields}>
      <div className={classes.whole}>
        <BranchesField {...form.getInputProps('eligibleBranches')} />
      </div>
      <NumberField
        label="Minimum CGPA"
        required
        description="0 when there was no cut-off"
        min={0}
        max={10}
        step={0.1}
        {...form.getInputProps('cgpaRequired')}
      />
    </div>
  );
}

export const eligibility = declareGroup({
  id: 'eligibility',
  title: 'Who could apply',
  fields: ['eligibleBranches', 'cgpaRequired'],
  Inputs: EligibilityInputs,
});
