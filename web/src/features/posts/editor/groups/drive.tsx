import { levelLabels, modeLabels, postTexts } from '@schema/rules/posts/posts-texts';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { declareGroup, type GroupProps } from './group';

function DriveInputs({ form }: GroupProps<never>) {
  return (
    <div className={classes.fields}>
      <ChoiceField
        label="Drive mode"
        name="mode"
        noneText={postTexts.notSaid}
        options={modeLabels}
        {...form.getInputProps('mode')}
      />
      <ChoiceField
        label="Difficulty"
        name="level"
        noneText={postTexts.notSaid}
        options={levelLabels}
        {...form.getInputProps('level')}
      />
    </div>
  );
}

export const drive = declareGroup({
  id: 'drive',
  title: 'How it went',
  fields: ['mode', 'level'],
  Inputs: DriveInputs,
});
