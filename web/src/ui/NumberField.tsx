import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { fieldLook } from './fields.ts';

/** A number that is typed; no arrows to miss with a thumb, no wheel that changes it by accident. */
export function NumberField(props: NumberInputProps) {
  return <NumberInput {...fieldLook} hideControls clampBehavior="none" {...props} />;
}
