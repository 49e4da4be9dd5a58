import { levelLabels, modeLabels } from '@schema/rules/posts-texts';
import { NumberField } from '@/ui';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import type { Group, GroupProps } from './group';

function DriveInputs({ form }: GroupProps) {
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

export const drive: Group = {
  id: 'drive',
  title: 'How it went',
  fields: ['numberOfRounds', 'mode', 'level'],
  Inputs: DriveInputs,
};
