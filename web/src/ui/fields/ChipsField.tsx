import { TagsInput, type TagsInputProps } from '@mantine/core';
import { fieldStyle } from './fields.ts';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

/**
 * Words as chips: Enter or a comma completes one, Backspace removes the last. Leaving the field
 * completes what is half typed.
 */
export function ChipsField(props: Omit<TagsInputProps, 'splitChars' | 'acceptValueOnBlur'>) {
  return <TagsInput {...fieldStyle} splitChars={[',', ';', '\n']} acceptValueOnBlur {...props} />;
}
