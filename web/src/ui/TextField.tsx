import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldLook } from './fields.ts';

export type TextFieldProps = TextInputProps;

export function TextField(props: TextFieldProps) {
  return <TextInput {...fieldLook} {...props} />;
}
