import { TextAreaField } from '@/ui';
import { declareGroup, type GroupProps } from './group';

function NotesInput({ form }: GroupProps<never>) {
  return (
    <TextAreaField
      label="Final notes"
      description="What you would tell yourself before it began"
      minRows={4}
      {...form.getInputProps('finalNotes')}
    />
  );
}

export const notes = declareGroup({
  id: 'notes',
  title: 'Final Notes',
  fields: ['finalNotes'],
  Inputs: NotesInput,
});
