import { TagsInput, type TagsInputProps } from '@mantine/core';
import { fieldLook } from './fields.ts';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

/** Words as chips: Enter or a comma makes one, Backspace takes the last. What stands half typed when one leaves the field becomes one too. */
export function ChipsField(props: Omit<TagsInputProps, 'splitChars' | 'acceptValueOnBlur'>) {
  return <TagsInput {...fieldLook} splitChars={[',', ';', '\n']} acceptValueOnBlur {...props} />;
}
