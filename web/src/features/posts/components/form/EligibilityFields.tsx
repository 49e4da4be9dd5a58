import { NumberField } from '@/ui';
import type { PostForm } from '../../writing/usePostForm';
import { BranchesField } from './BranchesField';
import classes from './fields.module.css';

type Props = { form: PostForm };

export function EligibilityFields({ form }: Props) {
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
