import { answerLinkTexts as texts } from '@schema/rules/mailanswers/answer-link-texts';
import { answerText } from '@schema/rules/posts/content';
import { contentMaxLength } from '@schema/rules/posts/posts-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { TextAreaField } from '@/ui';
import css from './LinkedQuestion.module.css';

const schema = z.object({ content: answerText });

type Props = {
  /** The question's. */
  id: string;
  /** Who asks. */
  name: string;
  onSend: (content: string) => Promise<unknown>;
};

/** The words of an answer. What is typed stays in the tab until it is sent. */
export function AnswerForm({ id, name, onSend }: Props) {
  const form = useDraftForm({
    name: { shared: `byLink.answer.${id}` },
    area: 'tab',
    initial: { content: '' },
    schema,
    failed: texts.failed,
    failureIn: 'form',
    send: ({ content }) => onSend(content),
  });
  const { content } = form.values;
  return (
    <DraftForm form={form} className={css.form}>
      <TextAreaField
        label={texts.label(name)}
        hint={texts.hint}
        minRows={5}
        autoFocus
        {...form.field('content')}
      />
      <FormFoot
        form={form}
        send={texts.send}
        {...(content.length > contentMaxLength - 500 && { count: [content, contentMaxLength] })}
        isMissing={content.trim() === ''}
      />
      <p className={css.faint}>{texts.nothingYet}</p>
    </DraftForm>
  );
}
