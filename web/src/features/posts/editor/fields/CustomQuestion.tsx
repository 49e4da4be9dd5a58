import { Button, TextAreaField, TextField } from '@/ui';
import type { FormOf } from '../form/post-form';
import classes from './QuestionsField.module.css';

type Props = { form: FormOf<'additionalQuestions' | 'typing'> };

/** A question of the author's own, with its answer. */
export function CustomQuestion({ form }: Props) {
  const {
    additionalQuestions,
    typing: { question, answer },
  } = form.values;
  const ready = question.trim() !== '' && answer.trim() !== '';
  const add = () => {
    form.setFieldValue('additionalQuestions', [
      ...additionalQuestions,
      { question: question.trim(), answer: answer.trim() },
    ]);
    form.setFieldValue('typing.question', '');
    form.setFieldValue('typing.answer', '');
  };
  return (
    <div role="group" aria-label="Own question" className={classes.custom}>
      <TextField label="A question of your own" {...form.getInputProps('typing.question')} />
      <TextAreaField label="Your answer" minRows={2} {...form.getInputProps('typing.answer')} />
      <Button className={classes.button} variant="default" disabled={!ready} onClick={add}>
        Add Question
      </Button>
    </div>
  );
}
