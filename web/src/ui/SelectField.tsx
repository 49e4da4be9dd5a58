import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fieldLook } from './fields.ts';

type Props = NativeSelectProps & { placeholder?: string };

/** The device's own select: the picker a phone's owner knows. `placeholder` is the choice that is none (value ''). */
export function SelectField({ placeholder, data, ...props }: Props) {
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...fieldLook}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={[...none, ...(data ?? [])]}
      {...props}
    />
  );
}
