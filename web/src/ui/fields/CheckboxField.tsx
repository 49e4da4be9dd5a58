import { Checkbox, type CheckboxProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import classes from './CheckboxField.module.css';

/** A box to tick, large enough for a finger. */
export function CheckboxField(props: CheckboxProps) {
  return (
    <Checkbox
      size="md"
      iconColor="var(--x-on-accent)"
      classNames={{
        description: classes['description'] ?? '',
        labelWrapper: classes['words'] ?? '',
      }}
      {...props}
    />
  );
}
