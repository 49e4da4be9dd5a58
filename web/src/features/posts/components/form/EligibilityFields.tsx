import { NumberField } from '@/ui';
import type { PostForm } from '../../usePostForm';
import { BranchesField } from './BranchesField';
import classes from './fields.module.css';

type Props = { form: PostForm };

export function EligibilityFields({ form }: Props) {
  return (
    <div className={classes.fields}>
      <div className={classes.whole}>
        <BranchesField {...form.getInputProps('eligibleBranches')} />
      </div>
      <NumberField label="Minimum CGPA" required description="0 when there was no cut-off" step={0.1} {...form.getInputProps('cgpaRequired')} />
    </div>
  );
}
