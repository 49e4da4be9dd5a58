import { TextInput, type TextInputProps } from '@mantine/core';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import { cx } from '../cx.ts';
import css from './fields.module.css';
import { fieldStyle } from './fields.ts';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string;
  onChange: (code: string) => void;
};

/** A mailed code of 6 digits: one box, so that pasting and the phone's own suggestion work. */
export function CodeField({ onChange, ...props }: Props) {
  return (
    <TextInput
      {...fieldStyle}
      label={uiTexts.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="••••••"
      classNames={{ ...fieldStyle.classNames, input: cx(fieldStyle.classNames.input, css.code) }}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      {...props}
    />
  );
}
