import { Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';

export type { ButtonProps } from '@mantine/core';

/** Variants in use: `filled` (one per screen), `light`, `default`, `subtle`; `color="red"` for what can't be taken back. */
export const Button = MantineButton; // A binding of its own: a bare re-export would leave the style sheets behind.
