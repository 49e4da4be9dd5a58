import { levelLabels, modeLabels, postTexts } from '@schema/rules/posts/posts-texts';
import { memo } from 'react';
import { NumberField, TextAreaField, TextField } from '@/ui';
import type { FormOf } from '../../form/post-form';
import { ChoiceField } from '../ChoiceField';
import classes from '../fields.module.css';
import { LinksField } from '../LinksField';
import { isSameRound } from './same-round';

const nice = { yes: 'Yes', no: 'No' } as const;

type Props = { form: FormOf<'rounds'>; index: number };

/** A round of a crisp post. */
export const RoundFields = memo(({ form, index }: Props) => {
  const at = `rounds.${index}` as const;
  const isNice = form.values.rounds[index]?.isInterviewerNice ?? null;
  return (
    <div className={classes.fields}>
      <TextField
        className={classes.whole}
        label="Round name"
        required
        placeholder="Technical interview"
        {...form.getInputProps(`${at}.roundName`)}
      />
      <TextAreaField
        className={classes.whole}
        label="Questions asked"
        required
        {...form.getInputProps(`${at}.questionsAsked`)}
      />
      <TextAreaField
        className={classes.whole}
        label="Intention of the interviewer"
        description="What did they want to find out?"
        minRows={2}
        {...form.getInputProps(`${at}.intentionOfInterviewer`)}
      />
      <NumberField
        label="Duration (minutes)"
        required
        min={1}
        allowDecimal={false}
        {...form.getInputProps(`${at}.duration`)}
      />
      <NumberField
        label="Shortlisted count"
        required
        min={0}
        allowDecimal={false}
        {...form.getInputProps(`${at}.shortlistedCount`)}
      />
      <ChoiceField
        label="Mode"
        required
        name={`${at}.mode`}
        options={modeLabels}
        {...form.getInputProps(`${at}.mode`)}
      />
      <ChoiceField
        label="Difficulty"
        required
        name={`${at}.level`}
        options={levelLabels}
        {...form.getInputProps(`${at}.level`)}
      />
      <ChoiceField
        label="Was the interviewer nice?"
        name={`${at}.isInterviewerNice`}
        options={nice}
        noneText={postTexts.notSaid}
        value={isNice === null ? '' : isNice ? 'yes' : 'no'}
        onChange={(value) =>
          form.setFieldValue(`${at}.isInterviewerNice`, value ? value === 'yes' : null)
        }
      />
      <div className={classes.whole}>
        <LinksField form={form} path={`${at}.questionLinks`} label="Question links" />
      </div>
    </div>
  );
}, isSameRound('rounds'));
