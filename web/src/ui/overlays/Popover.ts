import { Popover as MantinePopover } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';

/**
 * What opens below a button and stays beside it: Escape and a press outside close it.
 *
 * Assigned, not re-exported: a re-export would be bundled without the style sheets above.
 */
export const Popover = MantinePopover;
