import { TextAreaField } from '@/ui';
import type { PostForm } from '../../writing/usePostForm';

type Props = { form: PostForm };

export function NotesField({ form }: Props) {
  return (
    <TextAreaField
      label="Final notes"
      description="What you would tell yourself before it began"
      minRows={4}
      {...form.getInputProps('finalNotes')}
    />
  );
}
