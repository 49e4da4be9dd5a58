import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldLook } from './fields.ts';

export type TextFieldProps = TextInputProps;

/** One line of text, with label and error as all fields have them. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...fieldLook} {...props} />;
}
