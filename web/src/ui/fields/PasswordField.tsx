import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import { useState } from 'react';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { fieldStyle } from './fields.ts';

/**
 * A password that can be shown. The toggle is reached by keyboard, and its label says what it will
 * do.
 */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...fieldStyle}
      visible={visible}
      onVisibilityChange={setVisible}
      // The label changes, so the button is not a pressed one as well.
      visibilityToggleButtonProps={{
        'aria-label': visible ? uiTexts.hidePassword : uiTexts.showPassword,
        'aria-pressed': undefined,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      // Mantine sets this on every field but this one.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
