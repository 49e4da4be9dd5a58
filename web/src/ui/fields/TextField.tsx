import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldStyle } from './fields.ts';

export type TextFieldProps = TextInputProps;

/** One line of text, with the label and error of all fields. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...fieldStyle} {...props} />;
}
