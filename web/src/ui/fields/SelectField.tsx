import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fieldStyle } from './fields.ts';

/** What can be chosen; a text is its own label. */
type Option<Value extends string> = Value | { value: Value; label: string };

const optionValue = <Value extends string>(option: Option<Value>): Value =>
  typeof option === 'string' ? option : option.value;

type Props<Value extends string> = Omit<NativeSelectProps, 'data'> & {
  placeholder?: string;
  data?: readonly Option<Value>[];
  /** Called with the value of the option that was chosen; not for the placeholder. */
  onChoose?: (value: Value) => void;
};

/**
 * The device's own select, whose picker people know. `placeholder` is the option for no choice (the
 * value '').
 */
export function SelectField<Value extends string = string>({
  placeholder,
  data = [],
  onChange,
  onChoose,
  ...props
}: Props<Value>) {
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...fieldStyle}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={[...none, ...data]}
      onChange={(event) => {
        onChange?.(event);
        const chosen = data.map(optionValue).find((value) => value === event.currentTarget.value);
        if (chosen !== undefined) onChoose?.(chosen);
      }}
      {...props}
    />
  );
}
