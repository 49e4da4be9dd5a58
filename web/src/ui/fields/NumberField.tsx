import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { fieldStyle } from './fields.ts';

/** A number that is typed: no arrows that a thumb misses, no wheel that changes it by accident. */
export function NumberField(props: NumberInputProps) {
  return <NumberInput {...fieldStyle} hideControls clampBehavior="none" {...props} />;
}
