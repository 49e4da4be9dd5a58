import { NumberField, TextAreaField } from '@/ui';
import { modeLabels } from '@schema/rules/posts-texts';
import type { PostForm } from '../../writing/usePostForm';
import { ChoiceField } from './ChoiceField';
import classes from './fields.module.css';
import { LinksField } from './LinksField';

type Props = { form: PostForm };

/** Duration, mode and count are asked for once there are questions; a story tells it in its own words. */
export function AssessmentFields({ form }: Props) {
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
