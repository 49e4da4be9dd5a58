import { postTexts } from '@schema/rules/posts/posts-texts';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useUndoToast } from '@/core/forms/useUndoToast';
import { IconButton, TextAreaField } from '@/ui';
import type { FormOf } from '../form/post-form';
import { putBackInto, type RemovedPlaces, removedFrom } from '../form/removed-places';
import { CustomQuestion } from './CustomQuestion';
import classes from './QuestionsField.module.css';
import { SuggestedQuestions } from './SuggestedQuestions';

type Props = { form: FormOf<'additionalQuestions' | 'typing'> };

/** Questions that the author answers beforehand: five are suggested, others can be thought of. */
export function QuestionsField({ form }: Props) {
  const { additionalQuestions } = form.values;
  const tellRemoved = useUndoToast();
  const removed = useRef<RemovedPlaces>([]);
  const remove = (index: number) => {
    const question = additionalQuestions[index];
    form.removeListItem('additionalQuestions', index);
    const place = removedFrom(removed.current, index);
    if (!question) return;
    const isSameQuestion = (one: { question: string }) => one.question === question.question;
    tellRemoved(postTexts.questionRemoved, () => {
      const { additionalQuestions: now, typing } = form.getValues();
      // Answered anew meanwhile: the newer answer stays, and no question stands twice.
      if (now.some(isSameQuestion)) return;
      const isAnswered = ({ answer }: { answer: string }) => answer.trim() !== '';
      if (typing.suggested.some((one) => isSameQuestion(one) && isAnswered(one))) return;
      form.setFieldValue(
        'typing.suggested',
        typing.suggested.filter((one) => !isSameQuestion(one)),
      );
      const at = Math.min(putBackInto(removed.current, place), now.length);
      form.insertListItem('additionalQuestions', question, at);
    });
  };
  return (
    <div className={classes.field}>
      {additionalQuestions.length > 0 && (
        <ul role="list" className={classes.added} aria-label="Added questions">
          {additionalQuestions.map(({ question }, index) => (
            <li key={index} className={classes.one}>
              <TextAreaField
                className={classes.answer}
                label={question}
                minRows={2}
                {...form.getInputProps(`additionalQuestions.${index}.answer`)}
              />
              <IconButton label={`Remove question ${index + 1}`} onClick={() => remove(index)}>
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {form.errors.additionalQuestions && (
        <p className={classes.error} role="alert">
          {form.errors.additionalQuestions}
        </p>
      )}
      <SuggestedQuestions form={form} />
      <CustomQuestion form={form} />
    </div>
  );
}
