import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldStyle } from './fields.ts';

/** Several lines of text; it grows with them. */
export function TextAreaField(props: TextareaProps) {
  return <Textarea {...fieldStyle} autosize minRows={3} maxRows={12} {...props} />;
}
