import { Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';

export type { ButtonProps } from '@mantine/core';

/**
 * Variants in use: `filled` (one on each screen), `light`, `default`, `subtle`; `color="danger"`
 * for an action that cannot be undone.
 *
 * Assigned, not re-exported: a re-export would be bundled without the style sheets above.
 */
export const Button = MantineButton;
