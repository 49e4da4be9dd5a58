import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldLook } from './fields.ts';

/** Grows with what is written. */
export function TextAreaField(props: TextareaProps) {
  return <Textarea {...fieldLook} autosize minRows={3} maxRows={12} {...props} />;
}
