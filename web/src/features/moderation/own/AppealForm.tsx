import { appealWords } from '@schema/rules/moderation/moderation';
import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { longestAppeal } from '@schema/rules/moderation/moderation-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { TextAreaField } from '@/ui';
import css from '../cases/cases.module.css';

const schema = z.object({ words: appealWords });

type Props = {
  /** The case's. */
  id: string;
  onSend: (words: string) => Promise<unknown>;
  onClose?: () => void;
};

/** The words of an appeal. What is typed stays on the device until it is sent. */
export function AppealForm({ id, onSend, onClose }: Props) {
  const form = useDraftForm({
    name: `appeal:${id}`,
    initial: { words: '' },
    schema,
    failed: texts.failed,
    send: ({ words }) => onSend(words),
    ...(onClose && { onSent: onClose }),
  });
  const { words } = form.values;
  return (
    <DraftForm form={form} className={css.form}>
      <TextAreaField
        label={texts.appealLabel}
        minRows={4}
        maxLength={longestAppeal}
        data-autofocus
        {...form.field('words')}
      />
      <FormFoot
        form={form}
        send={texts.send}
        count={[words, longestAppeal]}
        isMissing={words.trim() === ''}
        {...(onClose && { onCancel: onClose })}
      />
    </DraftForm>
  );
}
