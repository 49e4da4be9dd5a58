import { postTexts, suggestedQuestions } from '@schema/rules/posts/posts-texts';
import { useUndoToast } from '@/core/forms/useUndoToast';
import { Button, CheckboxField, TextAreaField } from '@/ui';
import type { FormOf } from '../form/post-form';
import classes from './QuestionsField.module.css';

type Props = { form: FormOf<'additionalQuestions' | 'typing'> };

/** Choose, answer, add: nothing is added before each chosen one has its answer. */
export function SuggestedQuestions({ form }: Props) {
  const {
    additionalQuestions,
    typing: { suggested: chosen },
  } = form.values;
  const open = suggestedQuestions.filter(
    (one) => !additionalQuestions.some(({ question }) => question === one),
  );
  const set = (next: typeof chosen) => form.setFieldValue('typing.suggested', next);
  const tellRemoved = useUndoToast();
  const ready = chosen.length > 0 && chosen.every(({ answer }) => answer.trim() !== '');
  const add = () => {
    form.setFieldValue('additionalQuestions', [...additionalQuestions, ...chosen]);
    set([]);
  };
  const unchoose = (question: string) => {
    const answered = chosen.find((one) => one.question === question);
    set(chosen.filter((one) => one.question !== question));
    if (answered?.answer.trim())
      tellRemoved(postTexts.questionRemoved, () => {
        const { additionalQuestions: added, typing } = form.getValues();
        // Added meanwhile, with another answer: chosen, it would stand nowhere and block the form.
        if (added.some((one) => one.question === question)) return;
        set([...typing.suggested.filter((one) => one.question !== question), answered]);
      });
  };
  const error = form.errors['typing.suggested'];

  if (open.length === 0) return null;
  return (
    <fieldset className={classes.suggested}>
      <legend className={classes.label}>Suggested questions</legend>
      {open.map((question) => {
        const index = chosen.findIndex((one) => one.question === question);
        return (
          <div key={question} className={classes.choice}>
            <CheckboxField
              size="sm"
              label={question}
              checked={index >= 0}
              onChange={(event) =>
                event.currentTarget.checked
                  ? set([...chosen, { question, answer: '' }])
                  : unchoose(question)
              }
            />
            {index >= 0 && (
              <TextAreaField
                className={classes.reply}
                aria-label={`Answer: ${question}`}
                placeholder="Your answer"
                minRows={2}
                value={chosen[index]?.answer ?? ''}
                data-path="typing.suggested"
                onChange={(event) =>
                  set(
                    chosen.map((one) =>
                      one.question === question ? { question, answer: event.target.value } : one,
                    ),
                  )
                }
              />
            )}
          </div>
        );
      })}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button className={classes.button} variant="default" disabled={!ready} onClick={add}>
        Add Selected
      </Button>
    </fieldset>
  );
}
