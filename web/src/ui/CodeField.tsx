import { TextInput, type TextInputProps } from '@mantine/core';
import { cx } from './cx.ts';
import { fieldLook } from './fields.ts';
import css from './fields.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string;
  onChange: (code: string) => void;
};

/** A mailed code of 6 digits: one box, so that paste and the phone's own suggestion work. */
export function CodeField({ onChange, ...props }: Props) {
  return (
    <TextInput
      {...fieldLook}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="••••••"
      classNames={{ ...fieldLook.classNames, input: cx(fieldLook.classNames.input, css.code) }}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      {...props}
    />
  );
}
