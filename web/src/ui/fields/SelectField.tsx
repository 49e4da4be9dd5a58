import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fieldStyle } from './fields.ts';

type Props = NativeSelectProps & { placeholder?: string };

/**
 * The device's own select, whose picker people know. `placeholder` is the option for no choice (the
 * value '').
 */
export function SelectField({ placeholder, data, ...props }: Props) {
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...fieldStyle}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={[...none, ...(data ?? [])]}
      {...props}
    />
  );
}
