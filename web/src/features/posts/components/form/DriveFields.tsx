import { NumberField } from '@/ui';
import { levelLabels, modeLabels } from '@schema/rules/posts-texts';
import type { PostForm } from '../../writing/usePostForm';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';

type Props = { form: PostForm };

export function DriveFields({ form }: Props) {
  return (
    <div className={classes.fields}>
      <NumberField
        label="Number of rounds"
        required
        min={1}
        allowDecimal={false}
        {...form.getInputProps('numberOfRounds')}
      />
      <ChoiceField
        label="Drive mode"
        required
        name="mode"
        options={modeLabels}
        {...form.getInputProps('mode')}
      />
      <ChoiceField
        label="Difficulty"
        required
        name="level"
        options={levelLabels}
        {...form.getInputProps('level')}
      />
    </div>
  );
}
