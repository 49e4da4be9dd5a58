import { TextAreaField } from '@/ui';
import type { Group, GroupProps } from './group';

function NotesInput({ form }: GroupProps) {
  return (
    <TextAreaField
      label="Final notes"
      description="What you would tell yourself before it began"
      minRows={4}
      {...form.getInputProps('finalNotes')}
    />
  );
}

export const notes: Group = {
  id: 'notes',
  title: 'Final Notes',
  fields: ['finalNotes'],
  Inputs: NotesInput,
};
