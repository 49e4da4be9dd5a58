import { modeLabels } from '@schema/rules/posts/posts-texts';
import { NumberField, TextAreaField } from '@/ui';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { LinksField } from '../fields/LinksField';
import { declareGroup, type GroupProps } from './group';

/**
 * Duration, mode and count are required once there are questions; a story describes it in its own
 * words.
 */
function AssessmentInputs({ form }: GroupProps<'onlineAssessment' | 'postType'>) {
  const asked = form.values.onlineAssessment.questionsAsked.trim() !== '';
  const links = (
    <LinksField form={form} path="onlineAssessment.questionLinks" label="Question links" />
  );
  if (form.values.postType === 'story') {
    return (
      <div className={classes.stack}>
        <TextAreaField
          label="How the online assessment went"
          minRows={5}
          {...form.getInputProps('onlineAssessment.description')}
        />
        {links}
      </div>
    );
  }
  return (
    <div className={classes.fields}>
      <TextAreaField
        className={classes.whole}
        label="Questions asked"
        description="Leave it empty when there was no online assessment."
        {...form.getInputProps('onlineAssessment.questionsAsked')}
      />
      <NumberField
        label="Duration (minutes)"
        required={asked}
        min={1}
        allowDecimal={false}
        {...form.getInputProps('onlineAssessment.duration')}
      />
      <NumberField
        label="Shortlisted count"
        required={asked}
        min={0}
        allowDecimal={false}
        {...form.getInputProps('onlineAssessment.shortlistedCount')}
      />
      <ChoiceField
        label="Mode"
        required={asked}
        name="onlineAssessment.mode"
        options={modeLabels}
        {...form.getInputProps('onlineAssessment.mode')}
      />
      <div className={classes.whole}>{links}</div>
    </div>
  );
}

export const assessment = declareGroup({
  id: 'assessment',
  title: 'Online Assessment',
  fields: ['onlineAssessment'],
  alsoReads: ['postType'],
  Inputs: AssessmentInputs,
});
