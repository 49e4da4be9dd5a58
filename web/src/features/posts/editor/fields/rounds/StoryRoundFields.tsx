import { memo } from 'react';
import { TextAreaField, TextField } from '@/ui';
import type { FormOf } from '../../form/post-form';
import classes from '../fields.module.css';
import { LinksField } from '../LinksField';
import { isSameRound } from './same-round';

type Props = { form: FormOf<'storyRounds'>; index: number };

/** A round of a story: its name, and what happened in the author's own words. */
export const StoryRoundFields = memo(({ form, index }: Props) => {
  const at = `storyRounds.${index}` as const;
  return (
    <div className={classes.stack}>
      <TextField
        label="Round name"
        required
        placeholder="Technical interview"
        {...form.getInputProps(`${at}.name`)}
      />
      <TextAreaField
        label="Description"
        required
        minRows={5}
        description="How it began, what was asked, how you answered, how it ended"
        {...form.getInputProps(`${at}.description`)}
      />
      <LinksField form={form} path={`${at}.questionLinks`} label="Question links" />
    </div>
  );
}, isSameRound('storyRounds'));
